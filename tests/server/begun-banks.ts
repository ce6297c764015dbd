// Banks that have begun with something, such as their people.
import { sql } from 'kysely';
import { inject } from 'vitest';
import { openDatabase } from '../../server/db/database.ts';
import { buildBank, openBank, type Engine, type TestBank } from './bank.ts';

import { FilesInMemory, type StoredFile } from './files-in-memory.ts';
import { migratedDatabase, migratedFiles, newDatabase, openFiles, openOnPostgres } from './test-databases.ts';

/** What a bank begins with, such as its people. */
export type Begin = (bank: TestBank) => Promise<void>;

export const nothing: Begin = () => Promise.resolve();

/** Beginning takes longer than copying, so each worker does it once and keeps the files or the database. */
const begun = new Map<Begin, readonly StoredFile[]>();
const begunDatabases = new Map<Begin, Promise<string>>();

async function beginEmbedded(begin: Begin): Promise<TestBank> {
  const copy = begun.get(begin);
  if (copy) return buildBank(await openFiles(new FilesInMemory(copy)));
  const fs = await migratedFiles();
  const bank = await buildBank(await openFiles(fs));
  await begin(bank);
  await sql`checkpoint`.execute(bank.services.db);
  begun.set(begin, fs.read());
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
