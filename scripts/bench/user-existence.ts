// Times the answers of a bank in this process for a known and an unknown user in turn.
import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../server/app.ts';
import { systemClock } from '../../server/clock.ts';
import { readConfig } from '../../server/config.ts';
import { loadContract } from '../../server/contract/load-contract.ts';
import { openDatabase, type Database } from '../../server/db/database.ts';
import { openServices } from '../../server/services.ts';
import { openBankAccounts } from '../../server/ledger/accounts.ts';
import { seedSandbox } from '../../server/sandbox/seed.ts';
import { newClientKey, encryptPassword, type MaskKey } from '../conformance/login-keys.ts';

export interface TimedBank {
  readonly app: FastifyInstance;
  readonly db: Database;
  close(): Promise<void>;
}

const known = 'MAKER01@NUSANTARA';
const unknown = 'NOBODY1@NUSANTARA';
const captchaAnswer = 'k7m2x';

export async function openTimedBank(databaseUrl: string | undefined): Promise<TimedBank> {
  const opened = await openDatabase({ databaseUrl, dataFolder: undefined });
  const { db } = opened;
  const clock = systemClock;
  const secrets = { storageKey: randomBytes(32) };
  const services = await openServices(opened, { clock, secrets, config: readConfig({}) });
  await openBankAccounts(db, clock.now());
  await seedSandbox(services);
  const captcha = { name: 'captcha', value: JSON.stringify({ answer: captchaAnswer }) };
  await db.insertInto('sandbox_settings').values(captcha).execute();
  const app = buildApp({ document: await loadContract(), services, logs: false });
  await app.ready();
  return {
    app,
    db,
    async close() {
      await app.close();
      await opened.close();
    },
  };
}

async function post({ app }: TimedBank, url: string, body: object = {}) {
  const headers = { 'idempotency-key': randomUUID(), 'content-type': 'application/json' };
  const payload = JSON.stringify(body);
  const start = performance.now();
  const reply = await app.inject({ method: 'POST', url, headers, payload });
  const took = performance.now() - start;
  return { took, status: reply.statusCode, bytes: reply.body.length, body: reply.json<{ output: unknown }>() };
}

/** Clears counters, jobs and failed logins, so that no sample is refused by a limit or a lock. */
async function startAfresh({ db }: TimedBank): Promise<void> {
  await db.deleteFrom('rate_limits').execute();
  await db.deleteFrom('jobs').execute();
  await db.updateTable('users').set({ failed_logins: 0 }).where('user_id', '=', known).execute();
}

async function solvedCaptcha(bank: TimedBank) {
  const { output } = (await post(bank, '/api/user/auth/captcha')).body as { output: { captchaId: string } };
  return { captchaId: output.captchaId, captchaAnswer };
}

const clientKey = await newClientKey();

async function logIn(bank: TimedBank, userId: string): Promise<number> {
  const { output } = (await post(bank, '/api/user/auth/mask')).body as { output: { publicKey: MaskKey } };
  const password = await encryptPassword('Salah#2026', output.publicKey);
  const body = { userId, password, clientKey, ...(await solvedCaptcha(bank)) };
  const { took, status } = await post(bank, '/api/user/auth/login', body);
  if (status !== 401) throw new Error(`A wrong password was answered ${status}`);
  return took;
}

async function forget(bank: TimedBank, userId: string): Promise<number> {
  const body = { userId, ...(await solvedCaptcha(bank)) };
  const { took, status } = await post(bank, '/api/user/auth/password/forgot', body);
  if (status !== 200) throw new Error(`A forgotten password was answered ${status}`);
  return took;
}

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

export async function measureUserExistence(bank: TimedBank, samples: number) {
  const found: { readonly what: string; readonly known: number; readonly unknown: number }[] = [];
  for (const [what, ask] of [['wrong password', logIn] as const, ['forgotten password', forget] as const]) {
    const times: Record<string, number[]> = { [known]: [], [unknown]: [] };
    for (let sample = 0; sample < samples; sample += 1)
      for (const userId of sample % 2 === 0 ? [known, unknown] : [unknown, known]) {
        await startAfresh(bank);
        times[userId]?.push(await ask(bank, userId));
      }
    found.push({ what, known: median(times[known] ?? []), unknown: median(times[unknown] ?? []) });
  }
  return found;
}

const unknownKeys = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 0]));

/** Measures the cost of requests that need no session: the median time and the size of each answer. */
export async function measureWrongRequests(bank: TimedBank) {
  const login = '/api/user/auth/login';
  const cases = [
    ['a login with 75,000 unknown fields', login, unknownKeys(75_000)],
    ['a login with 900 unknown fields', login, unknownKeys(900)],
    ['a list without a session, 75,000 unknown fields', '/api/request/list/approver', unknownKeys(75_000)],
    ['a captcha', '/api/user/auth/captcha', undefined],
    ['a key of mask', '/api/user/auth/mask', undefined],
  ] as const;
  const found = [];
  for (const [what, path, body] of cases) {
    await startAfresh(bank);
    const times = [];
    let last = await post(bank, path, body);
    for (let time = 0; time < 9; time += 1) {
      last = await post(bank, path, body);
      times.push(last.took);
    }
    found.push({ what, took: median(times), status: last.status, bytes: last.bytes });
  }
  return found;
}
