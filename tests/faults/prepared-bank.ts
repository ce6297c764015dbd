// A database with the demonstration bank on a working day and a session for every user, ready for a server.
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../server/config.ts';
import { openDatabase, type Database, type OpenDatabase } from '../../server/db/database.ts';
import { scriptNext } from '../../server/host/script.ts';
import { moveClock, readOffset } from '../../server/sandbox/clock.ts';
import { seedSandbox } from '../../server/sandbox/seed.ts';
import { demoPeople } from '../../server/sandbox/seed/people.ts';
import { encryptForStorage } from '../../server/storage-encryption.ts';
import { openSession } from '../../server/session/session-store.ts';
import { readStoredRequests, type StoredRequests } from './proofs.ts';

const mondayMorning = new Date('2026-11-23T09:00:00+07:00');
const timeouts = 6;

export interface OpenedSession {
  readonly token: string;
  readonly secretKey: Uint8Array;
}

export interface PreparedBank {
  /** One session per user id. */
  readonly sessions: ReadonlyMap<string, OpenedSession>;
  readonly environment: Readonly<Record<string, string>>;
  /** The requests and decisions of the demonstration data. */
  readonly before: StoredRequests;
  /** Opens the database. An embedded one can be opened only while no server runs. */
  open(): Promise<OpenDatabase>;
  /** The bank's time. */
  now(): Date;
  /** Moves the bank's clock ahead; a server notices it within a second. */
  advance(db: Database, milliseconds: number): Promise<void>;
  remove(): Promise<void>;
}

/** The tokens are valid for longer than any test runs. */
async function logInEverybody(db: Database, storageKey: Buffer): Promise<Map<string, OpenedSession>> {
  const sessions = new Map<string, OpenedSession>();
  for (const { companyId, userId } of demoPeople) {
    const secretKey = randomBytes(32);
    const sealedKey = encryptForStorage(storageKey, secretKey);
    const { token, sessionId } = await openSession(db, { companyId, userId, sealedKey }, mondayMorning);
    await db
      .updateTable('sessions')
      .set({ token_expires_at: new Date(mondayMorning.getTime() + 8 * 3_600_000) })
      .where('session_id', '=', sessionId)
      .execute();
    sessions.set(userId, { token, secretKey });
  }
  return sessions;
}

async function prepareDatabase(db: Database, storageKey: Buffer) {
  await seedSandbox({ db, clock: { now: () => mondayMorning }, secrets: { storageKey } });
  for (let count = 0; count < timeouts; count += 1)
    await scriptNext(db, {
      operation: 'transfer',
      answer: { kind: 'timeout', truth: count % 2 === 0 ? 'done' : 'rejected' },
    });
  return { sessions: await logInEverybody(db, storageKey), before: await readStoredRequests(db) };
}

/** On the given PostgreSQL database, or on an embedded one in a new folder. */
export async function prepareBank(databaseUrl: string | undefined): Promise<PreparedBank> {
  const folder = await mkdtemp(join(tmpdir(), 'bank-faults-'));
  const storageKey = randomBytes(32);
  const environment = {
    DATA_FOLDER: folder,
    STORAGE_KEY: storageKey.toString('base64'),
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  const open = () => openDatabase(readConfig(environment));
  let offset = mondayMorning.getTime() - Date.now();
  const opened = await open();
  await moveClock(opened.db, offset);
  const laid = await prepareDatabase(opened.db, storageKey);
  await opened.close();
  return {
    ...laid,
    environment,
    open,
    now: () => new Date(Date.now() + offset),
    async advance(db, milliseconds) {
      // A page of the sandbox may have moved the clock as well.
      offset = (await readOffset(db)) + milliseconds;
      await moveClock(db, offset);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
