import { wireInstant } from '../../domain/jakarta-time.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { DecisionReceipt, Signature } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { checkSignature } from '../people/signatures.ts';
import { takeDecision, type Sign } from '../approval/decide.ts';
import type { AppliedDecision } from '../approval/apply-decision.ts';
import { aboutRequests } from '../approval/signable.ts';
import { routeOnWire } from '../approval/wire-route.ts';

type Decisions = Handlers<Context>;

export function receiptOf(moved: AppliedDecision, now: Date): DecisionReceipt {
  const { row } = moved;
  return {
    taskId: row.task_id,
    refNo: row.ref_no,
    revision: row.revision,
    status: row.status,
    decidedAt: wireInstant(now.getTime()),
    executionDate: row.execution_date,
    idTrxLog: row.id_trx_log,
    route: routeOnWire(moved),
  };
}

export const signedBy =
  (context: Context, signature: Signature, action: 'approve' | 'release'): Sign =>
  ({ row }, checks) =>
    checkSignature(context, signature, aboutRequests(context, action, [row]), checks);

export const verifyRequest: Decisions['verifyRequest'] = async ({ body }, context) => {
  const { revision, confirmed } = body;
  return receiptOf(await takeDecision(context, { named: body, revision, decision: 'verify', confirmed }), context.now);
};

export const approveRequest: Decisions['approveRequest'] = async ({ body }, context) => {
  const { revision, confirmed, signature } = body;
  const order = { named: body, revision, decision: 'approve', confirmed } as const;
  return receiptOf(await takeDecision(context, order, signedBy(context, signature, 'approve')), context.now);
};

export const releaseRequest: Decisions['releaseRequest'] = async ({ body }, context) => {
  const { revision, confirmed, signature } = body;
  const order = { named: body, revision, decision: 'release', confirmed } as const;
  return receiptOf(await takeDecision(context, order, signedBy(context, signature, 'release')), context.now);
};

export const rejectRequest: Decisions['rejectRequest'] = async ({ body }, context) => {
  const { revision, reason } = body;
  return receiptOf(await takeDecision(context, { named: body, revision, decision: 'reject', reason }), context.now);
};

export const sendRequestToRepair: Decisions['sendRequestToRepair'] = async ({ body }, context) => {
  const { revision, reason } = body;
  const order = { named: body, revision, decision: 'send-to-repair', reason } as const;
  return receiptOf(await takeDecision(context, order), context.now);
};
