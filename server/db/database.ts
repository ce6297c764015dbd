import { Kysely, type Transaction } from 'kysely';
import type { Config } from '../config.ts';
import { createDialect } from './named-statements.ts';
import type { Engine } from './engine.ts';
import { clearCache } from './cached-rows.ts';
import { migrate } from './migrate.ts';
import { invalidateOnCommit } from './invalidate-on-commit.ts';
import { asStartRefusal } from './open-failure.ts';
import type { Tables } from './tables.ts';
import { setSource } from './compiled-query.ts';

/** The database, or a transaction of it: queries take either. */
export type Database = Kysely<Tables>;
export type DatabaseTransaction = Transaction<Tables>;

export interface OpenDatabase {
  readonly db: Database;
  readonly engine: Engine;
  close(): Promise<void>;
}

type Place = Pick<Config, 'databaseUrl' | 'dataFolder'>;

// Whichever is not used is not even read.
async function openEngine({ databaseUrl, dataFolder }: Place): Promise<Engine> {
  return databaseUrl
    ? (await import('./postgres.ts')).openPostgres(databaseUrl)
    : (await import('./pglite.ts')).openPglite(dataFolder);
}

async function open(place: Place): Promise<OpenDatabase> {
  const engine = await openEngine(place);
  const source = invalidateOnCommit(engine.source, () => clearCache(db));
  const db: Database = new Kysely<Tables>({ dialect: createDialect(source) });
  setSource(db, source);
  try {
    await migrate(db, engine);
  } catch (error) {
    // It may be too damaged to be closed; what it failed with first is what counts.
    await db.destroy().catch(() => undefined);
    throw error;
  }
  return { db, engine, close: () => db.destroy() };
}

/** Throws a StartRefusal when the database is away, damaged or not for this bank. */
export async function openDatabase(place: Place): Promise<OpenDatabase> {
  return open(place).catch((error: unknown) => {
    throw asStartRefusal(error, place);
  });
}
