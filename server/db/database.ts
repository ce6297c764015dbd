import { Kysely, type Transaction } from 'kysely';
import type { Config } from '../config.ts';
import { createDialect } from './named-statements.ts';
import type { Engine } from './engine.ts';
import { forgetCopies } from './kept-copies.ts';
import { migrate } from './migrate.ts';
import { noticeWrites } from './noticed-writes.ts';
import type { Tables } from './tables.ts';
import { setSource } from './worded-once.ts';

/** The database, or a transaction of it: queries take either. */
export type Database = Kysely<Tables>;
export type DatabaseTransaction = Transaction<Tables>;

export interface OpenDatabase {
  readonly db: Database;
  readonly engine: Engine;
  close(): Promise<void>;
}

// Whichever is not used is not even read.
async function openEngine({ databaseUrl, dataFolder }: Pick<Config, 'databaseUrl' | 'dataFolder'>): Promise<Engine> {
  return databaseUrl
    ? (await import('./postgres.ts')).openPostgres(databaseUrl)
    : (await import('./pglite.ts')).openPglite(dataFolder);
}

export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataFolder'>): Promise<OpenDatabase> {
  const engine = await openEngine(config);
  const source = noticeWrites(engine.source, () => forgetCopies(db));
  const db: Database = new Kysely<Tables>({ dialect: createDialect(source) });
  setSource(db, source);
  await migrate(db, engine);
  return { db, engine, close: () => db.destroy() };
}
