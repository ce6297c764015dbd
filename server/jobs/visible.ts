// What an operator sees of the jobs: how many stand where, and the dead ones with their reasons.
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

/** Gives a dead job all its attempts again. */
export async function reviveJob(db: Database, jobId: number, now: Date): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ state: 'waiting', attempts: 0, run_at: now })
    .where('job_id', '=', jobId)
    .where('state', '=', 'dead')
    .execute();
}
