// Banks that have begun with something, such as their people.
import { inject } from 'vitest';
import { openDatabase } from '../../server/db/database.ts';
import { buildBank, openBank, type Engine, type TestBank } from './bank.ts';
import { migratedDatabase, newDatabase, openEmbedded, openOnPostgres } from './test-databases.ts';

/** What a bank begins with, such as its people. */
export type Begin = (bank: TestBank) => Promise<void>;

export const nothing: Begin = () => Promise.resolve();

/** Beginning takes longer than copying, so each worker does it once and keeps the database. */
const begunDatabases = new Map<Begin, Promise<string>>();

async function beginEmbedded(begin: Begin): Promise<TestBank> {
  const opened = await openEmbedded(begin);
  const bank = await buildBank(opened);
  if (opened.hasBegun) return bank;
  await begin(bank);
  opened.keep(begin);
  return bank;
}

async function makeBegun(url: string, begin: Begin): Promise<string> {
  const databaseUrl = await newDatabase(url, await migratedDatabase(url));
  const bank = await buildBank(await openDatabase({ databaseUrl, dataFolder: undefined }));
  await begin(bank);
  await bank.close();
  return databaseUrl;
}

async function beginOnPostgres(begin: Begin): Promise<TestBank> {
  const made = begunDatabases.get(begin) ?? makeBegun(inject('postgresUrl'), begin);
  begunDatabases.set(begin, made);
  return buildBank(await openOnPostgres(await made));
}

export function beginBank(engine: Engine, begin: Begin): Promise<TestBank> {
  if (begin === nothing) return openBank(engine);
  return engine === 'postgres' ? beginOnPostgres(begin) : beginEmbedded(begin);
}
