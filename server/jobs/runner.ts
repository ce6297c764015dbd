// Runs the jobs of the database; as many processes as there are may run them, each job goes to one.
import { setTimeout as pause } from 'node:timers/promises';
import type { Services } from '../context.ts';
import type { Engine } from '../db/engine.ts';
import { keepListening } from '../events/listen.ts';
import { jobKinds, type JobKinds } from './kinds.ts';
import {
  claim,
  finish,
  giveBack,
  jobChannel,
  mostAttempts,
  renew,
  renewMilliseconds,
  type ClaimedJob,
} from './queue.ts';

const pollMilliseconds = 1000;

async function attempt(services: Services, kinds: JobKinds, job: ClaimedJob): Promise<void> {
  // Each attempt counts when it is claimed, so one that took its process with it has counted too.
  if (job.attempt > mostAttempts) throw new Error('Every attempt ended with its process');
  const work = kinds[job.kind];
  if (!work) throw new Error(`No job is of the kind ${job.kind}`);
  await work(job.payload, { ...services, now: services.clock.now(), attempt: job.attempt });
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function sayGivenUp({ jobId, kind }: ClaimedJob, reason: string): void {
  console.error(JSON.stringify({ level: 'error', event: 'a job is given up', jobId, kind, reason }));
}

/** Without the database the lease runs out; whoever takes the job over finds out what was done already. */
const ignoreLoss = () => undefined;

async function whileRenewing(services: Services, job: ClaimedJob, work: () => Promise<void>): Promise<void> {
  const timer = setInterval(() => void renew(services.db, job).catch(ignoreLoss), renewMilliseconds);
  await work().finally(() => clearInterval(timer));
}

async function runOne(services: Services, kinds: JobKinds): Promise<boolean> {
  const job = await claim(services.db, services.clock.now());
  if (!job) return false;
  try {
    await whileRenewing(services, job, () => attempt(services, kinds, job));
    await finish(services.db, job);
  } catch (error) {
    const reason = reasonOf(error);
    const state = await giveBack(services.db, job, reason, services.clock.now());
    if (state === 'dead') sayGivenUp(job, reason);
  }
  return true;
}

/** Runs whatever is due until nothing is; answers how many attempts that took. */
export async function runDueJobs(services: Services, kinds: JobKinds = jobKinds): Promise<number> {
  let attempts = 0;
  while (await runOne(services, kinds)) attempts += 1;
  return attempts;
}

export interface JobRunner {
  /** Lets the job under way end. */
  stop(): Promise<void>;
}

export interface RunnerOptions {
  readonly services: Services;
  readonly engine: Engine;
  readonly kinds?: JobKinds;
  readonly onError?: (error: unknown) => void;
}

/** Works until stopped: wakes when a job is queued, and once a second for those whose time has come. */
export async function startJobRunner({ services, engine, kinds, onError }: RunnerOptions): Promise<JobRunner> {
  const stopping = new AbortController();
  let woken = new AbortController();
  const wake = () => woken.abort();
  const listening = await keepListening({ db: services.db, engine }, jobChannel, { onMessage: wake, onRestored: wake });

  async function rest(): Promise<void> {
    const signal = AbortSignal.any([stopping.signal, woken.signal]);
    await pause(pollMilliseconds, undefined, { signal }).catch(() => undefined);
    woken = new AbortController();
  }

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      await runOne(services, kinds ?? jobKinds).then(
        (found) => (found ? undefined : rest()),
        (error: unknown) => (onError?.(error), rest()),
      );
    }
  }

  const working = work();
  return {
    async stop() {
      stopping.abort();
      await working;
      await listening.stop();
    },
  };
}
