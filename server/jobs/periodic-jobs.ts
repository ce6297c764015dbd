// Jobs that queue their next run themselves. The next run is never further away than the period, even if the bank's
// clock was moved.
import type { Database } from '../db/database.ts';
import { enqueue } from './queue.ts';

const hour = 3_600_000;
const day = 24 * hour;

const periods = {
  'cheque-books.expire': day,
  'expire-requests': hour,
  'findings.check': day,
  housekeeping: hour,
  'ledger.prove': day,
} as const;

export type PeriodicJob = keyof typeof periods;
const periodicJobs = Object.keys(periods) as PeriodicJob[];

const inHour = (time: Date) => time.toISOString().slice(0, 13);
const onDay = (time: Date) => time.toISOString().slice(0, 10);
const nightly: readonly PeriodicJob[] = ['findings.check'];
/** One o'clock in Jakarta, as milliseconds of a day in UTC. */
const atNight = 18 * hour;

const nextNight = (now: Date): Date => {
  const time = now.getTime();
  return new Date(time - ((time - atNight) % day) + day);
};

const after = (now: Date, kind: PeriodicJob) =>
  nightly.includes(kind) ? nextNight(now) : new Date(now.getTime() + periods[kind]);

/** Queues the next run. The unique key of the hour or day prevents a second run that another process queued. */
export async function queueNext(db: Database, kind: PeriodicJob, now: Date): Promise<void> {
  const runAt = after(now, kind);
  const uniqueKey = periods[kind] < day ? inHour(runAt) : onDay(runAt);
  await enqueue(db, { kind, payload: {}, runAt, uniqueKey });
}

/** Reschedules jobs that were queued while the clock was ahead: they would wait until that time is reached again. */
export async function bringForward(db: Database, now: Date): Promise<void> {
  for (const kind of periodicJobs)
    await db
      .updateTable('jobs')
      .set({ run_at: after(now, kind) })
      .where('kind', '=', kind)
      .where('state', '=', 'waiting')
      .where('run_at', '>', after(now, kind))
      .execute();
}

export async function queuePeriodicJobs(db: Database, now: Date): Promise<void> {
  await bringForward(db, now);
  for (const kind of periodicJobs) await enqueue(db, { kind, payload: {}, runAt: now, uniqueKey: inHour(now) });
}
