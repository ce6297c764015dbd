// Sends a decision: for one request by its own operation, for several by the operation that answers for each of them.
import { displayedStatus } from '../../../../domain/transaction-status.ts';
import {
  approveRequest,
  decideOnMany,
  rejectRequest,
  releaseRequest,
  sendRequestToRepair,
  verifyRequest,
} from '../../../../generated/calls/requests.ts';
import type {
  DecideMany,
  DecisionReceipt,
  DecisionResult,
  DecisionTarget,
  OrdinaryDecisionKind,
  RequestFlag,
  Signature,
} from '../../../../generated/types.ts';
import { refreshDomains } from '../../../api/refresh.ts';
import { useWrite } from '../../../api/write.ts';

export interface DecisionToSend {
  readonly decision: OrdinaryDecisionKind;
  readonly targets: readonly DecisionTarget[];
  readonly confirmed?: readonly RequestFlag[];
  readonly signature?: Signature;
  readonly reason?: string;
}

export interface Decided {
  readonly results: readonly DecisionResult[];
  /** For a decision on one request: who acts next. */
  readonly receipt?: DecisionReceipt;
}

const changes = { refreshes: ['transactions', 'accounts', 'notifications'] };

function manyOf({ decision, targets, confirmed = [], signature, reason = '' }: DecisionToSend): DecideMany {
  const items = [...targets];
  const looked = confirmed.length > 0 && { confirmed: [...confirmed] };
  if (decision === 'send-to-repair') return { decision, items, reason };
  if (decision === 'reject') return { decision, items, ...(reason && { reason }) };
  if (decision === 'verify') return { decision, items, ...looked };
  return { decision, items, ...looked, signature: signature as Signature };
}

const resultOf = ({ refNo, revision, status }: DecisionReceipt): DecisionResult => ({
  refNo,
  revision,
  accepted: true,
  status: displayedStatus(status),
  code: null,
});

function useOne() {
  const [verify, approve, release] = [
    useWrite(verifyRequest, changes),
    useWrite(approveRequest, changes),
    useWrite(releaseRequest, changes),
  ];
  const [reject, giveBack] = [useWrite(rejectRequest, changes), useWrite(sendRequestToRepair, changes)];
  return (order: DecisionToSend, target: DecisionTarget): Promise<DecisionReceipt> => {
    const { decision, confirmed = [], reason = '' } = order;
    const signature = order.signature as Signature;
    const { taskId, menuAccess, revision } = target;
    const looked = { ...target, ...(confirmed.length > 0 && { confirmed: [...confirmed] }) };
    if (decision === 'verify') return verify.send({ body: looked });
    if (decision === 'approve') return approve.send({ body: { ...looked, signature } });
    if (decision === 'release') return release.send({ body: { ...looked, signature } });
    const named = { taskId, menuAccess, revision };
    if (decision === 'send-to-repair') return giveBack.send({ body: { ...named, reason } });
    return reject.send({ body: { ...named, ...(reason && { reason }) } });
  };
}

export function useDecide(isForSeveral = false) {
  const one = useOne();
  const many = useWrite(decideOnMany, changes);
  async function send(order: DecisionToSend): Promise<Decided> {
    const [first, ...others] = order.targets;
    if (first && others.length === 0 && !isForSeveral) {
      const receipt = await one(order, first);
      return { results: [resultOf(receipt)], receipt };
    }
    const { results } = await many.send({ body: manyOf(order) });
    return { results };
  }
  /** After a refusal another user may have decided first, so the requests are read again. */
  return (order: DecisionToSend): Promise<Decided> =>
    send(order).catch((error: unknown) => {
      void refreshDomains(['requests']);
      throw error;
    });
}
