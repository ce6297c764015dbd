// A whole bank for a test file: the app in this process, on a database of its own.
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Failure } from '../../generated/types.ts';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, inject } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import type { Services } from '../../server/context.ts';
import { openDatabase, openOn, type OpenDatabase } from '../../server/db/database.ts';
import { openPglite } from '../../server/db/pglite.ts';
import type { NewsListener } from '../../server/events/hub.ts';
import { clearScript } from '../../server/host/script.ts';
import { openServices } from '../../server/services.ts';
import { contract } from '../contract/contract.ts';
import { keepMigratedCopy, readMigratedCopy } from './migrated-copy.ts';

const patience = 180_000;
const startOfTheStory = new Date('2026-11-23T09:00:00+07:00');

export interface Answer {
  readonly status: number;
  readonly code: string;
  readonly output: unknown;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface TestBank {
  readonly app: FastifyInstance;
  readonly services: Services;
  /** Sets the bank's clock, which does not advance by itself. */
  setTime(time: Date): void;
  ask(method: 'GET' | 'POST', path: string, body?: object, headers?: Record<string, string>): Promise<Answer>;
  close(): Promise<void>;
}

async function createDatabase(url: string, template = 'template1'): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  return name;
}

const addressOf = (url: string, name: string) => url.replace(/\/[^/]+$/, `/${name}`);

export const newDatabase = async (url: string) => addressOf(url, await createDatabase(url));

/** Made once per worker, because copying a migrated database is much faster than migrating one. */
let migratedTemplate: Promise<string> | undefined;
let migratedCopy: Promise<Blob> | undefined;

async function makeTemplate(url: string): Promise<string> {
  const name = await createDatabase(url);
  const { close } = await openDatabase({ databaseUrl: addressOf(url, name), dataFolder: undefined });
  await close();
  return name;
}

/** The templates of other databases are two thirds of the copy, and a third of the time to open it. */
const withoutTemplates = [
  'update pg_database set datistemplate = false',
  'drop database template0',
  'drop database template1',
  'checkpoint',
];

async function makeCopy(): Promise<Blob> {
  const engine = await openPglite(undefined);
  const { close } = await openOn(engine);
  for (const statement of withoutTemplates) await engine.runScript(statement);
  const copy = await engine.dump();
  await close();
  return copy;
}

/** Migrating takes seconds, so the copy is kept on disk until a migration changes. */
async function keptCopy(): Promise<Blob> {
  const kept = await readMigratedCopy();
  if (kept) return kept;
  const copy = await makeCopy();
  await keepMigratedCopy(copy);
  return copy;
}

async function migratedDatabase(url: string): Promise<string> {
  return addressOf(url, await createDatabase(url, await (migratedTemplate ??= makeTemplate(url))));
}

const openEmbedded = async () => openOn(await openPglite(undefined, await (migratedCopy ??= keptCopy())));

/** Hundreds of databases would take longer to remove at the end of a run than the runner waits. */
async function dropDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  await client.query(`drop database ${new URL(url).pathname.slice(1)}`);
  await client.end();
}

async function openOnPostgres(): Promise<OpenDatabase> {
  const databaseUrl = await migratedDatabase(inject('postgresUrl'));
  const opened = await openDatabase({ databaseUrl, dataFolder: undefined });
  return { ...opened, close: () => opened.close().then(() => dropDatabase(databaseUrl)) };
}

/** The code of an answer; that of its field where a malformed request has one fault. */
export function codeOf({ statusCode, errors = [] }: Pick<Failure, 'statusCode' | 'errors'>): string {
  const [only, ...more] = errors;
  return statusCode === '400' && only && more.length === 0 ? only.code : statusCode;
}

async function askApp(app: FastifyInstance, options: InjectOptions): Promise<Answer> {
  const reply = await app.inject(options);
  const body = reply.json<Record<string, unknown> & Pick<Failure, 'statusCode' | 'errors'>>();
  return { status: reply.statusCode, code: codeOf(body), output: body['output'], body };
}

export interface BankOptions {
  readonly logs?: { write(line: string): void };
  readonly heartbeatMilliseconds?: number;
  readonly news?: NewsListener;
}

export async function buildBank(opened: OpenDatabase, { logs, ...hub }: BankOptions = {}): Promise<TestBank> {
  let time = startOfTheStory;
  const clock = { now: () => time };
  const config = { ...readConfig({}), dataFolder: undefined };
  const secrets = { storageKey: Buffer.alloc(32, 7) };
  const services = await openServices(opened, { clock, config, secrets }, hub);
  const app = buildApp({ document: contract, services, logs: logs ?? false });
  await app.ready();
  return {
    app,
    services,
    setTime: (next) => {
      time = next;
    },
    ask: (method, url, payload, headers = {}) =>
      askApp(app, {
        method,
        url,
        ...(payload && { payload }),
        headers: { 'idempotency-key': randomUUID(), ...headers },
      }),
    async close() {
      await app.close();
      await opened.close();
    },
  };
}

export type Engine = 'pglite' | 'postgres';

export async function openBank(engine: Engine, options: BankOptions = {}): Promise<TestBank> {
  return buildBank(await (engine === 'postgres' ? openOnPostgres() : openEmbedded()), options);
}

/** Two servers that share nothing but one PostgreSQL database. */
export async function openTwoServers(options: BankOptions = {}): Promise<readonly [TestBank, TestBank]> {
  const databaseUrl = await migratedDatabase(inject('postgresUrl'));
  const open = async () => buildBank(await openDatabase({ databaseUrl, dataFolder: undefined }), options);
  return [await open(), await open()];
}

/** Each test starts at the time that beforeAll left; after it, the clock and the host's script are reset. */
function resetAfterEachTest(bank: () => TestBank): void {
  let time = startOfTheStory;
  beforeEach(() => {
    time = bank().services.clock.now();
  });
  afterEach(async () => {
    bank().setTime(time);
    await clearScript(bank().services.db);
  });
}

function onDatabase(engine: Engine, story: (bank: () => TestBank) => void): void {
  let opened: TestBank | undefined;
  function bank(): TestBank {
    if (!opened) throw new Error('The bank is not open yet');
    return opened;
  }
  beforeAll(async () => {
    opened = await openBank(engine);
  }, patience);
  resetAfterEachTest(bank);
  afterAll(() => opened?.close());
  story(bank);
}

/** For tests of rules and words over statements that other files try on both databases. */
export function onEmbeddedDatabase(title: string, story: (bank: () => TestBank) => void): void {
  describe(`${title} (pglite)`, () => {
    onDatabase('pglite', story);
  });
}

/** Runs the tests on both databases; without PostgreSQL on the machine, that half is reported as skipped. */
export function onBothDatabases(title: string, story: (bank: () => TestBank) => void): void {
  for (const engine of ['pglite', 'postgres'] as const)
    describe.skipIf(engine === 'postgres' && !inject('postgresUrl'))(`${title} (${engine})`, () => {
      onDatabase(engine, story);
    });
}
