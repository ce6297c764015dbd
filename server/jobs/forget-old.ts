// What has served its purpose is forgotten, so that the tables that only grow stay small. The audit trail stays.
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { daysBefore } from '../instant.ts';
import type { JobKind } from './kind.ts';
import { queueNext } from './periodic-jobs.ts';

/** A place is usual while somebody has logged in from it for so long. */
export const usualPlaceDays = 90;

/** Of a session nothing is asked any more once it has been idle for so long. */
const sessionDays = 30;
const idleSessions = (db: Database, now: Date) =>
  db.selectFrom('sessions').select('session_id').where('last_used_at', '<', daysBefore(now, sessionDays));

/** What is forgotten of each table, in this order: a session outlives what hangs on it. */
export const keepers = {
  one_time_items: (db: Database, now: Date) => db.deleteFrom('one_time_items').where('expires_at', '<', now),
  stored_answers: (db: Database, now: Date) =>
    db.deleteFrom('stored_answers').where('created_at', '<', daysBefore(now, 1)),
  rate_limits: (db: Database, now: Date) => db.deleteFrom('rate_limits').where('window_start', '<', daysBefore(now, 1)),
  login_places: (db: Database, now: Date) =>
    db.deleteFrom('login_places').where('last_login_at', '<', daysBefore(now, usualPlaceDays)),
  jobs: (db: Database, now: Date) =>
    db.deleteFrom('jobs').where('state', '=', 'done').where('run_at', '<', daysBefore(now, 7)),
  report_files: (db: Database, now: Date) => db.deleteFrom('report_files').where('expires_at', '<', daysBefore(now, 7)),
  // By the machine's time, which also stamped them.
  events: (db: Database) => db.deleteFrom('events').where('created_at', '<', sql<Date>`now() - interval '3 days'`),
  // A challenge that was used proves what was signed, so it stays.
  challenges: (db: Database, now: Date) =>
    db.deleteFrom('challenges').where('expires_at', '<', daysBefore(now, 30)).where('used_at', 'is', null),
  mailed_links: (db: Database, now: Date) =>
    db.deleteFrom('mailed_links').where('expires_at', '<', daysBefore(now, 30)),
  mails: (db: Database, now: Date) => db.deleteFrom('mails').where('created_at', '<', daysBefore(now, 30)),
  // Longer than a request waits for anybody.
  mailed_news: (db: Database, now: Date) => db.deleteFrom('mailed_news').where('mailed_at', '<', daysBefore(now, 365)),
  inbox_messages: (db: Database, now: Date) =>
    db.deleteFrom('inbox_messages').where('received_at', '<', daysBefore(now, 365)),
  payment_drafts: (db: Database, now: Date) => db.deleteFrom('payment_drafts').where('expires_at', '<', now),
  repair_locks: (db: Database, now: Date) => db.deleteFrom('repair_locks').where('locked_until', '<', now),
  spent_refresh_tokens: (db: Database, now: Date) =>
    db.deleteFrom('spent_refresh_tokens').where('session_id', 'in', idleSessions(db, now)),
  sessions: (db: Database, now: Date) =>
    db.deleteFrom('sessions').where('last_used_at', '<', daysBefore(now, sessionDays)),
};

export type Keeper = keyof typeof keepers;
export type Forgotten = Readonly<Record<Keeper, number>>;

export async function forgetOld(db: Database, now: Date): Promise<Forgotten> {
  const forgotten: [Keeper, number][] = [];
  for (const table of Object.keys(keepers) as Keeper[]) {
    const { numDeletedRows } = await keepers[table](db, now).executeTakeFirst();
    forgotten.push([table, Number(numDeletedRows)]);
  }
  return Object.fromEntries(forgotten) as Record<Keeper, number>;
}

/** Once an hour. */
export const housekeeping: JobKind = async (_, { db, now, attempt }) => {
  if (attempt === 1) await queueNext(db, 'housekeeping', now);
  await forgetOld(db, now);
};
