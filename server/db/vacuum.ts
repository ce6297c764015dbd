// The embedded database has nobody beside it who clears away dead rows; a PostgreSQL does that by itself.
import { statementName, withClient, type ClientSource } from './named-statements.ts';
import { repeat } from './run-every.ts';

const hour = 3_600_000;

/** As PostgreSQL judges it: a fifth of the rows, and a few more. Its own catalog counts, too. */
const fullOfDeadRows = `select quote_ident(relname) as table from pg_stat_all_tables
  where schemaname in ('public', 'pg_catalog') and n_dead_tup > 50 + n_live_tup / 5 order by relname`;

interface TableRow {
  readonly table: string;
}

async function ask(source: ClientSource, sql: string): Promise<unknown[]> {
  const { rows } = await withClient(source, (client) => client.query(statementName(sql), sql, []));
  return rows;
}

/** Gives the tables that it cleared. Each is a turn of its own, so that others are served in between. */
export async function clearDeadRows(source: ClientSource): Promise<string[]> {
  // What was changed a moment ago is counted too.
  await ask(source, 'select pg_stat_force_next_flush()');
  const tables = ((await ask(source, fullOfDeadRows)) as TableRow[]).map(({ table }) => table);
  for (const table of tables) await ask(source, `vacuum (analyze) ${table}`);
  return tables;
}

/** Not as a job: it may be cut off at any moment, and the next time does what is left. */
export const keepRowsClear = (source: ClientSource): (() => void) =>
  repeat(hour, () => clearDeadRows(source), 'dead rows stay in the database');
