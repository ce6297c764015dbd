// A whole bank for a test file: the app in this process, on a database of its own.
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Failure } from '../../generated/types.ts';
import { inject } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import type { Services } from '../../server/context.ts';
import { openDatabase, type OpenDatabase } from '../../server/db/database.ts';
import type { NewsListener } from '../../server/events/hub.ts';
import { openServices } from '../../server/services.ts';
import { contract } from '../contract/contract.ts';
import { undeclaredCodes } from './declared-answers.ts';
import { migratedDatabase, newDatabase, openEmbedded, openOnPostgres } from './test-databases.ts';

export const startOfTheStory = new Date('2026-11-23T09:00:00+07:00');

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

/** The code of an answer; that of its field where a malformed request has one fault. */
export function codeOf({ statusCode, errors = [] }: Pick<Failure, 'statusCode' | 'errors'>): string {
  const [only, ...more] = errors;
  return statusCode === '400' && only && more.length === 0 ? only.code : statusCode;
}

async function askApp(app: FastifyInstance, options: InjectOptions & { readonly url: string }): Promise<Answer> {
  const reply = await app.inject(options);
  const body = reply.json<Record<string, unknown> & Pick<Failure, 'statusCode' | 'errors'>>();
  const answer = { status: reply.statusCode, code: codeOf(body), output: body['output'], body };
  const undeclared = undeclaredCodes(String(options.method), options.url, answer);
  if (undeclared.length > 0) throw new Error(`${options.url} answered ${undeclared.join()} undeclared`);
  return answer;
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
  if (engine === 'pglite') return buildBank(await openEmbedded(), options);
  return buildBank(await openOnPostgres(await migratedDatabase(inject('postgresUrl'))), options);
}

/** Two servers that share nothing but one PostgreSQL database. */
export async function openTwoServers(options: BankOptions = {}): Promise<readonly [TestBank, TestBank]> {
  const url = inject('postgresUrl');
  const databaseUrl = await newDatabase(url, await migratedDatabase(url));
  const open = async () => buildBank(await openDatabase({ databaseUrl, dataFolder: undefined }), options);
  return [await open(), await open()];
}
