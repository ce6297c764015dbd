import { Kysely, type Transaction } from 'kysely';
import type { Config } from '../config.ts';
import { createDialect } from './named-statements.ts';
import type { Engine } from './engine.ts';
import { migrate } from './migrate.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';
import type { Tables } from './tables.ts';

/** The database, or a transaction of it: queries take either. */
export type Database = Kysely<Tables>;
export type DatabaseTransaction = Transaction<Tables>;

export interface OpenDatabase {
  readonly db: Database;
  readonly engine: Engine;
  close(): Promise<void>;
}

export async function openDatabase({
  databaseUrl,
  dataFolder,
}: Pick<Config, 'databaseUrl' | 'dataFolder'>): Promise<OpenDatabase> {
  const engine = databaseUrl ? await openPostgres(databaseUrl) : await openPglite(dataFolder);
  const db = new Kysely<Tables>({ dialect: createDialect(engine.source) });
  await migrate(db, engine);
  return { db, engine, close: () => db.destroy() };
}
