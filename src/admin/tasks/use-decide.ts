// Sends a decision. One task has its own operation; several are sent together and have a result each.
import {
  approveAdminTask,
  processPendingTasks,
  rejectAdminTask,
  sendAdminTaskToRepair,
} from '../../../generated/calls/tasks.ts';
import type {
  AdminDecideMany,
  AdminDecisionReceipt,
  AdminDecisionResult,
  AdminDecisionTarget,
  Signature,
} from '../../../generated/types.ts';
import { refreshDomains } from '../../api/refresh.ts';
import { useWrite } from '../../api/write.ts';
import type { Decision } from './task-targets.ts';

export interface DecisionToSend {
  readonly decision: Decision;
  readonly targets: readonly AdminDecisionTarget[];
  readonly signature?: Signature;
  /** The approver has checked the changes of blocked makers. */
  readonly acceptsBlocked?: boolean;
  readonly reason?: string | undefined;
}

const changes = { refreshes: ['groups', 'limits', 'notifications'] };

const resultOf = ({ refNo, revision, status, failureCode }: AdminDecisionReceipt): AdminDecisionResult => ({
  refNo,
  revision,
  accepted: true,
  status,
  code: null,
  failureCode,
});

function manyOf({ decision, targets, signature, acceptsBlocked, reason = '' }: DecisionToSend): AdminDecideMany {
  const items = [...targets];
  if (decision !== 'approve') return { decision, items, reason };
  return { decision, items, signature: signature as Signature, ...(acceptsBlocked && { acceptBlockedMakers: true }) };
}

function useOne() {
  const approve = useWrite(approveAdminTask, changes);
  const reject = useWrite(rejectAdminTask, changes);
  const giveBack = useWrite(sendAdminTaskToRepair, changes);
  return (order: DecisionToSend, target: AdminDecisionTarget): Promise<AdminDecisionReceipt> => {
    const { decision, signature, acceptsBlocked, reason = '' } = order;
    if (decision === 'send-to-repair') return giveBack.send({ body: { ...target, reason } });
    if (decision === 'reject') return reject.send({ body: { ...target, reason } });
    const accepted = acceptsBlocked && { acceptBlockedMaker: true };
    return approve.send({ body: { ...target, signature: signature as Signature, ...accepted } });
  };
}

export function useDecide() {
  const one = useOne();
  const many = useWrite(processPendingTasks, changes);
  async function send(order: DecisionToSend): Promise<readonly AdminDecisionResult[]> {
    const [first, ...others] = order.targets;
    if (first && others.length === 0) return [resultOf(await one(order, first))];
    return (await many.send({ body: manyOf(order) })).results;
  }
  /** After a refusal the tasks are read again, because another administrator may have decided first. */
  return (order: DecisionToSend) =>
    send(order).catch((error: unknown) => {
      void refreshDomains(['tasks']);
      throw error;
    });
}
