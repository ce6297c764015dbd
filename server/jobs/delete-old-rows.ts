// Deletes rows that are no longer needed, so that the tables stay small. The audit trail is never deleted.
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { daysBefore } from '../instant.ts';
import type { JobKind } from './kind.ts';
import { queueNext } from './periodic-jobs.ts';

/** A network counts as usual for this long after the last login from it. */
export const usualPlaceDays = 90;

/** A session that has been idle for this long is never read again. */
const sessionDays = 30;
const idleSessions = (db: Database, now: Date) =>
  db.selectFrom('sessions').select('session_id').where('last_used_at', '<', daysBefore(now, sessionDays));

/** Deletes the old rows of each table, in this order: the rows that refer to a session come before the session. */
export const deletions = {
  one_time_items: (db: Database, now: Date) => db.deleteFrom('one_time_items').where('expires_at', '<', now),
  stored_answers: (db: Database, now: Date) =>
    db.deleteFrom('stored_answers').where('created_at', '<', daysBefore(now, 1)),
  rate_limits: (db: Database, now: Date) => db.deleteFrom('rate_limits').where('window_start', '<', daysBefore(now, 1)),
  login_places: (db: Database, now: Date) =>
    db.deleteFrom('login_places').where('last_login_at', '<', daysBefore(now, usualPlaceDays)),
  jobs: (db: Database, now: Date) =>
    db.deleteFrom('jobs').where('state', '=', 'done').where('run_at', '<', daysBefore(now, 7)),
  report_files: (db: Database, now: Date) => db.deleteFrom('report_files').where('expires_at', '<', daysBefore(now, 7)),
  // created_at is the time of the database, not of the bank's clock.
  events: (db: Database) => db.deleteFrom('events').where('created_at', '<', sql<Date>`now() - interval '3 days'`),
  // Longer than setup-cache.ts uses what it has read.
  setup_changes: (db: Database) =>
    db.deleteFrom('setup_changes').where('changed_at', '<', sql<Date>`now() - interval '1 day'`),
  // A used challenge is kept, because it proves what was signed.
  challenges: (db: Database, now: Date) =>
    db.deleteFrom('challenges').where('expires_at', '<', daysBefore(now, 30)).where('used_at', 'is', null),
  mailed_links: (db: Database, now: Date) =>
    db.deleteFrom('mailed_links').where('expires_at', '<', daysBefore(now, 30)),
  mails: (db: Database, now: Date) => db.deleteFrom('mails').where('created_at', '<', daysBefore(now, 30)),
  // No request waits for a decision this long.
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

export type DeletedTable = keyof typeof deletions;
export type DeletedCounts = Readonly<Record<DeletedTable, number>>;

export async function deleteOldRows(db: Database, now: Date): Promise<DeletedCounts> {
  const forgotten: [DeletedTable, number][] = [];
  for (const table of Object.keys(deletions) as DeletedTable[]) {
    const { numDeletedRows } = await deletions[table](db, now).executeTakeFirst();
    forgotten.push([table, Number(numDeletedRows)]);
  }
  return Object.fromEntries(forgotten) as Record<DeletedTable, number>;
}

/** Runs once an hour. */
export const housekeeping: JobKind = async (_, { db, now, attempt }) => {
  if (attempt === 1) await queueNext(db, 'housekeeping', now);
  await deleteOldRows(db, now);
};
