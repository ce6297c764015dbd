// The job queue in the database. A job is queued in the transaction of the change that causes it.
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

export const jobChannel = 'portal_jobs';

export interface NewJob {
  readonly kind: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** A time of the bank's clock. */
  readonly runAt: Date;
  /** A second job of the same kind and key is not queued while the first waits or runs. */
  readonly uniqueKey?: string;
  /** True when runAt is an agreed date, which stays the same when the sandbox moves the clock. */
  readonly isDated?: boolean;
}

export interface ClaimedJob {
  readonly jobId: number;
  readonly kind: string;
  readonly payload: Record<string, unknown>;
  /** 1 at the first run. */
  readonly attempt: number;
}

export const mostAttempts = 8;
/** When a runner dies, other runners may claim its job after this time. A working runner renews its lease. */
const leaseSeconds = 15;
export const renewMilliseconds = 5000;
const firstRetryMilliseconds = 2000;

/** Mail has its own lane, so that a mail server that hangs does not delay payments. */
export type Lane = 'mail' | 'work';
const inLane = {
  mail: sql<boolean>`kind = 'mail.send'`,
  work: sql<boolean>`kind <> 'mail.send'`,
} satisfies Record<Lane, unknown>;

/** Mail waits longer between attempts, because a mail server may be down for hours. */
const growthOf = (kind: string): number => (kind === 'mail.send' ? 4 : 2);

/** The wait before the next attempt: 2 s, 4 s, 8 s …, for mail 2 s, 8 s, 32 s …. */
export const backoff = (attempt: number, kind = ''): number => firstRetryMilliseconds * growthOf(kind) ** (attempt - 1);

export async function enqueueAll(db: Database, jobs: readonly NewJob[]): Promise<void> {
  await db
    .insertInto('jobs')
    .values(
      jobs.map(({ kind, payload, runAt, uniqueKey, isDated = false }) => ({
        kind,
        payload: JSON.stringify(payload),
        run_at: runAt,
        unique_key: uniqueKey ?? null,
        is_dated: isDated,
        locked_until: null,
        last_error: null,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'unique_key'])
        .where(sql<boolean>`unique_key is not null and state in ('waiting', 'running')`)
        .doNothing(),
    )
    .execute();
  await sql`select pg_notify(${jobChannel}, '')`.execute(db);
}

export const enqueue = (db: Database, job: NewJob): Promise<void> => enqueueAll(db, [job]);

/**
 * Moves the waiting jobs back with the clock, so that they wait no longer than before; dated jobs keep their date. Call
 * it in the transaction that sets the clock back.
 */
export async function followClock(db: Database, backMilliseconds: number): Promise<void> {
  const seconds = backMilliseconds / 1000;
  await db
    .updateTable('jobs')
    .set({ run_at: sql<Date>`run_at - make_interval(secs => ${seconds}::double precision)` })
    .where('state', '=', 'waiting')
    .where('is_dated', '=', false)
    .execute();
}

/** Leases use the time of the database, because the sandbox can move the bank's clock. */
const newLease = sql<Date>`clock_timestamp() + make_interval(secs => ${leaseSeconds}::int)`;

/** Claims the job that has been due longest, of one lane or of both. Returns undefined when none is due. */
export async function claim(db: Database, now: Date, lane?: Lane): Promise<ClaimedJob | undefined> {
  const { rows } = await sql<ClaimedJob>`
    update jobs set state = 'running', attempts = attempts + 1,
      locked_until = ${newLease}
    where job_id = (
      select job_id from jobs
      where ${lane ? inLane[lane] : sql<boolean>`true`}
        and ((state = 'waiting' and run_at <= ${now}) or (state = 'running' and locked_until < clock_timestamp()))
      order by run_at, job_id limit 1 for update skip locked
    )
    returning job_id as "jobId", kind, payload, attempts as attempt`.execute(db);
  return rows[0];
}

/** Matches the job only while this attempt holds it: after its lease expires, another runner may have claimed it. */
const claimedRow = (db: Database, { jobId, attempt }: ClaimedJob) =>
  db.updateTable('jobs').where('job_id', '=', jobId).where('attempts', '=', attempt).where('state', '=', 'running');

export async function renew(db: Database, job: ClaimedJob): Promise<void> {
  await claimedRow(db, job).set({ locked_until: newLease }).execute();
}

export async function finish(db: Database, job: ClaimedJob): Promise<void> {
  await claimedRow(db, job).set({ state: 'done', locked_until: null, last_error: null }).execute();
}

/** Schedules the next attempt, or marks the job as dead after the last one. Returns the new state. */
export async function recordFailure(
  db: Database,
  job: ClaimedJob,
  reason: string,
  now: Date,
): Promise<'waiting' | 'dead'> {
  const isDead = job.attempt >= mostAttempts;
  const state = isDead ? 'dead' : 'waiting';
  await claimedRow(db, job)
    .set({
      state,
      run_at: isDead ? now : new Date(now.getTime() + backoff(job.attempt, job.kind)),
      is_dated: false,
      locked_until: null,
      last_error: reason.slice(0, 500),
    })
    .execute();
  return state;
}
