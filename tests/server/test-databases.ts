// The databases of test banks: copies of one that is migrated, or of one that a bank has begun.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { openDatabase, openOn, type OpenDatabase } from '../../server/db/database.ts';
import { openPglite } from '../../server/db/pglite.ts';
import { FilesInMemory, smallDatabase, type StoredFile } from './files-in-memory.ts';
import { openKept } from './kept-databases.ts';
import { keepMigratedCopy, readMigratedCopy } from './migrated-copy.ts';

const nameOf = (address: string) => new URL(address).pathname.slice(1);

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Returns the address of a new database, which is empty or a copy of another. */
export async function newDatabase(url: string, copyOf = url): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const from = copyOf === url ? 'template1' : nameOf(copyOf);
  await onServer(url, `create database ${name} template ${from}`);
  return url.replace(/\/[^/]+$/, `/${name}`);
}

/** Made once per worker, because copying a migrated database is much faster than migrating one. */
let migrated: Promise<string> | undefined;
let migratedCopy: Promise<readonly StoredFile[]> | undefined;

async function migrate(url: string): Promise<string> {
  const databaseUrl = await newDatabase(url);
  const { close } = await openDatabase({ databaseUrl, dataFolder: undefined });
  await close();
  return databaseUrl;
}

export const migratedDatabase = (url: string) => (migrated ??= migrate(url));

/** The templates of other databases are two thirds of the files. */
const withoutTemplates = [
  'update pg_database set datistemplate = false',
  'drop database template0',
  'drop database template1',
  'checkpoint',
];

async function makeCopy(): Promise<readonly StoredFile[]> {
  const fs = new FilesInMemory();
  const engine = await openPglite(undefined, { ...smallDatabase, fs });
  const { close } = await openOn(engine);
  for (const statement of withoutTemplates) await engine.runScript(statement);
  const copy = fs.read();
  await close();
  return copy;
}

/** Migrating takes seconds, so the copy is kept on disk until a migration changes. */
async function keptCopy(): Promise<readonly StoredFile[]> {
  const kept = await readMigratedCopy();
  if (kept) return kept;
  const copy = await makeCopy();
  await keepMigratedCopy(copy);
  return copy;
}

const migratedFiles = () => (migratedCopy ??= keptCopy());

/** Opens an embedded database that is migrated, or has already begun with this. */
export const openEmbedded = (beginning?: unknown) => openKept(beginning, migratedFiles);

/** Drops the copy when it is closed: hundreds would take longer at the end of a run than the runner waits. */
export async function openOnPostgres(copyOf: string): Promise<OpenDatabase> {
  const url = inject('postgresUrl');
  const databaseUrl = await newDatabase(url, copyOf);
  const opened = await openDatabase({ databaseUrl, dataFolder: undefined });
  return {
    ...opened,
    close: () => opened.close().then(() => onServer(url, `drop database ${nameOf(databaseUrl)}`)),
  };
}
