import { mkdir } from 'node:fs/promises';
import { PGlite, types } from '@electric-sql/pglite';
import type { Engine } from './engine.ts';
import { holdFolder } from './held-folder.ts';
import type { Client, ClientSource } from './named-statements.ts';

const asText = (text: string) => text;
const asBuffer = (text: string) => Buffer.from(text.slice('\\x'.length), 'hex');

// One connection serves everybody in turn; whoever holds it may be inside a transaction.
function singleSource(database: PGlite, letGo: () => void): ClientSource {
  let last: Promise<void> = Promise.resolve();
  return {
    async acquire(): Promise<Client> {
      const before = last;
      const { promise, resolve } = Promise.withResolvers<void>();
      last = promise;
      await before;
      return {
        async query(_name, sql, parameters) {
          const { rows, affectedRows } = await database.query(sql, [...parameters]);
          return { rows, affected: affectedRows ?? rows.length };
        },
        isLost: () => false,
        // Its work is done in one go, so between two turns whoever knocks is let in.
        release: () => void setImmediate(resolve),
      };
    },
    end: () => database.close().finally(letGo),
  };
}

/** The embedded database in a folder, or in memory when there is none. */
export async function openPglite(folder: string | undefined): Promise<Engine> {
  const letGo = folder ? await holdFolder(folder) : () => undefined;
  if (folder) await mkdir(folder, { recursive: true });
  const parsers = { [types.DATE]: asText, [types.INT8]: Number, [types.NUMERIC]: asText, [types.BYTEA]: asBuffer };
  const database = await PGlite.create({ ...(folder && { dataDir: folder }), parsers });
  return {
    kind: 'pglite',
    source: singleSource(database, letGo),
    runScript: async (sql) => void (await database.exec(sql)),
    listen: (channel, onMessage) => database.listen(channel, onMessage),
  };
}
