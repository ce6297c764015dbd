// The jobs that queue themselves again: none is ever further away than its period, whatever the clock did in between.
import type { Database } from '../db/database.ts';
import { enqueue } from './queue.ts';

const hour = 3_600_000;
const day = 24 * hour;

const periods = { housekeeping: hour, 'ledger.prove': day, 'expire-requests': hour } as const;

export type PeriodicJob = keyof typeof periods;
const periodicJobs = Object.keys(periods) as PeriodicJob[];

const inHour = (time: Date) => time.toISOString().slice(0, 13);
const onDay = (time: Date) => time.toISOString().slice(0, 10);
const after = (now: Date, kind: PeriodicJob) => new Date(now.getTime() + periods[kind]);

/** One for the next hour or day; a second chain that began with another start ends here. */
export async function queueNext(db: Database, kind: PeriodicJob, now: Date): Promise<void> {
  const runAt = after(now, kind);
  const uniqueKey = periods[kind] < day ? inHour(runAt) : onDay(runAt);
  await enqueue(db, { kind, payload: {}, runAt, uniqueKey });
}

/** What was queued by a clock that ran ahead would wait until that time comes again. */
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
