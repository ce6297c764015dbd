// Runs checkpoints on the embedded database, which has no checkpointer process as PostgreSQL has: without them its
// write-ahead log would grow for as long as the bank runs.
import { withClient, type Client, type ClientSource } from './named-statements.ts';
import { runEvery } from './run-every.ts';

const lookEveryMilliseconds = 10_000;
/** A checkpoint of this size takes no longer than a slow answer. */
const longestLog = 48 * 1024 * 1024;

const lengthOfLog = `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), (pg_control_checkpoint()).redo_lsn)::bigint
  as bytes`;

interface LogRow {
  readonly bytes: number;
}

export async function readLogLength(client: Client): Promise<number> {
  const { rows } = await client.query('length of the log', lengthOfLog, []);
  return (rows as LogRow[])[0]?.bytes ?? 0;
}

export async function shortenLog(source: ClientSource, longest: number = longestLog): Promise<void> {
  await withClient(source, async (client) => {
    if ((await readLogLength(client)) > longest) await client.query('shorten the log', 'checkpoint', []);
  });
}

/** Checks the length until the returned function is called. */
export const keepLogShort = (source: ClientSource): (() => void) =>
  runEvery(lookEveryMilliseconds, () => shortenLog(source), 'the log of the database stays long');
