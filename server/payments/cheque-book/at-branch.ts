// What happens to books after the order: they reach the branch, and are picked up there.
import { addDays } from '../../../domain/calendar-date.ts';
import { instantOf, jakartaMoment, wireInstant } from '../../../domain/jakarta-time.ts';
import type { ChequeBookContent, StatusLabel } from '../../../generated/types.ts';
import { systemActor, type Actor } from '../../approval/actor.ts';
import { announceTransaction } from '../../approval/announce.ts';
import type { RowOf } from '../../approval/payment-kind.ts';
import { addStep } from '../../approval/steps.ts';
import { findRequest, identityOf, updateRequest, type RequestIdentity, type RequestRow } from '../../approval/store.ts';
import { appendAudit } from '../../audit/append.ts';
import { transact } from '../../db/transact.ts';
import type { JobContext, JobKind } from '../../jobs/kind.ts';
import { enqueue } from '../../jobs/queue.ts';
import { collectionAfter } from './terms.ts';

const opening = '08:00';

type Ordered = RowOf<'cheque-book'>;

/**
 * Stores when the books are ready and schedules their arrival. A day that the calendar does not have yet is looked for
 * again every day: the order is paid and must not fail for it.
 */
async function planArrival({ db, now }: Pick<Actor, 'db' | 'now'>, row: Ordered, orderedOn: string): Promise<void> {
  const collection = await collectionAfter(db, orderedOn);
  const content: ChequeBookContent = { ...row.content, ...(collection.ok && collection.value) };
  await updateRequest(db, identityOf(row), { content: JSON.stringify(content) });
  const tomorrow = addDays(jakartaMoment(now.getTime()).date, 1);
  const date = collection.ok ? collection.value.readyDate : tomorrow;
  const uniqueKey = collection.ok ? row.task_id : `${row.task_id}/${tomorrow}`;
  const runAt = new Date(instantOf({ date, time: opening }));
  await enqueue(db, { kind: 'cheque-books.arrive', payload: { ...identityOf(row) }, runAt, uniqueKey, isDated: true });
}

/** Names the receipt and the days. Runs in the transaction of the execution. */
export async function ordered(actor: Actor, row: Ordered): Promise<void> {
  const { date } = jakartaMoment(actor.now.getTime());
  const receiptNumber = `CB${date.slice(2).replaceAll('-', '')}${row.task_id.slice(-4)}`;
  await planArrival(actor, { ...row, content: { ...row.content, receiptNumber } }, date);
}

interface Move {
  readonly from: StatusLabel;
  readonly to: StatusLabel;
  readonly change: Partial<ChequeBookContent>;
}

/** Returns false when the books are not where the move begins, for example because it was done before. */
async function move(job: JobContext, identity: { companyId: string; taskId: string }, { from, to, change }: Move) {
  return transact(job.db, async (db) => {
    const row = await findRequest(db, identity, true);
    if (row?.content.kind !== 'cheque-book' || row.status !== from) return false;
    const content = JSON.stringify({ ...row.content, ...change });
    const moved: RequestRow = await updateRequest(db, identityOf(row), { status: to, content, updated_at: job.now });
    const bank = systemActor({ ...job, db }, row.company_id, job.now, 'cheque-books');
    await addStep(bank, moved, { action: 'execute', status: to });
    await appendAudit(bank, { type: 'transaction-executed', subject: row.ref_no, name: row.payee_name });
    await announceTransaction(bank, moved);
    return true;
  });
}

/** Plans the arrival of books that were ordered before their day was known; returns false for all others. */
async function isUnplanned(job: JobContext, identity: RequestIdentity): Promise<boolean> {
  return transact(job.db, async (db) => {
    const row = await findRequest(db, identity, true);
    if (row?.content.kind !== 'cheque-book' || row.status !== 'Successful') return false;
    if (row.content.readyDate !== null) return false;
    await planArrival({ db, now: job.now }, { ...row, content: row.content }, row.execution_date);
    return true;
  });
}

export const arriveAtBranch: JobKind = async (payload, job) => {
  const identity = { companyId: String(payload['companyId']), taskId: String(payload['taskId']) };
  if (await isUnplanned(job, identity)) return;
  // The branch can have them before the day that was estimated.
  const readyDate = jakartaMoment(job.now.getTime()).date;
  await move(job, identity, { from: 'Successful', to: 'Ready to Pick-up', change: { readyDate } });
};

/** Call this when the branch handed the books out. */
export const handOut = (job: JobContext, identity: { companyId: string; taskId: string }): Promise<boolean> =>
  move(job, identity, {
    from: 'Ready to Pick-up',
    to: 'Picked Up',
    change: { pickedUpAt: wireInstant(job.now.getTime()) },
  });
