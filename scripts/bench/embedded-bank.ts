// A bank with the embedded database in this process. It keeps its data only in a folder that is named.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../server/app.ts';
import { systemClock } from '../../server/clock.ts';
import { readConfig } from '../../server/config.ts';
import { loadServerContract } from '../../server/contract/load-contract.ts';
import { openDatabase, type Database } from '../../server/db/database.ts';
import { seedSandbox } from '../../server/sandbox/seed.ts';
import type { Secrets } from '../../server/secrets.ts';
import { openServices } from '../../server/services.ts';

export interface EmbeddedBank {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly secrets: Secrets;
  close(): Promise<void>;
}

interface Wanted {
  /** Left out for a new folder, which is deleted when the bank is closed. */
  readonly folder?: string;
  readonly fill: (db: Database) => Promise<unknown>;
}

const isEmpty = async (db: Database) => !(await db.selectFrom('users').select('user_id').executeTakeFirst());

/** Seeds and fills a bank that holds nothing yet. */
export async function openEmbeddedBank({ folder, fill }: Wanted): Promise<EmbeddedBank> {
  const home = folder ?? (await mkdtemp(join(tmpdir(), 'bench-bank-')));
  const config = readConfig({ DATA_FOLDER: home });
  const opened = await openDatabase(config);
  const secrets = { storageKey: Buffer.alloc(32, 7) };
  const services = await openServices(opened, { clock: systemClock, config, secrets });
  const app = buildApp({ document: await loadServerContract(), services, logs: false });
  await app.ready();
  if (await isEmpty(services.db)) {
    await seedSandbox(services);
    await fill(services.db);
  }
  return {
    app,
    db: services.db,
    secrets,
    async close() {
      await app.close();
      await opened.close();
      if (folder === undefined) await rm(home, { recursive: true });
    },
  };
}
