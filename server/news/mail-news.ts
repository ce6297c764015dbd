// Informs the users who can act next on a request, and the makers of a request that came back or ended: in the inbox,
// and by mail if they chose that.
import { routeState } from '../../domain/approval/route-state.ts';
import { whoMayActNow } from '../../domain/approval/who-may-act.ts';
import { waitsForMoney } from '../../domain/transaction-status.ts';
import { transact } from '../db/transact.ts';
import type { JobContext, JobKind } from '../jobs/kind.ts';
import { mailNews } from '../mail/news-by-email.ts';
import { deliverAll } from '../mail/deliver-to-inbox.ts';
import { loadedWith, type ListedRequest } from '../approval/load.ts';
import { waitersOf } from '../execution/money-news.ts';
import {
  eventsAfter,
  lockMailedEvents,
  storeMailedEvents,
  markAsMailed,
  requestsNamed,
  mailPreferencesOf,
  type MailedOnce,
  type NewsRequest,
  type MailPreferences,
} from './news-store.ts';
import { newsInWords, newsTopics, type NewsTopic } from './news-words.ts';
import { loadDeciders } from '../approval/people.ts';
import { findRequests } from '../approval/store.ts';
import { readWaiting, shownTo, type WaitingByTask } from '../execution/waiting-money.ts';

interface NewsSubject extends ListedRequest {
  readonly row: NewsRequest;
}

interface News extends MailedOnce {
  readonly topic: NewsTopic;
  readonly row: NewsRequest;
}

interface GroupedNews {
  readonly topic: NewsTopic;
  readonly userId: string;
  readonly rows: readonly NewsRequest[];
}

function newsFor({ row }: NewsSubject, topic: NewsTopic, about: string, userIds: readonly string[]): News[] {
  const { task_id, revision } = row;
  return userIds.map((user_id) => ({ task_id, revision, about, user_id, topic, row }));
}

/** The makers except the actor, who knows what they did. */
const makersBut = ({ row }: NewsSubject, actor: { readonly userId: string } | null | undefined): string[] =>
  row.maker_ids.filter((userId) => userId !== actor?.userId);

function moneyNewsOf(subject: NewsSubject, waiting: WaitingByTask): News[] {
  const waits = waiting.get(subject.row.task_id);
  if (!waits) return [];
  return waitersOf(subject.row, subject.people).flatMap((person) => {
    const row = { ...subject.row, waits: shownTo(person, waits) };
    return newsFor({ ...subject, row }, 'task-waiting', 'money', [person.personId]);
  });
}

/** Returns the news of a request in its current state, one for each user concerned. */
function newsOf(subject: NewsSubject, waiting: WaitingByTask): News[] {
  const { row, request, people } = subject;
  const state = routeState(request);
  if (row.stage_kind !== null && state.kind === 'in-progress') {
    const next = whoMayActNow(request, people).map(({ personId }) => personId);
    return newsFor(subject, 'task-waiting', `stage ${state.stage}`, next);
  }
  if (row.tab === 'repair')
    return newsFor(subject, 'request-returned', row.tab, makersBut(subject, row.returned?.actor));
  if (row.tab === 'successful' || row.tab === 'unsuccessful')
    return newsFor(subject, 'request-finished', row.tab, makersBut(subject, row.ended_by));
  return moneyNewsOf(subject, waiting);
}

const isWished = (wishes: readonly MailPreferences[], { user_id: userId, topic }: News) =>
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
  const wishes = await mailPreferencesOf(db, companyId, newsTopics);
  return news.filter((one) => isWished(wishes, one));
}

/** Groups the news into one message for each user and topic. */
function groupByTopic(news: readonly News[]): readonly GroupedNews[] {
  const grouped = Map.groupBy(news, ({ topic, user_id: userId }) => `${topic} ${userId}`);
  return [...grouped.values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ topic: first.topic, userId: first.user_id, rows: group.map(({ row }) => row) }] : [];
  });
}

async function mailTo(job: JobContext, companyId: string, news: readonly News[]): Promise<void> {
  for (const { topic, userId, rows } of groupByTopic(news))
    await mailNews(job, { companyId, userIds: [userId], topic, words: newsInWords(topic, rows) });
}

/** These news are put into the inbox by the transaction that causes them, so this job must not repeat them. */
const isDeliveredAtOnce = ({ about, row }: News) => about === 'money' || row.status === 'Expired';

async function deliverTo({ db, now }: JobContext, companyId: string, news: readonly News[]): Promise<void> {
  const messages = groupByTopic(news).map(({ topic, userId, rows }) => {
    const [only, ...others] = rows;
    const isOne = only !== undefined && others.length === 0;
    const target = isOne && { kind: 'transaction' as const, menuAccess: only.menu_access, refNo: only.ref_no };
    const words = newsInWords(topic, rows);
    return { userId, category: 'request' as const, words, ...(target && { target }) };
  });
  await deliverAll(db, { companyId, messages }, now);
}

/** Stores the mails and the last event in one transaction, so that a repeated job continues after the last commit. */
async function mailSome(job: JobContext, companyId: string): Promise<boolean> {
  const { db, now } = job;
  const after = await lockMailedEvents(db, companyId);
  const { refNos, lastEventId, isMore } = await eventsAfter(db, companyId, after);
  if (lastEventId === after) return false;
  const news = await newsAbout(job, companyId, refNos);
  const wished = await wishedOf(job, companyId, news);
  await mailTo(job, companyId, await markAsMailed(db, companyId, wished, now));
  const forInbox = news
    .filter((one) => !isDeliveredAtOnce(one))
    .map((one) => ({ ...one, about: `inbox ${one.about}` }));
  await deliverTo(job, companyId, await markAsMailed(db, companyId, forInbox, now));
  await storeMailedEvents(db, companyId, lastEventId);
  return isMore;
}

export const mailRequestNews: JobKind = async (payload, services) => {
  const mailMore = () => transact(services.db, (db) => mailSome({ ...services, db }, String(payload['companyId'])));
  let isMore = true;
  while (isMore) isMore = await mailMore();
};
