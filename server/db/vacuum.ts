// The embedded database has nobody beside it who clears away dead rows; a PostgreSQL does that by itself.
import { sql } from 'kysely';
import type { Database } from './database.ts';

/** As PostgreSQL judges it: a fifth of the rows, and a few more. */
const fullOfDeadRows = sql<boolean>`n_dead_tup > 50 + n_live_tup / 5`;

/** Gives the tables that it cleared. Each is a turn of its own, so that others are served in between. */
export async function clearDeadRows(db: Database): Promise<string[]> {
  // What was changed a moment ago is counted too.
  await sql`select pg_stat_force_next_flush()`.execute(db);
  const { rows } = await sql<{ table: string }>`
    select relname as table from pg_stat_user_tables where ${fullOfDeadRows} order by relname`.execute(db);
  for (const { table } of rows) await sql`vacuum (analyze) ${sql.table(table)}`.execute(db);
  return rows.map(({ table }) => table);
}
