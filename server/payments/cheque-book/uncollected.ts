// The branch destroys books that were not collected in time; their request expires and its makers are notified.
import { sql } from 'kysely';
import { formatDate } from '../../../domain/date-format.ts';
import { jakartaMoment } from '../../../domain/jakarta-time.ts';
import type { ChequeBookContent, Language } from '../../../generated/types.ts';
import { systemActor, type Actor } from '../../approval/actor.ts';
import { announceTransaction } from '../../approval/announce.ts';
import { followMove, type RowOf } from '../../approval/payment-kind.ts';
import { addStep } from '../../approval/steps.ts';
import { findRequest, identityOf, updateRequest, type RequestIdentity } from '../../approval/store.ts';
import { appendAudit } from '../../audit/append.ts';
import { describeCode } from '../../code-texts.ts';
import { transact } from '../../db/transact.ts';
import type { JobContext, JobKind } from '../../jobs/kind.ts';
import { queueNext } from '../../jobs/periodic-jobs.ts';
import { deliverAll } from '../../mail/deliver-to-inbox.ts';
import { menuAccess } from './terms.ts';

const subject: Readonly<Record<Language, (refNo: string) => string>> = {
  EN: (refNo) => `${refNo} has expired: the books were not collected`,
  ID: (refNo) => `${refNo} telah kedaluwarsa: buku tidak diambil`,
};

type Uncollected = RowOf<'cheque-book'> & { readonly content: ChequeBookContent & { readonly collectBy: string } };

const wordsIn = ({ ref_no: refNo, content }: Uncollected, language: Language) => ({
  subject: subject[language](refNo),
  paragraphs: [describeCode('EXECUTE_PICKUP_EXPIRED', language, { date: formatDate(content.collectBy, language) })],
});

async function notifyMakers({ db, now }: Actor, row: Uncollected): Promise<void> {
  const words = { EN: wordsIn(row, 'EN'), ID: wordsIn(row, 'ID') };
  const target = { kind: 'transaction', menuAccess: row.menu_access, refNo: row.ref_no } as const;
  const messages = row.maker_ids.map((userId) => ({ userId, category: 'transaction' as const, words, target }));
  await deliverAll(db, { companyId: row.company_id, messages }, now);
}

async function expire(actor: Actor, before: Uncollected): Promise<void> {
  const ended = { status: 'Expired', tab: 'unsuccessful', updated_at: actor.now } as const;
  const row = await updateRequest(actor.db, identityOf(before), ended);
  await followMove(actor, row);
  await addStep(actor, row, { action: 'expire', status: 'Expired' });
  await notifyMakers(actor, before);
  await appendAudit(actor, {
    type: 'request-expired',
    subject: row.ref_no,
    name: row.payee_name,
    details: { revision: row.revision, lastDay: before.content.collectBy },
  });
  await announceTransaction(actor, row);
}

/** Books are collected up to and on their last day. */
async function expireOne(job: JobContext, identity: RequestIdentity): Promise<void> {
  await transact(job.db, async (db) => {
    const row = await findRequest(db, identity, true);
    if (row?.content.kind !== 'cheque-book' || row.status !== 'Ready to Pick-up') return;
    const { content } = row;
    const { collectBy } = content;
    if (collectBy === null || collectBy >= jakartaMoment(job.now.getTime()).date) return;
    const actor = systemActor({ ...job, db }, row.company_id, job.now, 'cheque-books');
    await expire(actor, { ...row, content: { ...content, collectBy } });
  });
}

const overdue = ({ db, now }: JobContext): Promise<RequestIdentity[]> =>
  db
    .selectFrom('requests')
    .select(['company_id as companyId', 'task_id as taskId'])
    .where('menu_access', '=', menuAccess)
    .where('status', '=', 'Ready to Pick-up')
    .where(sql<boolean>`content ->> 'collectBy' < ${jakartaMoment(now.getTime()).date}`)
    .execute();

/** Runs once a day. The first attempt queues the next run. */
export const expireBooks: JobKind = async (_, job) => {
  if (job.attempt === 1) await queueNext(job.db, 'cheque-books.expire', job.now);
  for (const identity of await overdue(job)) await expireOne(job, identity);
};
