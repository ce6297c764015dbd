// A maker takes back what came back to them, or what still waits for its date.
import { displayedStatus } from '../../domain/transaction-status.ts';
import { wireInstant } from '../../domain/jakarta-time.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { CancelReceipt } from '../../generated/types.ts';
import { appendAudit } from '../audit/append.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { announceChange } from './announce.ts';
import { recordDecision } from './decision-record.ts';
import { findExecution } from './executions.ts';
import { endedOtherwise } from './finished.ts';
import { loadCompany, loaded, personIn, type LoadedRequest } from './load.ts';
import { recordsFollow } from './record-store.ts';
import { dropRepairLock } from './repair-lock.ts';
import { mayRepair } from './repairable.ts';
import { addStep } from './steps.ts';
import { findByReference, identityOf, updateRequest, type RequestRow } from './store.ts';

interface Cancellation {
  readonly refNo: string;
  readonly revision: number;
  readonly menuAccess: string;
  readonly reason?: string;
}

export async function loadByReference(
  { db, who }: Context,
  named: Omit<Cancellation, 'reason' | 'revision'>,
  { lock }: { readonly lock: boolean },
): Promise<LoadedRequest> {
  const row = await findByReference(db, who.companyId, named.refNo, lock);
  if (row?.menu_access !== named.menuAccess) throw new Refusal('193');
  return loaded(db, await loadCompany(db, who), row);
}

/** Ends a request by the maker's will; nothing of it waits for anybody any more. */
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
    reason: reason ?? null,
    ended_by: JSON.stringify({ userId: who.userId, name: who.name }),
    updated_at: now,
  });
  await dropRepairLock(db, identityOf(row));
  await recordsFollow(db, row);
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

const notAllowed = ({ status }: RequestRow) => new Refusal('STATUS_NOT_ALLOWED', { status: displayedStatus(status) });

async function cancelInRepair(context: Context, order: Cancellation): Promise<CancelReceipt> {
  const before = await loadByReference(context, order, { lock: true });
  const { row } = before;
  if (row.revision !== order.revision) throw new Refusal('ERR_REQ_3');
  if (row.tab !== 'repair') throw endedOtherwise(row) ?? notAllowed(row);
  if (!mayRepair(before, context.who.userId)) throw new Refusal('403');
  return receiptOf(context, await endAsCancelled(context, before, order.reason));
}

/** Until the bank has it; the job that comes later finds it cancelled and does nothing. */
async function cancelWaiting(context: Context, order: Cancellation): Promise<CancelReceipt> {
  const before = await loadByReference(context, order, { lock: true });
  const { row } = before;
  if (row.revision !== order.revision) throw new Refusal('ERR_REQ_3');
  if (row.tab !== 'forward_dated') {
    const execution = await findExecution(context.db, identityOf(row));
    if (execution && row.tab !== 'unsuccessful') throw new Refusal('EXECUTE_CANCEL_TOO_LATE');
    throw endedOtherwise(row) ?? notAllowed(row);
  }
  const { userId } = context.who;
  const { seesWorkOf } = personIn(before, userId);
  if (!row.maker_ids.includes(userId) && !seesWorkOf.includes(row.created_by)) throw new Refusal('403');
  return receiptOf(context, await endAsCancelled(context, before, order.reason));
}

type Cancelling = Handlers<Context>;

export const cancelRequest: Cancelling['cancelRequest'] = ({ body }, context) => cancelInRepair(context, body);
export const cancelTransaction: Cancelling['cancelTransaction'] = ({ body }, context) => cancelInRepair(context, body);
export const cancelForwardDated: Cancelling['cancelForwardDated'] = ({ body }, context) => cancelWaiting(context, body);
