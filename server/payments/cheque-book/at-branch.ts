// What happens to books after the order: they reach the branch, and are picked up there.
import { instantOf, jakartaMoment, wireInstant } from '../../../domain/jakarta-time.ts';
import type { ChequeBookContent, StatusLabel } from '../../../generated/types.ts';
import { systemActor, type Actor } from '../../approval/actor.ts';
import { announceTransaction } from '../../approval/announce.ts';
import type { RowOf } from '../../approval/payment-kind.ts';
import { addStep } from '../../approval/steps.ts';
import { findRequest, identityOf, updateRequest, type RequestRow } from '../../approval/store.ts';
import { appendAudit } from '../../audit/append.ts';
import { transact } from '../../db/transact.ts';
import type { JobContext, JobKind } from '../../jobs/kind.ts';
import { enqueue } from '../../jobs/queue.ts';
import { findCollection } from './terms.ts';

const opening = '08:00';

/** Names the receipt and the days, and schedules the arrival at the branch. Runs in the transaction of the execution. */
export async function ordered({ db, now }: Actor, row: RowOf<'cheque-book'>): Promise<void> {
  const { date } = jakartaMoment(now.getTime());
  const collection = await findCollection(db, date);
  const receiptNumber = `CB${date.slice(2).replaceAll('-', '')}${row.task_id.slice(-4)}`;
  const content: ChequeBookContent = { ...row.content, receiptNumber, ...collection };
  await updateRequest(db, identityOf(row), { content: JSON.stringify(content) });
  const runAt = new Date(instantOf({ date: collection.readyDate, time: opening }));
  const payload = { companyId: row.company_id, taskId: row.task_id };
  await enqueue(db, { kind: 'cheque-books.arrive', payload, runAt, uniqueKey: row.task_id, isDated: true });
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

export const arriveAtBranch: JobKind = async (payload, job) => {
  const identity = { companyId: String(payload['companyId']), taskId: String(payload['taskId']) };
  await move(job, identity, { from: 'Successful', to: 'Ready to Pick-up', change: {} });
};

/** Call this when the branch handed the books out. */
export const handOut = (job: JobContext, identity: { companyId: string; taskId: string }): Promise<boolean> =>
  move(job, identity, {
    from: 'Ready to Pick-up',
    to: 'Picked Up',
    change: { pickedUpAt: wireInstant(job.now.getTime()) },
  });
