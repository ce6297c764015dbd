import { mkdir, readdir } from 'node:fs/promises';
import { PGlite, types, type PGliteOptions } from '@electric-sql/pglite';
import { StartRefusal } from '../start-refusal.ts';
import type { Engine } from './engine.ts';
import { lockFolder } from './folder-lock.ts';
import type { Client, ClientSource } from './named-statements.ts';
import { statementsOf, type EmbeddedDatabase, type PreparedStatements } from './pglite-statements.ts';
import { createFairQueue } from './fair-queue.ts';
import { keepRowsClear } from './vacuum.ts';
import { keepLogShort } from './write-ahead-log.ts';

const asText = (text: string) => text;
const asBuffer = (text: string) => Buffer.from(text.slice('\\x'.length), 'hex');

/** Queues the statements of one client: each is sent when the one before is answered. */
function inOrder(query: Client['query']): Client['query'] {
  let last: Promise<unknown> = Promise.resolve();
  return (...statement) => {
    const answer = last.then(() => query(...statement));
    last = answer.catch(() => undefined);
    return answer;
  };
}

// All callers share one connection, one at a time, because its holder may be inside a transaction.
function singleSource(database: EmbeddedDatabase, known: PreparedStatements): ClientSource {
  const query = statementsOf(database, known);
  const turns = createFairQueue();
  return {
    async acquire(): Promise<Client> {
      const release = await turns.take();
      if (!database.closed) return { query: inOrder(query), isLost: () => false, release };
      release();
      throw new Error('The database is closed');
    },
    /** Closes the database after the callers that are already waiting. */
    async end() {
      const release = await turns.take();
      await database.close().finally(release);
    },
  };
}

/** Throws a StartRefusal for a folder with data but without PG_VERSION: PGlite would overwrite it. */
async function refuseHeadless(folder: string): Promise<void> {
  const names = await readdir(folder);
  if (names.length === 0 || names.includes('PG_VERSION')) return;
  throw new StartRefusal(
    `${folder} holds data but no PG_VERSION, so it is damaged; restore it from a copy, or start over with npm run reset.`,
  );
}

const parsers = { [types.DATE]: asText, [types.INT8]: Number, [types.NUMERIC]: asText, [types.BYTEA]: asBuffer };

/** Creates the database in a folder, or in memory when it is undefined. */
export async function createPglite(folder: string | undefined, inMemory: PGliteOptions = {}): Promise<PGlite> {
  if (!folder) return PGlite.create({ ...inMemory, parsers });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await refuseHeadless(folder);
  return PGlite.create({ dataDir: folder, parsers });
}

/** The engine of a created database, which may already have prepared statements. */
export function engineOf(database: EmbeddedDatabase, known: PreparedStatements = new Map()): Engine {
  const source = singleSource(database, known);
  const upkeep = [keepLogShort(source), keepRowsClear(source)];
  return {
    kind: 'pglite',
    source: {
      ...source,
      end: () => {
        for (const stop of upkeep) stop();
        return source.end();
      },
    },
    runScript: async (sql) => void (await database.exec(sql)),
    listen: (channel, onMessage) => database.listen(channel, onMessage),
  };
}

/** Opens the embedded database in a folder, or in memory when it is undefined. */
export async function openPglite(folder: string | undefined, inMemory: PGliteOptions = {}): Promise<Engine> {
  const unlock = folder ? await lockFolder(folder) : () => undefined;
  const database = await createPglite(folder, inMemory).catch((error: unknown) => {
    unlock();
    throw error;
  });
  const engine = engineOf(database);
  return { ...engine, source: { ...engine.source, end: () => engine.source.end().finally(unlock) } };
}
