// Runs the jobs of the queue. Several processes may run jobs; each job is claimed by one of them.
import { setTimeout as pause } from 'node:timers/promises';
import type { Services } from '../context.ts';
import type { Engine } from '../db/engine.ts';
import { runEvery } from '../db/run-every.ts';
import { keepListening } from '../events/listen.ts';
import type { JobKinds } from './kind.ts';
import {
  claim,
  finish,
  recordFailure,
  jobChannel,
  mostAttempts,
  renew,
  renewMilliseconds,
  type ClaimedJob,
  type Lane,
} from './queue.ts';
import { bringForward } from './periodic-jobs.ts';

const pollMilliseconds = 1000;
const lanes: readonly Lane[] = ['work', 'mail'];
const rescheduleMilliseconds = 60_000;

async function runAttempt(services: Services, kinds: JobKinds, job: ClaimedJob): Promise<void> {
  // An attempt is counted when the job is claimed, so attempts that crashed the process are included.
  if (job.attempt > mostAttempts) throw new Error('Every attempt ended with its process');
  const work = kinds[job.kind];
  if (!work) throw new Error(`No job is of the kind ${job.kind}`);
  await work(job.payload, { ...services, now: services.clock.now(), attempt: job.attempt });
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function logDeadJob({ jobId, kind }: ClaimedJob, reason: string): void {
  console.error(JSON.stringify({ level: 'error', event: 'a job is given up', jobId, kind, reason }));
}

/** If the lease cannot be renewed, it expires; the next runner of the job finds out what was done already. */
const ignoreFailedRenewal = () => undefined;

async function withLease(services: Services, job: ClaimedJob, work: () => Promise<void>): Promise<void> {
  const timer = setInterval(() => void renew(services.db, job).catch(ignoreFailedRenewal), renewMilliseconds);
  await work().finally(() => clearInterval(timer));
}

async function runOne(services: Services, kinds: JobKinds, lane?: Lane): Promise<boolean> {
  const job = await claim(services.db, services.clock.now(), lane);
  if (!job) return false;
  try {
    await withLease(services, job, () => runAttempt(services, kinds, job));
    await finish(services.db, job);
  } catch (error) {
    const reason = reasonOf(error);
    const state = await recordFailure(services.db, job, reason, services.clock.now());
    if (state === 'dead') logDeadJob(job, reason);
  }
  return true;
}

/** Runs all due jobs until none is left. Returns the number of attempts. */
export async function runDueJobs(services: Services, kinds = services.jobKinds): Promise<number> {
  let attempts = 0;
  while (await runOne(services, kinds)) attempts += 1;
  return attempts;
}

export interface JobRunner {
  /** Resolves when the running jobs have ended. */
  stop(): Promise<void>;
}

export interface RunnerOptions {
  readonly services: Services;
  readonly engine: Engine;
  readonly kinds?: JobKinds;
  readonly onError?: (error: unknown) => void;
}

/** Runs the jobs of each lane until stopped. Looks for due jobs when one is queued, and once a second. */
export async function startJobRunner({
  services,
  engine,
  kinds = services.jobKinds,
  onError,
}: RunnerOptions): Promise<JobRunner> {
  const stopping = new AbortController();
  let woken = new AbortController();
  function wake(): void {
    const sleeping = woken;
    woken = new AbortController();
    sleeping.abort();
  }
  const listening = await keepListening({ db: services.db, engine }, jobChannel, { onMessage: wake, onRestored: wake });

  async function work(lane: Lane): Promise<void> {
    while (!stopping.signal.aborted) {
      // Created before the query, so that a job queued during the query ends the pause.
      const signal = AbortSignal.any([stopping.signal, woken.signal]);
      const found = await runOne(services, kinds, lane).catch((error: unknown) => onError?.(error));
      if (!found) await pause(pollMilliseconds, undefined, { signal }).catch(() => undefined);
    }
  }

  const working = Promise.all(lanes.map(work));
  const stopRescheduling = runEvery(
    rescheduleMilliseconds,
    () => bringForward(services.db, services.clock.now()),
    'periodic jobs may wait too long',
  );
  return {
    async stop() {
      stopRescheduling();
      stopping.abort();
      await working;
      await listening.stop();
    },
  };
}
