// Speed of two reads (a balance, a page of a queue), beside Fastify and pg alone with the same statement.
import { sql } from 'kysely';
import { buildApp } from '../../server/app.ts';
import { systemClock } from '../../server/clock.ts';
import { readConfig } from '../../server/config.ts';
import { loadContract } from '../../server/contract/load-contract.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import { openServices } from '../../server/services.ts';
import type { Secrets } from '../../server/secrets.ts';
import { addApprovable } from './prepare-approvals.ts';
import { startChild } from './child-server.ts';
import { load, type Call } from './load.ts';
import { companyAt } from './full-bank.ts';
import { balanceCall, queueCall } from './mixed-load.ts';
import { recordDatabase, type Statement } from './recorded-statements.ts';

const connections = 32;
const people = 8;
/** Until Node has optimized the code that answers. */
const warmUpSeconds = 5;
const turns = 3;
const numbers = Array.from({ length: people }, (_, index) => index + 1);
/** Requests that wait in each company: two pages of the queue. */
const waiting = 20;

export interface Reads {
  readonly url: string;
  readonly secrets: Secrets;
  readonly environment: Readonly<Record<string, string>>;
  readonly seconds: number;
}

export interface ReadResult {
  readonly name: string;
  readonly perSecond: number;
  readonly barePerSecond: number;
}

const isOfBalance = ({ sql }: Statement) => sql.includes('"account_balances"');
const isOfPage = ({ sql }: Statement) => sql.includes('page_key');

const reads = [
  { name: 'balance', callOf: balanceCall, isMeant: isOfBalance },
  { name: 'queue', callOf: queueCall, isMeant: isOfPage },
] as const;

interface Prepared {
  readonly lists: Readonly<Record<string, Call[]>>;
  readonly questions: Readonly<Record<string, { readonly text: string; readonly values: readonly unknown[] }>>;
}

async function prepare(url: string, secrets: Secrets): Promise<Prepared> {
  const database = await recordDatabase(await openPostgres(url));
  for (const number of numbers) await addApprovable(database.db, companyAt(number), `Q${number}-`, waiting);
  await sql`vacuum analyze requests, request_decisions`.execute(database.db);
  const services = await openServices(database, { clock: systemClock, config: readConfig({}), secrets });
  const app = buildApp({ document: await loadContract(), services, logs: false });
  const lists: Record<string, Call[]> = {};
  const questions: Record<string, { text: string; values: readonly unknown[] }> = {};
  for (const { name, callOf, isMeant } of reads) {
    const calls = await Promise.all(numbers.map((number) => callOf(database.db, secrets, number)));
    const [{ method, path, headers, body = '' } = calls[0] ?? { method: 'GET' as const, path: '', headers: {} }] =
      calls;
    database.take();
    const { statusCode, body: said } = await app.inject({
      method,
      url: path,
      headers,
      ...(method === 'POST' && { payload: body }),
    });
    const statement = database.take().find(isMeant);
    if (statusCode !== 200 || !statement) throw new Error(`${path} answered ${said}`);
    lists[name] = calls;
    questions[name] = { text: statement.sql, values: statement.parameters };
  }
  await app.close();
  await database.close();
  return { lists, questions };
}

const spread = (calls: readonly Call[]): (readonly Call[])[] =>
  Array.from({ length: connections }, (_, index) => calls.slice(index % people, (index % people) + 1));

async function rate(url: string, lists: readonly (readonly Call[])[], seconds: number): Promise<number> {
  const { perSecond, failures } = await load(url, lists, { seconds });
  if (failures > 0) throw new Error(`${failures} of the reads at ${url} failed`);
  return perSecond;
}

type Rates = Omit<ReadResult, 'name'>;
const shareOf = ({ perSecond, barePerSecond }: Rates) => perSecond / barePerSecond;

interface Side {
  readonly url: string;
  readonly lists: readonly (readonly Call[])[];
}

/** Measures both sides in turns, because the machine's speed changes, and returns the turn with the median ratio. */
async function inTurns([bank, bare]: readonly [Side, Side], seconds: number): Promise<Rates> {
  for (const { url, lists } of [bank, bare]) await load(url, lists, { seconds: warmUpSeconds });
  const measured: Rates[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const perSecond = await rate(bank.url, bank.lists, seconds);
    measured.push({ perSecond, barePerSecond: await rate(bare.url, bare.lists, seconds) });
  }
  const [median] = measured.toSorted((one, other) => shareOf(one) - shareOf(other)).slice(Math.floor(turns / 2));
  if (!median) throw new Error('Nothing was measured');
  return median;
}

export async function measureReads({ url, secrets, environment, seconds }: Reads): Promise<ReadResult[]> {
  const { lists, questions } = await prepare(url, secrets);
  const bank = await startChild('bank-process.ts', environment);
  const bare = await startChild('bare-server.ts', { ...environment, QUESTIONS: JSON.stringify(questions) });
  const results: ReadResult[] = [];
  for (const [name, calls] of Object.entries(lists)) {
    const bareCall: Call = { method: 'GET', path: `/${name}`, headers: {} };
    const sides = [
      { url: bank.url, lists: spread(calls) },
      { url: bare.url, lists: Array.from({ length: connections }, () => [bareCall]) },
    ] as const;
    results.push({ name, ...(await inTurns(sides, seconds)) });
  }
  await Promise.all([bank.stop(), bare.stop()]);
  return results;
}
