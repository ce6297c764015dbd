// Work for later, kept in the database: whoever commits a change commits the work that follows from it.
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

export const jobChannel = 'portal_jobs';

export interface NewJob {
  readonly kind: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** By the bank's clock. */
  readonly runAt: Date;
  /** While a job of this kind with this key waits or runs, another is not queued. */
  readonly uniqueKey?: string;
  /** The time is a date that was agreed on, not a while from now. */
  readonly isDated?: boolean;
}

export interface ClaimedJob {
  readonly jobId: number;
  readonly kind: string;
  readonly payload: Record<string, unknown>;
  /** 1 the first time. */
  readonly attempt: number;
}

export const mostAttempts = 8;
/** A runner that is killed loses its job to the others after this long; one that is at work keeps renewing it. */
const leaseSeconds = 15;
export const renewMilliseconds = 5000;
const firstRetryMilliseconds = 2000;

/** Mail has a lane of its own: a mail server that hangs must not hold up payments. */
export type Lane = 'mail' | 'work';
const inLane = {
  mail: sql<boolean>`kind = 'mail.send'`,
  work: sql<boolean>`kind <> 'mail.send'`,
} satisfies Record<Lane, unknown>;

/** A mail server is down for hours rather than minutes. */
const growthOf = (kind: string): number => (kind === 'mail.send' ? 4 : 2);

/** 2 s, 4 s, 8 s …, for mail 2 s, 8 s, 32 s …: the wait before the next attempt. */
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

/** The clock was set back: what waits for a while still waits as long as before. Call it with the clock's own change. */
export async function followClock(db: Database, backMilliseconds: number): Promise<void> {
  const seconds = backMilliseconds / 1000;
  await db
    .updateTable('jobs')
    .set({ run_at: sql<Date>`run_at - make_interval(secs => ${seconds}::double precision)` })
    .where('state', '=', 'waiting')
    .where('is_dated', '=', false)
    .execute();
}

/** By the machine's time, which nobody can move. */
const newLease = sql<Date>`clock_timestamp() + make_interval(secs => ${leaseSeconds}::int)`;

/** Takes the job that is due longest, of one lane or of both. */
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

/** Only the attempt that holds the job may end it; one whose lease ran out has lost it. */
const held = (db: Database, { jobId, attempt }: ClaimedJob) =>
  db.updateTable('jobs').where('job_id', '=', jobId).where('attempts', '=', attempt).where('state', '=', 'running');

export async function renew(db: Database, job: ClaimedJob): Promise<void> {
  await held(db, job).set({ locked_until: newLease }).execute();
}

export async function finish(db: Database, job: ClaimedJob): Promise<void> {
  await held(db, job).set({ state: 'done', locked_until: null, last_error: null }).execute();
}

/** Puts the job back for later, or among the dead ones when it has failed too often. */
export async function giveBack(db: Database, job: ClaimedJob, reason: string, now: Date): Promise<'waiting' | 'dead'> {
  const isDead = job.attempt >= mostAttempts;
  const state = isDead ? 'dead' : 'waiting';
  await held(db, job)
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
