// Brings a bank up: database, demonstration data, app, events, jobs; and down again, letting what is under way end.
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { systemClock, type Clock } from './clock.ts';
import type { Config } from './config.ts';
import { loadContract } from './contract/load.ts';
import type { Services } from './context.ts';
import { openDatabase, type OpenDatabase } from './db/database.ts';
import { createEventHub } from './events/hub.ts';
import { enqueue } from './jobs/queue.ts';
import { startJobRunner } from './jobs/runner.ts';
import { createSandboxClock } from './sandbox/clock.ts';
import { mountSandbox } from './sandbox/pages.ts';
import { seedSandbox } from './sandbox/seed.ts';
import { loadSecrets } from './secrets.ts';

export interface RunningBank {
  readonly app: FastifyInstance;
  readonly services: Services;
  stop(): Promise<void>;
}

export interface StartOptions {
  readonly config: Config;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Pages beside the API, such as the contract's. */
  readonly extend?: (app: FastifyInstance) => void;
}

interface StoppableClock extends Clock {
  stop(): Promise<void>;
}

async function clockOf({ isSandbox }: Config, { db, engine }: OpenDatabase): Promise<StoppableClock> {
  return isSandbox ? createSandboxClock(db, engine) : { ...systemClock, stop: () => Promise.resolve() };
}

const alreadyThere = '23505';

// Of several processes that start together one seeds; the others run into its rows, and so find it done.
async function seedOnce(services: Services): Promise<void> {
  if (!services.config.isSandbox) return;
  const seeded = await services.db.selectFrom('companies').select('company_id').limit(1).executeTakeFirst();
  if (seeded) return;
  await seedSandbox(services).catch((error: { readonly code?: string }) => {
    if (error.code !== alreadyThere) throw error;
  });
}

const standingJobs = ['housekeeping', 'ledger.prove'];

async function queueStandingJobs({ db, clock }: Services): Promise<void> {
  const runAt = clock.now();
  for (const kind of standingJobs)
    await enqueue(db, { kind, payload: {}, runAt, uniqueKey: runAt.toISOString().slice(0, 13) });
}

export async function startBank({ config, environment, extend }: StartOptions): Promise<RunningBank> {
  const [document, opened, secrets] = await Promise.all([
    loadContract(),
    openDatabase(config),
    loadSecrets(config.secretsFile, environment),
  ]);
  const clock = await clockOf(config, opened);
  const events = await createEventHub({ ...opened, clock });
  const services: Services = { db: opened.db, events, clock, config, secrets };
  await seedOnce(services);
  await queueStandingJobs(services);
  const app = buildApp({ document, services, logs: environment['LOGS'] !== 'off' });
  mountSandbox(app, services);
  extend?.(app);
  const onError = (error: unknown) => app.log.error({ err: error }, 'a job runner stumbled');
  const jobs = await startJobRunner({ services, engine: opened.engine, onError });
  await app.listen({ port: config.port, host: '127.0.0.1' });
  return {
    app,
    services,
    async stop() {
      await jobs.stop();
      await app.close();
      await clock.stop();
      await opened.close();
    },
  };
}
