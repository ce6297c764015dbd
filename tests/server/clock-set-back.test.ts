import { beforeEach, expect, test } from 'vitest';
import { claim, enqueue, recordFailure } from '../../server/jobs/queue.ts';
import { runDueJobs } from '../../server/jobs/runner.ts';
import { bringForward, queuePeriodicJobs } from '../../server/jobs/periodic-jobs.ts';
import { moveClock } from '../../server/sandbox/clock.ts';
import { onBothDatabases } from './on-databases.ts';

const hour = 3_600_000;
const years = 5 * 365 * 24 * hour;
const longest: Readonly<Record<string, number>> = {
  housekeeping: hour,
  'expire-requests': hour,
  'findings.check': 24 * hour,
  'ledger.prove': 24 * hour,
  'cheque-books.expire': 24 * hour,
};

onBothDatabases('a clock that was set forward by years and back again', (bank) => {
  const services = () => bank().services;
  const now = () => services().clock.now();
  const waiting = () => services().db.selectFrom('jobs').selectAll().where('state', '=', 'waiting').execute();
  const waits = async (kind: string) =>
    (await waiting()).filter((job) => job.kind === kind).map(({ run_at }) => run_at.getTime() - now().getTime());

  /** Moves the sandbox's clock as its page does, and the clock of this test's bank. */
  async function setForward(milliseconds: number): Promise<void> {
    await moveClock(services().db, milliseconds < 0 ? 0 : milliseconds);
    bank().setTime(new Date(now().getTime() + milliseconds));
  }

  /** Whether one job of each periodic kind waits, due within its period. */
  async function arePeriodicJobsNear(): Promise<boolean> {
    const found = await Promise.all(Object.keys(longest).map(waits));
    const periods = Object.values(longest);
    return found.every((times, index) => times.length === 1 && (times[0] ?? Infinity) <= (periods[index] ?? 0));
  }

  beforeEach(() => services().db.deleteFrom('jobs').execute());

  test('leaves no periodic job waiting for longer than its period', async () => {
    await queuePeriodicJobs(services().db, now());
    await setForward(years);
    await runDueJobs(services());
    await setForward(-years);
    expect(await arePeriodicJobsNear()).toBe(true);
  });

  test('keeps the wait of a job that is retried, and the date of a dated payment', async () => {
    const { db } = services();
    await setForward(years);
    const day = new Date(now().getTime() + 48 * hour);
    await enqueue(db, { kind: 'execute-transfer', payload: {}, runAt: day, isDated: true });
    await enqueue(db, { kind: 'mail.send', payload: {}, runAt: now() });
    const job = await claim(db, now());
    if (!job) throw new Error('The job is not there');
    await recordFailure(db, job, 'No route to the mail server', now());
    const [before] = await waits('mail.send');
    await setForward(-years);
    expect(await waits('mail.send')).toEqual([before]);
    expect((await waiting()).find(({ kind }) => kind === 'execute-transfer')?.run_at).toEqual(day);
  });

  test('reschedules periodic jobs when the machine’s own clock was wrong', async () => {
    const { db } = services();
    const ahead = new Date(now().getTime() + years);
    await queuePeriodicJobs(db, ahead);
    await bringForward(db, now());
    expect(await arePeriodicJobsNear()).toBe(true);
  });
});
