// Stores which news of a company's requests have been mailed, and reads the requests that have changed since.
import { sql } from 'kysely';
import type { EpochMilliseconds } from '../../domain/jakarta-time.ts';
import type {
  CountedBooks,
  NoticeTopic,
  NotificationEvent,
  RecurringTiming,
  WaitsForMoney,
} from '../../generated/types.ts';
import type { Database } from '../db/database.ts';
import { mostEventsAtOnce, readEvents } from '../events/store.ts';
import { withDecisions } from '../approval/store.ts';
import type { TakenDecision } from './taken-decisions.ts';

/** Returns the last event whose news were mailed. Locks it until the commit, so that only one job mails the company. */
export async function lockMailedEvents(db: Database, companyId: string): Promise<number> {
  const none = { company_id: companyId, event_id: 0 };
  await db
    .insertInto('mailed_events')
    .values(none)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const held = db.selectFrom('mailed_events').select('event_id').where('company_id', '=', companyId).forUpdate();
  return (await held.executeTakeFirstOrThrow()).event_id;
}

export async function storeMailedEvents(db: Database, companyId: string, eventId: number): Promise<void> {
  await db.updateTable('mailed_events').set({ event_id: eventId }).where('company_id', '=', companyId).execute();
}

/** Marks all events as mailed. */
export async function skipNews(db: Database): Promise<void> {
  await sql`insert into mailed_events (company_id, event_id)
    select company_id, max(event_id) from events group by company_id
    on conflict (company_id) do update set event_id = excluded.event_id`.execute(db);
}

const mailedTypes: readonly string[] = ['request-changed', 'transaction-changed'] satisfies NotificationEvent['type'][];

export interface RequestEvents {
  /** The moment of the first change of each changed request, by reference number. */
  readonly changed: ReadonlyMap<string, EpochMilliseconds>;
  readonly lastEventId: number;
  readonly isMore: boolean;
}

/** Returns the requests that have changed since an event. */
export async function eventsAfter(db: Database, companyId: string, after: number): Promise<RequestEvents> {
  const events = await readEvents(db, companyId, after);
  const mailed = events.filter(({ type }) => mailedTypes.includes(type));
  const moments = mailed.map(({ data }) => [String(data['refNo']), Date.parse(String(data['at']))] as const);
  return {
    changed: new Map(moments.toReversed()),
    lastEventId: events.at(-1)?.event_id ?? after,
    isMore: events.length === mostEventsAtOnce,
  };
}

export const requestsNamed = (db: Database, companyId: string, refNos: readonly string[]) =>
  withDecisions(db, companyId, sql<boolean>`r.ref_no = any(${[...refNos]}::text[])`)
    .select(['r.reason', 'r.failure', 'r.ended_by', 'r.is_forwarded', 'r.series_ref_no'])
    .select([
      sql<CountedBooks | null>`case when r.menu_access = 'CHQ_BOOK' then jsonb_build_object('type', r.content #> '{form,type}',
        'quantity', r.content #> '{form,quantity}') end`.as('books'),
      sql<RecurringTiming | null>`case when r.menu_access = 'RECURRING' then r.content #> '{payment,form,timing}' end`.as(
        'series',
      ),
      sql<string | null>`case when r.menu_access = 'TAX_PAY' then (select e.receipt ->> 'ntpn' from executions e
        where e.company_id = r.company_id and e.task_id = r.task_id limit 1) end`.as('ntpn'),
    ])
    .orderBy('r.task_id')
    .execute();

export type NewsRequest = Awaited<ReturnType<typeof requestsNamed>>[number] & {
  /** The missing money, as far as the reader may see it; only for a request that waits for money. */
  readonly waits?: WaitsForMoney;
  /** The decision that the mail is about. */
  readonly decided?: TakenDecision;
  /** The decisions so far, the earliest first. */
  readonly taken?: readonly TakenDecision[];
  /** The names of the groups that act next. */
  readonly nextGroups?: readonly string[];
};

export interface MailPreferences {
  readonly userId: string;
  readonly topics: readonly NoticeTopic[];
}

export async function mailPreferencesOf(
  db: Database,
  companyId: string,
  topics: readonly NoticeTopic[],
): Promise<MailPreferences[]> {
  return db
    .selectFrom('user_details as d')
    .innerJoin('users as u', (join) =>
      join.onRef('u.company_id', '=', 'd.company_id').onRef('u.user_id', '=', 'd.user_id'),
    )
    .select(['d.user_id as userId', 'd.email_notices as topics'])
    .where('d.company_id', '=', companyId)
    .where('u.status', '=', 'active')
    .where(sql<boolean>`d.email_notices && ${[...topics]}::text[]`)
    .execute();
}

export interface MailedOnce {
  readonly task_id: string;
  readonly revision: number;
  readonly about: string;
  readonly user_id: string;
}

const keyOf = ({ task_id, revision, about, user_id }: MailedOnce) => [task_id, revision, about, user_id].join('/');

/** Marks the news as mailed. Returns those that were not marked before. */
export async function markAsMailed<News extends MailedOnce>(
  db: Database,
  companyId: string,
  news: readonly News[],
  now: Date,
): Promise<News[]> {
  const keys = news.map(({ task_id, revision, about, user_id }) => ({ task_id, revision, about, user_id }));
  const { rows } = await sql<MailedOnce>`
    insert into mailed_news (company_id, task_id, revision, about, user_id, mailed_at)
    select ${companyId}::text, n.task_id, n.revision, n.about, n.user_id, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb)
      as n (task_id text, revision integer, about text, user_id text)
    on conflict do nothing
    returning task_id, revision, about, user_id`.execute(db);
  const fresh = new Set(rows.map(keyOf));
  return news.filter((one) => fresh.has(keyOf(one)));
}
