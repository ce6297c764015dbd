// Vacuums the embedded database, which has no autovacuum process as PostgreSQL has.
import { statementName, withClient, type ClientSource } from './named-statements.ts';
import { runEvery } from './run-every.ts';

const hour = 3_600_000;

/** The threshold of PostgreSQL's autovacuum: 50 rows and a fifth of the table. The system catalog is included. */
const fullOfDeadRows = `select quote_ident(relname) as table from pg_stat_all_tables
  where schemaname in ('public', 'pg_catalog') and n_dead_tup > 50 + n_live_tup / 5 order by relname`;

interface TableRow {
  readonly table: string;
}

async function ask(source: ClientSource, sql: string): Promise<unknown[]> {
  const { rows } = await withClient(source, (client) => client.query(statementName(sql), sql, []));
  return rows;
}

/** Vacuums each table in a turn of its own, so that other callers are served in between. Returns the table names. */
export async function clearDeadRows(source: ClientSource): Promise<string[]> {
  // Flushes the statistics, so that the newest changes are counted.
  await ask(source, 'select pg_stat_force_next_flush()');
  const tables = ((await ask(source, fullOfDeadRows)) as TableRow[]).map(({ table }) => table);
  for (const table of tables) await ask(source, `vacuum (analyze) ${table}`);
  return tables;
}

/** A timer and not a job: an interrupted run needs no retry, because the next run does the rest. */
export const keepRowsClear = (source: ClientSource): (() => void) =>
  runEvery(hour, () => clearDeadRows(source), 'dead rows stay in the database');
