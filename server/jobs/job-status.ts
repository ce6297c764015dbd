// What an operator sees of the jobs: their number by kind and state, and the dead jobs with their errors.
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

export async function countJobs(db: Database) {
  return db
    .selectFrom('jobs')
    .select(['kind', 'state', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy(['kind', 'state'])
    .orderBy('kind')
    .orderBy('state')
    .execute();
}

export async function listDeadJobs(db: Database) {
  return db
    .selectFrom('jobs')
    .select(['job_id', 'kind', 'attempts', 'last_error', 'run_at', 'created_at'])
    .where('state', '=', 'dead')
    .orderBy('job_id', 'desc')
    .limit(100)
    .execute();
}

export interface JobHealth {
  /** Jobs that used up all attempts; the operator has to find the cause. */
  readonly dead: number;
  /** Jobs overdue for so long that probably no runner works. */
  readonly late: number;
}

const lateMilliseconds = 300_000;

export async function healthOfJobs(db: Database, now: Date): Promise<JobHealth> {
  const overdue = new Date(now.getTime() - lateMilliseconds);
  return db
    .selectNoFrom([
      sql<number>`(select count(*)::integer from jobs where state = 'dead')`.as('dead'),
      sql<number>`(select count(*)::integer from jobs where state = 'waiting' and run_at < ${overdue})`.as('late'),
    ])
    .executeTakeFirstOrThrow();
}

/**
 * Sets one dead job or all of them back to waiting, with all attempts. A job stays dead when another job with the same
 * unique key waits, runs or died later. Returns how many were revived.
 */
export async function reviveJobs(db: Database, which: number | 'all'): Promise<number> {
  const dead = db.updateTable('jobs').set({ state: 'waiting', attempts: 0 }).where('state', '=', 'dead');
  const named = which === 'all' ? dead : dead.where('job_id', '=', which);
  const { numUpdatedRows } = await named
    .where(
      sql<boolean>`(unique_key is null or not exists (select 1 from jobs other
        where other.kind = jobs.kind and other.unique_key = jobs.unique_key
          and (other.state in ('waiting', 'running') or (other.state = 'dead' and other.job_id > jobs.job_id))))`,
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
