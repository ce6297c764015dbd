import { Kysely, type Transaction } from 'kysely';
import type { Config } from '../config.ts';
import { createDialect } from './named-statements.ts';
import type { Engine } from './engine.ts';
import { clearCache } from './cached-rows.ts';
import { migrate } from './migrate.ts';
import { invalidateOnCommit } from './invalidate-on-commit.ts';
import { asStartRefusal } from './open-failure.ts';
import type { Tables } from './tables.ts';
import { setConnectionSource } from './compiled-query.ts';

/** The database or one of its transactions; a query takes either. */
export type Database = Kysely<Tables>;
export type DatabaseTransaction = Transaction<Tables>;

export interface OpenDatabase {
  readonly db: Database;
  readonly engine: Engine;
  close(): Promise<void>;
}

type DatabaseLocation = Pick<Config, 'databaseUrl' | 'dataFolder'>;

// Imported on demand: the driver that is not used is not loaded.
async function openEngine({ databaseUrl, dataFolder }: DatabaseLocation): Promise<Engine> {
  return databaseUrl
    ? (await import('./postgres.ts')).openPostgres(databaseUrl)
    : (await import('./pglite.ts')).openPglite(dataFolder);
}

/** Migrates the database of this engine. */
export async function openOn(engine: Engine): Promise<OpenDatabase> {
  const source = invalidateOnCommit(engine.source, () => clearCache(db));
  const db: Database = new Kysely<Tables>({ dialect: createDialect(source) });
  setConnectionSource(db, source);
  try {
    await migrate(db, engine);
  } catch (error) {
    // A damaged database may fail to close, too; the caller gets the first error.
    await db.destroy().catch(() => undefined);
    throw error;
  }
  return { db, engine, close: () => db.destroy() };
}

/** Opens and migrates the database. Throws a StartRefusal when it is unreachable, damaged or locked. */
export async function openDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  try {
    return await openOn(await openEngine(location));
  } catch (error) {
    throw asStartRefusal(error, location);
  }
}
