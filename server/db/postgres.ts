import pg from 'pg';
import type { Client, ClientSource } from './named-statements.ts';
import type { Engine } from './engine.ts';
import { checkDatabaseUrl } from './open-failure.ts';
import { createListener } from './postgres-listener.ts';
import { postgresSocket } from './postgres-socket.ts';
import { StatementQuery } from './postgres-statement.ts';
import { readTypes } from './postgres-types.ts';

const poolSize = 10;
// Detects a database that no longer answers, and lets PostgreSQL end the transactions of a process that has vanished.
// Calls that wait for a lock hold a connection each: after this time they are refused, so that others get one.
const patience = {
  connectionTimeoutMillis: 20_000,
  lock_timeout: 20_000,
  idle_in_transaction_session_timeout: 60_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} as const;
const longestSilence = 300_000;

// After an error that PostgreSQL reports, the connection is usable; after any other error its state is unknown.
const isLoss = (error: unknown): boolean => !(error instanceof pg.DatabaseError) || error.severity === 'FATAL';

function clientOf(client: pg.PoolClient): Client {
  let isLost = false;
  return {
    isLost: () => isLost,
    // A callback, because pg's own promises and timeouts keep results in memory until a full garbage collection.
    query: (name, text, values) =>
      new Promise((resolve, reject) =>
        client.query(
          new StatementQuery({ name, text, values }, (error, answer) => {
            if (!error) return resolve(answer);
            isLost ||= isLoss(error);
            return reject(error);
          }),
        ),
      ),
    release: () => client.release(isLost),
  };
}

const poolSource = (pool: pg.Pool): ClientSource => ({
  acquire: async () => clientOf(await pool.connect()),
  end: () => pool.end(),
});

// Without an error listener, a lost connection would end the process. The running query rejects anyway.
const survive = () => undefined;

/** Opens a PostgreSQL, 15 or later. Throws a StartRefusal when the address is malformed. */
export function openPostgres(url: string): Promise<Engine> {
  checkDatabaseUrl(url);
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types: readTypes(),
    // Lets pipeline() send several statements before the first answer.
    pipeline: true,
    stream: () => postgresSocket(longestSilence),
    ...patience,
  });
  pool.on('error', (error) =>
    console.error(JSON.stringify({ level: 'warn', event: 'database connection lost', reason: error.message })),
  );
  pool.on('connect', (client) => client.on('error', survive));
  return Promise.resolve({
    kind: 'postgres',
    source: poolSource(pool),
    runScript: async (text) => void (await pool.query(text)),
    listen: createListener(() => new pg.Client({ connectionString: url, pipeline: true, ...patience })),
  });
}
