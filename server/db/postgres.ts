import pg from 'pg';
import type { Client, ClientSource } from './named-statements.ts';
import type { Engine } from './engine.ts';

const types = { date: 1082, bigint: 20 };
const poolSize = 10;
/** A migration may take as long as it needs. */
const unhurried = { query_timeout: 24 * 3_600_000 };
// A database that has gone silent is given up on, and what it still holds for a process that vanished is let go.
const patience = {
  connectionTimeoutMillis: 20_000,
  query_timeout: 300_000,
  idle_in_transaction_session_timeout: 60_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} as const;

// Days stay text and counts become numbers; numeric and timestamps keep pg's own reading (text, Date).
function readTypes(): { getTypeParser: typeof pg.types.getTypeParser } {
  const parsers = new pg.TypeOverrides();
  parsers.setTypeParser(types.date, (text: string) => text);
  parsers.setTypeParser(types.bigint, Number);
  return parsers;
}

// What PostgreSQL itself refuses leaves the connection whole; anything else, and nobody knows where it stands.
const isLoss = (error: unknown): boolean => !(error instanceof pg.DatabaseError) || error.severity === 'FATAL';

function clientOf(client: pg.PoolClient): Client {
  let isLost = false;
  return {
    isLost: () => isLost,
    async query(name, text, values) {
      try {
        const { rows, rowCount } = await client.query({ name, text, values: values as unknown[] });
        return { rows, affected: rowCount ?? 0 };
      } catch (error) {
        isLost ||= isLoss(error);
        throw error;
      }
    },
    release: () => client.release(isLost),
  };
}

const poolSource = (pool: pg.Pool): ClientSource => ({
  acquire: async () => clientOf(await pool.connect()),
  end: () => pool.end(),
});

// Without a listener the error of a lost connection would end the process; whoever uses the connection sees it anyway.
const survive = () => undefined;

async function listenWith(
  url: string,
  channel: string,
  onMessage: (payload: string) => void,
  onLost: () => void,
): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: url, ...patience });
  client.on('error', survive);
  client.on('notification', ({ payload }) => onMessage(payload ?? ''));
  try {
    await client.connect();
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
  } catch (error) {
    await client.end().catch(survive);
    throw error;
  }
  client.once('end', onLost);
  return () => {
    client.off('end', onLost);
    return client.end();
  };
}

/** A PostgreSQL of one's own, 15 or later. */
export function openPostgres(url: string): Promise<Engine> {
  const pool = new pg.Pool({ connectionString: url, max: poolSize, types: readTypes(), ...patience });
  pool.on('error', (error) =>
    console.error(JSON.stringify({ level: 'warn', event: 'database connection lost', reason: error.message })),
  );
  pool.on('connect', (client) => client.on('error', survive));
  return Promise.resolve({
    kind: 'postgres',
    source: poolSource(pool),
    runScript: async (text) => void (await pool.query({ text, ...unhurried })),
    listen: (channel, onMessage, onLost) => listenWith(url, channel, onMessage, onLost),
  });
}
