// npm run bench:server: the speed of the bank as a ratio to its parts alone, measured in the same run.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../server/config.ts';
import { openDatabase } from '../server/db/database.ts';
import type { Secrets } from '../server/secrets.ts';
import { openSecrets } from '../server/storage-key.ts';
import { measureApprovals, type Approvals } from './bench/measure-approvals.ts';
import { measureEndurance, mixedLists, type Endurance } from './bench/measure-endurance.ts';
import { below, printCosts, printFigures, ratio, type Figure } from './bench/figures.ts';
import { fillBank } from './bench/full-bank.ts';
import { measureReads } from './bench/reads.ts';
import { measureStart } from './bench/start-time.ts';
import { findPostgres } from './find-postgres.ts';
import { startPostgres } from './temporary-postgres.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '2' },
    transactions: { type: 'string', default: '20000' },
    /** Parts to run, by their names, separated by commas. */
    only: { type: 'string', default: 'approve,reads,pglite,postgres' },
  },
});
const parts = values.only.split(',');
const size = { transactions: Number(values.transactions), companies: 50 };
const [approvalsEach, readSeconds] = [60, 5];

const folder = await mkdtemp(join(tmpdir(), 'bench-server-'));
const figures: Figure[] = [];

type Environment = Readonly<Record<string, string>>;

async function fill(environment: Environment): Promise<Secrets> {
  const config = readConfig(environment);
  const opened = await openDatabase(config);
  const secrets = await openSecrets(opened.db, { file: config.secretsFile, environment });
  await fillBank(opened, secrets, size);
  await opened.close();
  return secrets;
}

async function approve(given: Omit<Approvals, 'each'>): Promise<void> {
  const { bank, pgbench, statements } = await measureApprovals({ ...given, each: approvalsEach });
  console.log(`An approval sends ${statements.length} statements.`);
  console.log(`HTTP ${Math.round(bank.perSecond)}/s · pgbench ${Math.round(pgbench.perSecond)}/s`);
  printCosts({ bank: { ...bank.cost }, pgbench: { ...pgbench.cost } });
  figures.push(
    below('statements of an approval', statements.length, 16, ''),
    ratio('approve by HTTP / the yardstick by pgbench', bank.perSecond / pgbench.perSecond, 0.8),
  );
}

async function read(environment: Environment, url: string, secrets: Secrets): Promise<void> {
  for (const { name, perSecond, barePerSecond } of await measureReads({
    url,
    secrets,
    environment,
    seconds: readSeconds,
  })) {
    console.log(`${name}: the bank ${Math.round(perSecond)}/s · Fastify and pg ${Math.round(barePerSecond)}/s`);
    figures.push(ratio(`${name} / Fastify and pg alone`, perSecond / barePerSecond, 0.7));
  }
}

async function lastLong(kind: string, environment: Environment, secrets: Secrets, most: number): Promise<Endurance> {
  const opened = await openDatabase(readConfig(environment));
  const lists = await mixedLists(opened.db, secrets);
  await opened.close();
  const found = await measureEndurance(environment, lists, Number(values.minutes));
  console.log(`${kind}: ${found.answers} answers, ${found.failures} failures`);
  figures.push(
    below(`memory with ${kind}`, found.mostMemory, most, 'MiB'),
    below(`growth of memory with ${kind}`, found.growth * 100, 5, '%'),
    below(`failures with ${kind}`, found.failures, 1, ''),
    below(`start with ${kind}, data present`, (await measureStart(environment)) * 1000, 2000, 'ms'),
  );
  return found;
}

async function onPostgres(): Promise<void> {
  const bin = findPostgres();
  if (!bin) throw new Error('PostgreSQL is not installed: install it, or run --only pglite');
  const postgres = await startPostgres(bin);
  try {
    const environment = { DATABASE_URL: postgres.url, DATA_FOLDER: join(folder, 'postgres') };
    const secrets = await fill(environment);
    if (parts.includes('reads')) await read(environment, postgres.url, secrets);
    if (parts.includes('postgres')) await lastLong('PostgreSQL', environment, secrets, 250);
    if (parts.includes('approve'))
      await approve({ environment, url: postgres.url, postgres: postgres.server.pid ?? 0, bin, secrets });
  } finally {
    await postgres.stop();
  }
}

async function onPglite(): Promise<void> {
  const environment = { DATA_FOLDER: join(folder, 'pglite') };
  const secrets = await fill(environment);
  const found = await lastLong('PGlite', environment, secrets, 700);
  figures.push(below('slowest of 1000 with PGlite, 32 connections', found.slowest, 250, 'ms'));
}

try {
  if (parts.some((part) => part !== 'pglite')) await onPostgres();
  if (parts.includes('pglite')) await onPglite();
} finally {
  await rm(folder, { recursive: true, force: true });
}
printFigures(figures);
process.exitCode = figures.every(({ passed }) => passed) ? 0 : 1;
