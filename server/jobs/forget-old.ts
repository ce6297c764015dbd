// What has served its purpose is forgotten, so that the tables that only grow stay small. The audit trail stays.
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { JobKind } from './kinds.ts';
import { enqueue } from './queue.ts';

const day = 86_400_000;
const keptDays = { answers: 7, rateLimits: 1, jobs: 7, expiredReports: 7 };
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * day);

export interface Forgotten {
  readonly items: number;
  readonly answers: number;
  readonly rateLimits: number;
  readonly jobs: number;
  readonly events: number;
  readonly reports: number;
}

export async function forgetOld(db: Database, now: Date): Promise<Forgotten> {
  const queries = {
    items: db.deleteFrom('one_time_items').where('expires_at', '<', now),
    answers: db.deleteFrom('stored_answers').where('created_at', '<', daysBefore(now, keptDays.answers)),
    rateLimits: db.deleteFrom('rate_limits').where('window_start', '<', daysBefore(now, keptDays.rateLimits)),
    jobs: db.deleteFrom('jobs').where('state', '=', 'done').where('run_at', '<', daysBefore(now, keptDays.jobs)),
    reports: db.deleteFrom('report_files').where('expires_at', '<', daysBefore(now, keptDays.expiredReports)),
    // By the machine's time, which also stamped them.
    events: db.deleteFrom('events').where('created_at', '<', sql<Date>`now() - interval '3 days'`),
  };
  const forgotten = { items: 0, answers: 0, rateLimits: 0, jobs: 0, events: 0, reports: 0 };
  for (const name of Object.keys(queries) as (keyof Forgotten)[])
    forgotten[name] = Number((await queries[name].executeTakeFirst()).numDeletedRows);
  return forgotten;
}

/** Once an hour. */
export const housekeeping: JobKind = async (_, { db, now, attempt }) => {
  const runAt = new Date(now.getTime() + day / 24);
  const uniqueKey = runAt.toISOString().slice(0, 13);
  if (attempt === 1) await enqueue(db, { kind: 'housekeeping', payload: {}, runAt, uniqueKey });
  await forgetOld(db, now);
};
