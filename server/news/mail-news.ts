// Informs the users who can act next on a request, and the makers of a request that came back or ended: in the inbox,
// and by mail if they chose that.
import { routeState } from '../../domain/approval/route-state.ts';
import { whoMayActNow } from '../../domain/approval/who-may-act.ts';
import type { EpochMilliseconds } from '../../domain/jakarta-time.ts';
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
import { newsInWords, newsTopics, type InboxTopic, type NewsTopic } from './news-words.ts';
import { decisionsToMail, takenOn } from './taken-decisions.ts';
import { loadDeciders } from '../approval/people.ts';
import { statusOfRoute } from '../approval/status-of-route.ts';
import { findRequests } from '../approval/store.ts';
import { readWaiting, shownTo, type WaitingByTask } from '../execution/waiting-money.ts';

interface NewsSubject extends ListedRequest {
  readonly row: NewsRequest;
}

interface News extends MailedOnce {
  readonly topic: InboxTopic;
  readonly row: NewsRequest;
}

interface GroupedNews<Topic extends InboxTopic> {
  readonly topic: Topic;
  readonly userId: string;
  readonly rows: readonly NewsRequest[];
}

function newsFor({ row }: NewsSubject, topic: InboxTopic, about: string, userIds: readonly string[]): News[] {
  const { task_id, revision } = row;
  return userIds.map((user_id) => ({ task_id, revision, about, user_id, topic, row }));
}

/** The makers except the actor, who knows what they did. */
const makersBut = ({ row }: NewsSubject, actor: { readonly userId: string } | null | undefined): string[] =>
  row.maker_ids.filter((userId) => userId !== actor?.userId);

/** The people who released a payment are mailed as well when the bank abroad sends it back. */
function releasersOf({ status, taken = [], maker_ids: makers }: NewsRequest): string[] {
  if (status !== 'Returned') return [];
  const released = taken.filter(({ verb }) => verb === 'release').map(({ actorId }) => actorId);
  return [...new Set(released)].filter((userId) => !makers.includes(userId));
}

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
    return newsFor(subject, 'request-finished', row.tab, [...makersBut(subject, row.ended_by), ...releasersOf(row)]);
  if (row.is_forwarded) return newsFor(subject, 'request-finished', 'forwarded', row.maker_ids);
  return moneyNewsOf(subject, waiting);
}

/** The decisions that carried a request forward; one that ended it, or left it without money, is other news. */
function decisionNewsOf(subject: NewsSubject, since: EpochMilliseconds): News[] {
  const { row, request, groupNames } = subject;
  if (
    row.is_forwarded ||
    row.tab === 'repair' ||
    row.tab === 'successful' ||
    row.tab === 'unsuccessful' ||
    waitsForMoney(row)
  )
    return [];
  const nextGroups = statusOfRoute(request, false).waitingGroups.map((groupId) => groupNames.get(groupId) ?? groupId);
  return decisionsToMail(subject, row.taken ?? [], since).flatMap(({ userId, decided }) => {
    const decidedSubject = { ...subject, row: { ...row, decided, nextGroups } };
    return newsFor(decidedSubject, 'request-decided', `decision ${decided.stepNo}`, [userId]);
  });
}

type MailedNews = News & { readonly topic: NewsTopic };
const isMailed = (one: News): one is MailedNews => one.topic !== 'request-decided';

const isWished = (wishes: readonly MailPreferences[], { user_id: userId, topic }: MailedNews) =>
  wishes.some((one) => one.userId === userId && one.topics.includes(topic));

async function newsAbout(
  job: JobContext,
  companyId: string,
  changed: ReadonlyMap<string, EpochMilliseconds>,
): Promise<News[]> {
  const { db } = job;
  if (changed.size === 0) return [];
  const company = { ...(await loadDeciders(db, companyId)), isSingleAccess: false };
  const rows = await requestsNamed(db, companyId, [...changed.keys()]);
  const unfunded = rows.filter(waitsForMoney).map(({ task_id: taskId }) => taskId);
  const waiting = await readWaiting(job, await findRequests(db, companyId, unfunded));
  return rows.flatMap((row) => {
    const loaded = loadedWith(company, row, row.decisions);
    const subject = { ...loaded, row: { ...row, taken: takenOn(loaded, row.decisions) } };
    return [...newsOf(subject, waiting), ...decisionNewsOf(subject, changed.get(row.ref_no) ?? 0)];
  });
}

async function wishedOf({ db }: JobContext, companyId: string, news: readonly News[]): Promise<MailedNews[]> {
  const wishes = await mailPreferencesOf(db, companyId, newsTopics);
  return news.filter(isMailed).filter((one) => isWished(wishes, one));
}

/** Groups the news into one message for each user and topic. */
function groupByTopic<Topic extends InboxTopic>(
  news: readonly (News & { readonly topic: Topic })[],
): readonly GroupedNews<Topic>[] {
  const grouped = Map.groupBy(news, ({ topic, user_id: userId }) => `${topic} ${userId}`);
  return [...grouped.values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ topic: first.topic, userId: first.user_id, rows: group.map(({ row }) => row) }] : [];
  });
}

async function mailTo(job: JobContext, companyId: string, news: readonly MailedNews[]): Promise<void> {
  for (const { topic, userId, rows } of groupByTopic(news))
    await mailNews(job, { companyId, userIds: [userId], topic, words: newsInWords(topic, rows) });
}

/** These news are put into the inbox by the transaction that causes them, so this job must not repeat them. */
const isDeliveredAtOnce = ({ about, row }: News) => about === 'money' || row.status === 'Expired';

/** Whoever hears that a request waits for them reads the decisions on it there. */
const withoutRepeats = (news: readonly News[]): News[] => {
  const keyOf = ({ user_id: userId, task_id: taskId }: News) => `${userId} ${taskId}`;
  const waiting = new Set(news.filter(({ topic }) => topic === 'task-waiting').map(keyOf));
  return news.filter((one) => one.topic !== 'request-decided' || !waiting.has(keyOf(one)));
};

async function deliverTo({ db, now }: JobContext, companyId: string, news: readonly News[]): Promise<void> {
  const messages = groupByTopic(withoutRepeats(news)).map(({ topic, userId, rows }) => {
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
  const { changed, lastEventId, isMore } = await eventsAfter(db, companyId, after);
  if (lastEventId === after) return false;
  const news = await newsAbout(job, companyId, changed);
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
