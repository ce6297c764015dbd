// What happens to books after the order: they reach the branch, and are picked up there.
import { addDays, type CalendarDate } from '../../../domain/calendar-date.ts';
import { instantOf, jakartaMoment, wireInstant } from '../../../domain/jakarta-time.ts';
import type { AuditEventType, ChequeBookContent, StatusLabel } from '../../../generated/types.ts';
import { systemActor, type Actor } from '../../approval/actor.ts';
import { announceTransaction } from '../../approval/announce.ts';
import type { RowOf } from '../../approval/payment-kind.ts';
import { addStep } from '../../approval/steps.ts';
import { findRequest, identityOf, updateRequest, type RequestIdentity, type RequestRow } from '../../approval/store.ts';
import { appendAudit } from '../../audit/append.ts';
import { transact } from '../../db/transact.ts';
import type { JobContext, JobKind } from '../../jobs/kind.ts';
import { enqueue } from '../../jobs/queue.ts';
import { receiptNumberOf } from './receipt-number.ts';
import { collectionAfter } from './terms.ts';

const opening = '08:00';

type Ordered = RowOf<'cheque-book'>;

/**
 * Stores when the books are ready and schedules their arrival. A day that the calendar does not have yet is looked for
 * again every day: the order is paid and must not fail for it.
 */
async function planArrival(
  { db, now }: Pick<Actor, 'db' | 'now'>,
  row: Ordered,
  orderedOn: CalendarDate,
): Promise<void> {
  const collection = await collectionAfter(db, orderedOn);
  const content: ChequeBookContent = { ...row.content, ...(collection.ok && collection.value) };
  await updateRequest(db, identityOf(row), { content: JSON.stringify(content) });
  const tomorrow = addDays(jakartaMoment(now.getTime()).date, 1);
  const date = collection.ok ? collection.value.readyDate : tomorrow;
  const uniqueKey = collection.ok ? row.task_id : `${row.task_id}/${tomorrow}`;
  const runAt = new Date(instantOf({ date, time: opening }));
  const payload = { ...identityOf(row), orderedOn };
  await enqueue(db, { kind: 'cheque-books.arrive', payload, runAt, uniqueKey, isDated: true });
}

/** Stores the receipt number and the days. Runs in the transaction of the execution. */
export async function recordOrder(actor: Actor, row: Ordered): Promise<void> {
  const { date } = jakartaMoment(actor.now.getTime());
  const receiptNumber = receiptNumberOf(row.ref_no);
  await planArrival(actor, { ...row, content: { ...row.content, receiptNumber } }, date);
}

interface StatusChange {
  readonly type: AuditEventType;
  readonly from: StatusLabel;
  readonly to: StatusLabel;
  changeOf(before: ChequeBookContent): Partial<ChequeBookContent>;
}

/** Returns false when the books have another status, for example because the change was made before. */
async function changeStatus(job: JobContext, identity: RequestIdentity, { type, from, to, changeOf }: StatusChange) {
  return transact(job.db, async (db) => {
    const row = await findRequest(db, identity, true);
    if (row?.content.kind !== 'cheque-book' || row.status !== from) return false;
    const content = JSON.stringify({ ...row.content, ...changeOf(row.content) });
    const changed: RequestRow = await updateRequest(db, identityOf(row), { status: to, content, updated_at: job.now });
    const bank = systemActor({ ...job, db }, row.company_id, job.now, 'cheque-books');
    await addStep(bank, changed, { action: 'execute', status: to });
    await appendAudit(bank, { type, subject: row.ref_no, name: row.payee_name });
    await announceTransaction(bank, changed);
    return true;
  });
}

/** Plans the arrival of books that were ordered before their day was known; returns false for all others. */
async function planIfUndated(job: JobContext, identity: RequestIdentity, orderedOn: unknown): Promise<boolean> {
  return transact(job.db, async (db) => {
    const row = await findRequest(db, identity, true);
    if (row?.content.kind !== 'cheque-book' || row.status !== 'Successful') return false;
    if (row.content.readyDate !== null) return false;
    // The branch, unlike the job, does not say when the books were ordered. Spreading the row narrows its type.
    const since = typeof orderedOn === 'string' ? orderedOn : row.execution_date;
    await planArrival({ db, now: job.now }, { ...row, content: row.content }, since);
    return true;
  });
}

export const arriveAtBranch: JobKind = async (payload, job) => {
  const identity = { companyId: String(payload['companyId']), taskId: String(payload['taskId']) };
  if (await planIfUndated(job, identity, payload['orderedOn'])) return;
  // The branch can have them before the announced day, and the job can run after it. The last day to collect them stays.
  const today = jakartaMoment(job.now.getTime()).date;
  const changeOf = ({ readyDate }: ChequeBookContent) => ({
    readyDate: readyDate !== null && readyDate < today ? readyDate : today,
  });
  await changeStatus(job, identity, { type: 'books-arrived', from: 'Successful', to: 'Ready to Pick-up', changeOf });
};

/** Call this when the branch handed the books out. */
export const handOut = (job: JobContext, identity: RequestIdentity): Promise<boolean> =>
  changeStatus(job, identity, {
    type: 'books-collected',
    from: 'Ready to Pick-up',
    to: 'Picked Up',
    changeOf: () => ({ pickedUpAt: wireInstant(job.now.getTime()) }),
  });
