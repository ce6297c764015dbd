// Cancels a request or a transaction; approval/permissions.ts says who may do so in which phase.
import { wireInstant } from '../../domain/jakarta-time.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { CancelReceipt } from '../../generated/types.ts';
import { appendAudit } from '../audit/append.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { announceChange } from '../approval/announce.ts';
import { recordDecision } from '../approval/decision-record.ts';
import { loadByReference, personIn, type LoadedRequest } from '../approval/load.ts';
import { checkMay, type RequestAction } from '../approval/permissions.ts';
import { followMove } from '../approval/payment-kind.ts';
import { dropRepairLock } from '../approval/repair-lock.ts';
import { addStep } from '../approval/steps.ts';
import { identityOf, updateRequest, type RequestRow } from '../approval/store.ts';

interface Cancellation {
  readonly refNo: string;
  readonly revision: number;
  readonly menuAccess: string;
  readonly reason?: string;
}

/** Cancels the request without checking any right. The caller holds its lock. */
export async function endAsCancelled(
  context: Context,
  before: LoadedRequest,
  reason: string | undefined,
): Promise<RequestRow> {
  const { db, who, now } = context;
  const row = await updateRequest(db, identityOf(before.row), {
    status: 'Cancelled',
    tab: 'unsuccessful',
    stage_kind: null,
    waiting_groups: [],
    exceptional: null,
    due_at: null,
    sla_ends_at: null,
    reason: reason ?? null,
    failure: null,
    ended_by: JSON.stringify({ userId: who.userId, name: who.name }),
    updated_at: now,
  });
  await dropRepairLock(db, identityOf(row));
  await followMove(context, row);
  const stepNo = await addStep(context, row, { action: 'cancel', status: 'Cancelled', reason });
  await recordDecision(context, before, stepNo, { kind: 'cancel', reason });
  await announceChange(context, row, before, before.row.waiting_groups);
  const why = reason ? { reason } : {};
  await appendAudit(context, { type: 'request-cancelled', subject: row.ref_no, name: row.payee_name, ...why });
  return row;
}

function receiptOf({ who, now }: Context, { ref_no: refNo, revision }: RequestRow): CancelReceipt {
  const cancelledBy = { userId: who.userId, name: who.name };
  return { refNo, revision, status: 'Cancelled', cancelledBy, cancelledAt: wireInstant(now.getTime()) };
}

async function cancelBy(context: Context, order: Cancellation, action: RequestAction): Promise<CancelReceipt> {
  const before = await loadByReference(context.db, context.who, order, { lock: true });
  if (before.row.revision !== order.revision) throw new Refusal('ERR_REQ_3');
  checkMay({ row: before.row, person: personIn(before, context.who.userId) }, action);
  return receiptOf(context, await endAsCancelled(context, before, order.reason));
}

type Cancelling = Handlers<Context>;

export const cancelRequest: Cancelling['cancelRequest'] = ({ body }, context) => cancelBy(context, body, 'cancel');
export const cancelTransaction: Cancelling['cancelTransaction'] = ({ body }, context) =>
  cancelBy(context, body, 'cancel');
export const cancelForwardDated: Cancelling['cancelForwardDated'] = ({ body }, context) =>
  cancelBy(context, body, 'cancel-forward-dated');
