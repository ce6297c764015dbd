import pg from 'pg';
import type { ClientSource } from './named-statements.ts';
import type { Engine } from './engine.ts';

const types = { date: 1082, bigint: 20 };
const poolSize = 10;

// Days stay text and counts become numbers; numeric and timestamps keep pg's own reading (text, Date).
function readTypes(): { getTypeParser: typeof pg.types.getTypeParser } {
  const parsers = new pg.TypeOverrides();
  parsers.setTypeParser(types.date, (text: string) => text);
  parsers.setTypeParser(types.bigint, Number);
  return parsers;
}

function poolSource(pool: pg.Pool): ClientSource {
  return {
    async acquire() {
      const client = await pool.connect();
      return {
        async query(name, text, values) {
          const { rows, rowCount } = await client.query({ name, text, values: [...values] });
          return { rows, affected: rowCount ?? 0 };
        },
        release: () => client.release(),
      };
    },
    end: () => pool.end(),
  };
}

// Without a listener the error of a lost connection would end the process; whoever uses the connection sees it anyway.
const survive = () => undefined;

async function listenWith(
  url: string,
  channel: string,
  onMessage: (payload: string) => void,
  onLost: () => void,
): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: url, keepAlive: true });
  client.on('error', survive);
  await client.connect();
  client.on('notification', ({ payload }) => onMessage(payload ?? ''));
  await client.query(`listen ${pg.escapeIdentifier(channel)}`);
  client.once('end', onLost);
  return () => {
    client.off('end', onLost);
    return client.end();
  };
}

/** A PostgreSQL of one's own, 15 or later. */
export function openPostgres(url: string): Promise<Engine> {
  const pool = new pg.Pool({ connectionString: url, max: poolSize, types: readTypes() });
  pool.on('error', (error) =>
    console.error(JSON.stringify({ level: 'warn', event: 'database connection lost', reason: error.message })),
  );
  pool.on('connect', (client) => client.on('error', survive));
  return Promise.resolve({
    kind: 'postgres',
    source: poolSource(pool),
    runScript: async (sql) => void (await pool.query(sql)),
    listen: (channel, onMessage, onLost) => listenWith(url, channel, onMessage, onLost),
  });
}
