// Starts a bank: database, demonstration data, app, events, jobs. Stopping lets running requests and jobs finish.
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { systemClock, type Clock } from './clock.ts';
import type { Config } from './config.ts';
import { loadServerContract } from './contract/load-contract.ts';
import type { Services } from './context.ts';
import { openDatabase, type OpenDatabase } from './db/database.ts';
import { startJobRunner, type JobRunner } from './jobs/runner.ts';
import { queuePeriodicJobs } from './jobs/periodic-jobs.ts';
import { bankCompanyId, openBankAccounts } from './ledger/accounts.ts';
import { createNewsQueue, type NewsQueue } from './news/queue-news.ts';
import { createSandboxClock } from './sandbox/clock.ts';
import { mountSandbox } from './sandbox/pages.ts';
import { seedSandbox } from './sandbox/seed.ts';
import { checkGivenKey, type Secrets, type SecretsPlace } from './secrets.ts';
import { openServices } from './services.ts';
import { openSecrets } from './storage-key.ts';

export interface RunningBank {
  readonly app: FastifyInstance;
  readonly services: Services;
  stop(): Promise<void>;
}

export interface StartOptions {
  readonly config: Config;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Adds pages beside the API, such as the contract's. */
  readonly extend?: (app: FastifyInstance) => void;
  /** True when several processes listen on the same port. */
  readonly sharesPort?: boolean;
}

interface StoppableClock extends Clock {
  stop(): Promise<void>;
}

async function clockOf({ isSandbox }: Config, { db, engine }: OpenDatabase): Promise<StoppableClock> {
  return isSandbox ? createSandboxClock(db, engine) : { ...systemClock, stop: () => Promise.resolve() };
}

const longestAnswer = 7000;
/** A job that is still running then is claimed again after the next start. */
const longestStop = 9000;
const alreadyThere = '23505';

// When several processes start together, one seeds; the others fail on its rows and ignore that.
async function seedOnce(services: Services): Promise<void> {
  if (!services.config.isSandbox) return;
  const seeded = await services.db
    .selectFrom('companies')
    .select('company_id')
    .where('company_id', '!=', bankCompanyId)
    .limit(1)
    .executeTakeFirst();
  if (seeded) return;
  await seedSandbox(services).catch((error: { readonly code?: string }) => {
    if (error.code !== alreadyThere) throw error;
  });
}

async function openSecretsOf(opened: OpenDatabase, place: SecretsPlace): Promise<Secrets> {
  return openSecrets(opened.db, place).catch(async (error: unknown) => {
    await opened.close();
    throw error;
  });
}

interface Parts {
  readonly app: FastifyInstance;
  readonly jobs: JobRunner;
  readonly news: NewsQueue;
  readonly clock: StoppableClock;
  readonly opened: OpenDatabase;
}

/** Answers the running requests, and closes the connections of those that take too long. */
async function stopGracefully({ app, jobs, news, clock, opened }: Parts): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), longestAnswer);
  await Promise.all([jobs.stop(), news.stop(), app.close()]);
  clearTimeout(timer);
  await clock.stop();
  await opened.close();
}

export async function startBank({
  config,
  environment,
  extend,
  sharesPort = false,
}: StartOptions): Promise<RunningBank> {
  checkGivenKey(environment);
  const [document, opened] = await Promise.all([loadServerContract(), openDatabase(config)]);
  const secrets = await openSecretsOf(opened, { file: config.secretsFile, environment });
  const clock = await clockOf(config, opened);
  const news = createNewsQueue({ db: opened.db, clock });
  const services = await openServices(opened, { clock, config, secrets }, { news });
  await openBankAccounts(services.db, clock.now());
  await seedOnce(services);
  await queuePeriodicJobs(services.db, clock.now());
  news.catchUp();
  const app = buildApp({ document, services, logs: environment['LOGS'] !== 'off' });
  mountSandbox(app, services);
  extend?.(app);
  const onError = (error: unknown) => app.log.error({ err: error }, 'a job runner stumbled');
  const jobs = await startJobRunner({ services, engine: opened.engine, onError });
  await app.listen({ port: config.port, host: '127.0.0.1', ...(sharesPort && { reusePort: true }) });
  return {
    app,
    services,
    stop: () =>
      Promise.race([stopGracefully({ app, jobs, news, clock, opened }), pause(longestStop, undefined, { ref: false })]),
  };
}
