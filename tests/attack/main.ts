// npm run attack: what attackers try and what can break, over HTTP, against banks that it starts itself.
import { findPostgres } from '../../scripts/find-postgres.ts';
import { startPostgres } from '../../scripts/temporary-postgres.ts';
import { newDatabase } from '../server/test-databases.ts';
import { readOptions, usage, type Options } from './options.ts';
import { asLine, summarise } from './report.ts';
import { runAttack, type Outcome } from './run.ts';
import type { DatabaseKind } from './scene.ts';

async function attackOn(database: DatabaseKind, options: Options, url: string | undefined): Promise<Outcome[]> {
  console.log(`\n${database}, seed ${options.seed}`);
  const setting = { ...options, isShort: false, database, newDatabase: async () => url && (await newDatabase(url)) };
  return runAttack(setting, options.only, (outcome) => console.log(asLine(outcome)));
}

async function attackOnPostgres(options: Options): Promise<Outcome[]> {
  const bin = findPostgres();
  if (!bin) throw new Error('PostgreSQL is not installed: install it, or run --database pglite');
  const postgres = await startPostgres(bin);
  try {
    return await attackOn('postgres', options, postgres.url);
  } finally {
    await postgres.stop();
  }
}

// Without a handler, a signal would end this process before it has stopped its servers.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

async function main(options: Options): Promise<void> {
  const outcomes: Outcome[] = [];
  if (options.database !== 'postgres') outcomes.push(...(await attackOn('pglite', options, undefined)));
  if (options.database !== 'pglite') outcomes.push(...(await attackOnPostgres(options)));
  console.log(`\n${summarise(outcomes)}`);
  process.exitCode = outcomes.some(({ faults }) => faults.length > 0) ? 1 : 0;
}

if (process.argv.includes('--help')) {
  console.log(usage);
} else {
  try {
    await main(readOptions(process.argv.slice(2)));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  }
}
