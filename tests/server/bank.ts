// A whole bank for a test file: the real app in this process, on a real database of its own.
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, InjectOptions } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import { loadContract } from '../../server/contract/load-contract.ts';
import type { Services } from '../../server/context.ts';
import { openDatabase, type OpenDatabase } from '../../server/db/database.ts';
import type { NewsListener } from '../../server/events/hub.ts';
import { openServices } from '../../server/services.ts';

const document = await loadContract();
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
  /** Moves the bank's clock; it stands still otherwise. */
  setTime(time: Date): void;
  ask(method: 'GET' | 'POST', path: string, body?: object, headers?: Record<string, string>): Promise<Answer>;
  close(): Promise<void>;
}

export async function newDatabase(url: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return url.replace(/\/[^/]+$/, `/${name}`);
}

async function askApp(app: FastifyInstance, options: InjectOptions): Promise<Answer> {
  const reply = await app.inject(options);
  const body = reply.json<Record<string, unknown>>();
  return { status: reply.statusCode, code: String(body['statusCode']), output: body['output'], body };
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
  const app = buildApp({ document, services, logs: logs ?? false });
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
  const databaseUrl = engine === 'postgres' ? await newDatabase(inject('postgresUrl')) : undefined;
  return buildBank(await openDatabase({ databaseUrl, dataFolder: undefined }), options);
}

/** Two servers that know of each other only through one PostgreSQL. */
export async function openTwoServers(options: BankOptions = {}): Promise<readonly [TestBank, TestBank]> {
  const databaseUrl = await newDatabase(inject('postgresUrl'));
  const open = async () => buildBank(await openDatabase({ databaseUrl, dataFolder: undefined }), options);
  return [await open(), await open()];
}

/** Tells a story on both databases; on a machine without PostgreSQL that half is reported as skipped. */
export function onBothDatabases(title: string, story: (bank: () => TestBank) => void): void {
  for (const engine of ['pglite', 'postgres'] as const)
    describe.skipIf(engine === 'postgres' && !inject('postgresUrl'))(`${title} (${engine})`, () => {
      let bank: TestBank | undefined;
      beforeAll(async () => {
        bank = await openBank(engine);
      }, patience);
      afterAll(() => bank?.close());
      story(() => {
        if (!bank) throw new Error('The bank is not open yet');
        return bank;
      });
    });
}
