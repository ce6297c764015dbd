// A bank that cannot start prints one sentence and exits with code 1; it never makes a new database beside the old one.
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import { systemClock } from '../../server/clock.ts';
import { readConfig } from '../../server/config.ts';
import { openDatabase } from '../../server/db/database.ts';
import { seedSandbox } from '../../server/sandbox/seed.ts';
import { startBank } from '../../server/start.ts';
import { openSecrets } from '../../server/storage-key.ts';
import { startServer } from '../faults/server-process.ts';
import { newDatabase } from './test-databases.ts';

const script = fileURLToPath(new URL('../faults/bank-process.ts', import.meta.url));
const patience = 120_000;
const newKey = () => randomBytes(32).toString('base64');

type Environment = Readonly<Record<string, string>>;

/** Starts the bank, and stops it if it came up. Returns what it printed and its exit code. */
async function start(environment: Environment, workers = 1) {
  const options = [String(workers)];
  const server = startServer({ script, options, environment: { ...environment, PORT: String(await freePort()) } });
  const isUp = await server.ready.then(
    () => true,
    () => false,
  );
  if (isUp) server.signal('SIGTERM');
  return { isUp, code: await server.ended, printed: server.printed().trim() };
}

const refused = (sentence: RegExp) => ({ isUp: false, code: 1, printed: expect.stringMatching(sentence) });
const oneSentence = (words: string) => new RegExp(`^[^\\n]*${words}[^\\n]*$`);

describe('a bank with its database in a folder', () => {
  let folder = '';
  const environment = (more: Environment = {}) => ({ DATA_FOLDER: folder, SANDBOX: 'off', LOGS: 'off', ...more });
  const startHere = (more?: Environment) =>
    startBank({ config: { ...readConfig(environment(more)), port: 0 }, environment: environment(more) });
  const startAndStop = async () => (await startHere()).stop();
  const inFolder = (name: string) => join(folder, name);

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'refusals-'));
    await startAndStop();
  }, patience);
  afterAll(() => rm(folder, { recursive: true }));

  test('refuses another key than the one that its data was written with', { timeout: patience }, async () => {
    await expect(startHere({ STORAGE_KEY: newKey() })).rejects.toThrow(
      'another storage key than the one in STORAGE_KEY',
    );
    await startAndStop();
  });

  test('whose secrets.json is lost makes no new one', { timeout: patience }, async () => {
    const kept = await readFile(inFolder('secrets.json'), 'utf8');
    await rm(inFolder('secrets.json'));
    await expect(startHere()).rejects.toThrow('secrets.json is missing');
    expect(existsSync(inFolder('secrets.json'))).toBe(false);
    await writeFile(inFolder('secrets.json'), '{ "storageKey": ');
    await expect(startHere()).rejects.toThrow('32 bytes, written in base64');
    await writeFile(inFolder('secrets.json'), kept);
    await startAndStop();
  });

  test('whose files are damaged says so, and leaves them unchanged', { timeout: patience }, async () => {
    await writeFile(inFolder('pglite/global/pg_control'), 'not what it was');
    await expect(startHere()).rejects.toThrow('is damaged; restore it from a copy');
    await rm(inFolder('pglite/PG_VERSION'));
    const before = await readdir(inFolder('pglite'));
    await expect(startHere()).rejects.toThrow('holds data but no PG_VERSION');
    expect(await readdir(inFolder('pglite'))).toEqual(before);
  });

  test('with a new database uses the key that exists', { timeout: patience }, async () => {
    const kept = await readFile(inFolder('secrets.json'), 'utf8');
    await rm(inFolder('pglite'), { recursive: true });
    await startAndStop();
    expect(await readFile(inFolder('secrets.json'), 'utf8')).toBe(kept);
  });
});

describe('a bank that was given', () => {
  const wrong: readonly [what: string, environment: Environment, words: string][] = [
    ['a key of 16 bytes', { STORAGE_KEY: randomBytes(16).toString('base64') }, 'key in STORAGE_KEY is not one'],
    ['a key that is a password', { STORAGE_KEY: 'correct horse battery staple' }, 'key in STORAGE_KEY is not one'],
    ['no address of a database', { DATABASE_URL: 'notaurl' }, 'DATABASE_URL is no address of a PostgreSQL'],
    ['the address of nothing', { DATABASE_URL: 'postgres://127.0.0.1:1/bank' }, 'cannot be opened: .*ECONNREFUSED'],
  ];
  test.each(wrong)('%s says so', { timeout: patience }, async (_, environment, words) => {
    const folder = await mkdtemp(join(tmpdir(), 'refusals-'));
    expect(await start({ DATA_FOLDER: folder, ...environment })).toEqual(refused(oneSentence(words)));
    await rm(folder, { recursive: true });
  });
});

describe.skipIf(!inject('postgresUrl'))('two servers with different keys on one PostgreSQL', () => {
  test('the second is refused, with all its workers', { timeout: patience }, async () => {
    const DATABASE_URL = await newDatabase(inject('postgresUrl'));
    const first = { DATABASE_URL, STORAGE_KEY: newKey(), SANDBOX: 'off' };
    expect((await start(first)).isUp).toBe(true);
    const second = await start({ ...first, STORAGE_KEY: newKey() }, 2);
    expect(second).toMatchObject({ isUp: false, code: 1 });
    expect(second.printed).toContain('another storage key than the one in STORAGE_KEY');
    expect((await start(first)).isUp).toBe(true);
  });

  test('that start at once on an empty one do not both begin', { timeout: patience }, async () => {
    const databaseUrl = await newDatabase(inject('postgresUrl'));
    const opened = await Promise.all([1, 2].map(() => openDatabase({ databaseUrl, dataFolder: undefined })));
    const begun = await Promise.allSettled(
      opened.map(({ db }) => openSecrets(db, { file: '', environment: { STORAGE_KEY: newKey() } })),
    );
    await Promise.all(opened.map(({ close }) => close()));
    expect(begun.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

test(
  'a database of a release without a key check is recognized by the data of its users',
  { timeout: patience },
  async () => {
    const { db, close } = await openDatabase({ databaseUrl: undefined, dataFolder: undefined });
    const storageKey = randomBytes(32);
    await seedSandbox({ db, clock: systemClock, secrets: { storageKey } });
    const open = (key: string) => openSecrets(db, { file: '', environment: { STORAGE_KEY: key } });
    await expect(open(newKey())).rejects.toThrow('another storage key');
    expect(await open(storageKey.toString('base64'))).toEqual({ storageKey });
    await close();
  },
);
