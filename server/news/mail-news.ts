// Whoever has to act next on a request, and the makers to whom it came back or for whom it ended, find that in their inbox
// and hear of it by mail where they asked for that.
import { routeState } from '../../domain/approval/route-state.ts';
import { whoMayActNow } from '../../domain/approval/who-may-act.ts';
import { waitsForMoney } from '../../domain/transaction-status.ts';
import { transact } from '../db/transact.ts';
import type { JobContext, JobKind } from '../jobs/kind.ts';
import { mailNews } from '../mail/by-mail.ts';
import { deliverAll } from '../mail/to-inbox.ts';
import { loadedWith, type ListedRequest } from '../approval/load.ts';
import { waitersOf } from '../execution/money-news.ts';
import {
  happenedAfter,
  holdMailedEvents,
  keepMailedEvents,
  onlyNew,
  requestsNamed,
  wishesOf,
  type MailedOnce,
  type ToldRequest,
  type Wishes,
} from './news-store.ts';
import { newsInWords, newsTopics, type NewsTopic } from './news-words.ts';
import { loadDeciders } from '../approval/people.ts';
import { findRequests } from '../approval/store.ts';
import { readWaiting, shownTo, type WaitingByTask } from '../execution/waiting-money.ts';

interface Told extends ListedRequest {
  readonly row: ToldRequest;
}

interface News extends MailedOnce {
  readonly topic: NewsTopic;
  readonly row: ToldRequest;
}

interface Gathered {
  readonly topic: NewsTopic;
  readonly userId: string;
  readonly rows: readonly ToldRequest[];
}

function newsFor({ row }: Told, topic: NewsTopic, about: string, userIds: readonly string[]): News[] {
  const { task_id, revision } = row;
  return userIds.map((user_id) => ({ task_id, revision, about, user_id, topic, row }));
}

/** Whoever ended it or sent it back knows. */
const makersBut = ({ row }: Told, actor: { readonly userId: string } | null | undefined): string[] =>
  row.maker_ids.filter((userId) => userId !== actor?.userId);

function moneyNewsOf(told: Told, waiting: WaitingByTask): News[] {
  const waits = waiting.get(told.row.task_id);
  if (!waits) return [];
  return waitersOf(told.row, told.people).flatMap((person) => {
    const row = { ...told.row, waits: shownTo(person, waits) };
    return newsFor({ ...told, row }, 'task-waiting', 'money', [person.personId]);
  });
}

/** What there is to say of a request as it stands, to whom. */
function newsOf(told: Told, waiting: WaitingByTask): News[] {
  const { row, request, people } = told;
  const state = routeState(request);
  if (row.stage_kind !== null && state.kind === 'in-progress') {
    const next = whoMayActNow(request, people).map(({ personId }) => personId);
    return newsFor(told, 'task-waiting', `stage ${state.stage}`, next);
  }
  if (row.tab === 'repair') return newsFor(told, 'request-returned', row.tab, makersBut(told, row.returned?.actor));
  if (row.tab === 'successful' || row.tab === 'unsuccessful')
    return newsFor(told, 'request-finished', row.tab, makersBut(told, row.ended_by));
  return moneyNewsOf(told, waiting);
}

const isWished = (wishes: readonly Wishes[], { user_id: userId, topic }: News) =>
  wishes.some((one) => one.userId === userId && one.topics.includes(topic));

async function newsAbout(job: JobContext, companyId: string, refNos: readonly string[]): Promise<News[]> {
  const { db } = job;
  if (refNos.length === 0) return [];
  const company = { ...(await loadDeciders(db, companyId)), isSingleAccess: false };
  const rows = await requestsNamed(db, companyId, refNos);
  const unfunded = rows.filter(waitsForMoney).map(({ task_id: taskId }) => taskId);
  const waiting = await readWaiting(job, await findRequests(db, companyId, unfunded));
  return rows.flatMap((row) => newsOf({ ...loadedWith(company, row, row.decisions), row }, waiting));
}

async function wishedOf({ db }: JobContext, companyId: string, news: readonly News[]): Promise<News[]> {
  const wishes = await wishesOf(db, companyId, newsTopics);
  return news.filter((one) => isWished(wishes, one));
}

/** One message for each person and topic, whatever number of requests it tells of. */
function gathered(news: readonly News[]): readonly Gathered[] {
  const pipeline = Map.groupBy(news, ({ topic, user_id: userId }) => `${topic} ${userId}`);
  return [...pipeline.values()].flatMap((told) => {
    const [first] = told;
    return first ? [{ topic: first.topic, userId: first.user_id, rows: told.map(({ row }) => row) }] : [];
  });
}

async function mailTo(job: JobContext, companyId: string, news: readonly News[]): Promise<void> {
  for (const { topic, userId, rows } of gathered(news))
    await mailNews(job, { companyId, userIds: [userId], topic, words: newsInWords(topic, rows) });
}

/** What expired and what waits for money is told in the inbox when it happens. */
const isToldAtOnce = ({ about, row }: News) => about === 'money' || row.status === 'Expired';

async function deliverTo({ db, now }: JobContext, companyId: string, news: readonly News[]): Promise<void> {
  const messages = gathered(news).map(({ topic, userId, rows }) => {
    const [only, ...others] = rows;
    const isOne = only !== undefined && others.length === 0;
    const target = isOne && { kind: 'transaction' as const, menuAccess: only.menu_access, refNo: only.ref_no };
    const words = newsInWords(topic, rows);
    return { userId, category: 'request' as const, words, ...(target && { target }) };
  });
  await deliverAll(db, { companyId, messages }, now);
}

/** Written with the mails it leads to: a job that is run again goes on where this one was committed. */
async function mailSome(job: JobContext, companyId: string): Promise<boolean> {
  const { db, now } = job;
  const after = await holdMailedEvents(db, companyId);
  const { refNos, lastEventId, isMore } = await happenedAfter(db, companyId, after);
  if (lastEventId === after) return false;
  const news = await newsAbout(job, companyId, refNos);
  const wished = await wishedOf(job, companyId, news);
  await mailTo(job, companyId, await onlyNew(db, companyId, wished, now));
  const forInbox = news.filter((one) => !isToldAtOnce(one)).map((one) => ({ ...one, about: `inbox ${one.about}` }));
  await deliverTo(job, companyId, await onlyNew(db, companyId, forInbox, now));
  await keepMailedEvents(db, companyId, lastEventId);
  return isMore;
}

export const mailRequestNews: JobKind = async (payload, services) => {
  const mailMore = () => transact(services.db, (db) => mailSome({ ...services, db }, String(payload['companyId'])));
  let isMore = true;
  while (isMore) isMore = await mailMore();
};
