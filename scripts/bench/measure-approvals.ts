// Approvals per second over HTTP, beside the same statements sent by pgbench.
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { buildApp } from '../../server/app.ts';
import { systemClock } from '../../server/clock.ts';
import { readConfig } from '../../server/config.ts';
import { loadContract } from '../../server/contract/load-contract.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import { openServices } from '../../server/services.ts';
import type { Secrets } from '../../server/secrets.ts';
import { hashToken } from '../../server/people/authenticate.ts';
import { addApprovable, approvalCalls, approver } from './prepare-approvals.ts';
import { startChild } from './child-server.ts';
import { cpuOf, cpuOfEnded, cpuWithChildren } from './cpu-time.ts';
import { bearerOf, companyAt } from './full-bank.ts';
import { load, type Call } from './load.ts';
import { challengeIdOf, clients, companiesEach, runPgbench, scriptPrefix, tokenHashOf } from './pgbench.ts';
import { recordDatabase, type RecordedDatabase, type Statement } from './recorded-statements.ts';

export interface Approvals {
  readonly url: string;
  /** The process of PostgreSQL whose children serve the connections. */
  readonly postgres: number;
  readonly secrets: Secrets;
  readonly environment: Readonly<Record<string, string>>;
  /** The folder of PostgreSQL's programs. */
  readonly bin: string;
  readonly each: number;
}

/** Milliseconds of CPU time that one approval costs. */
export type Cost = Readonly<Record<'server' | 'database' | 'client', number>>;

interface Measured {
  readonly perSecond: number;
  readonly cost: Cost;
}

export interface ApproveResult {
  readonly bank: Measured;
  readonly pgbench: Measured;
  readonly statements: readonly Statement[];
}

/** Measures the processes that take part, while the work runs. */
async function costOf(
  watched: Readonly<Record<keyof Cost, () => number>>,
  times: number,
  work: () => Promise<number>,
): Promise<Measured> {
  const parts = ['server', 'database', 'client'] as const;
  const before = parts.map((part) => watched[part]());
  const perSecond = await work();
  const [server = 0, database = 0, client = 0] = parts.map(
    (part, index) => (watched[part]() - (before[index] ?? 0)) / times,
  );
  return { perSecond, cost: { server, database, client } };
}

/** The statements of the last approval; those before it have filled the caches of the server. */
async function recordOne(database: RecordedDatabase, secrets: Secrets, calls: readonly Call[]): Promise<Statement[]> {
  const services = await openServices(database, { clock: systemClock, config: readConfig({}), secrets });
  const app = buildApp({ document: await loadContract(), services, logs: false });
  for (const { path, headers, body } of calls) {
    database.take();
    const { statusCode, body: said } = await app.inject({ method: 'POST', url: path, headers, payload: body ?? '' });
    if (statusCode !== 200) throw new Error(`An approval was refused: ${said}`);
  }
  const statements = database.take();
  await app.close();
  return statements;
}

/** Inserts for pgbench the requests, challenges and sessions whose ids the script builds from company and number. */
async function prepareScript({ db }: RecordedDatabase, secrets: Secrets, companyNumber: number, each: number) {
  const companyId = companyAt(companyNumber);
  const prefix = `${scriptPrefix}${companyNumber}-`;
  const userId = `${approver}@${companyId}`;
  await addApprovable(db, companyId, prefix, each);
  await sql`insert into challenges (company_id, challenge_id, user_id, action, items, digest, challenge, created_at, expires_at)
    select ${companyId}::text, ${sql.raw(challengeIdOf(prefix, 'n'))}, ${userId}::text, 'approve', '[]', '', '12345678', now(),
      now() + interval '1 day' from generate_series(1, ${each}::int) as n`.execute(db);
  const { authorization } = await bearerOf(db, secrets, companyId, approver);
  await sql`update sessions set token_hash = ${sql.raw(tokenHashOf(`'${companyNumber}'`))}
    where token_hash = ${hashToken(authorization.replace('Bearer ', ''))}`.execute(db);
}

const companiesOf = (client: number) =>
  Array.from({ length: companiesEach }, (_, index) => client * companiesEach + index + 1);

/** The first approval of each company, then the second of each, and so on. */
const inTurn = (lists: readonly (readonly Call[])[]): Call[] =>
  (lists[0] ?? []).flatMap((_, index) => lists.flatMap((calls) => calls[index] ?? []));

async function prepareClient(
  database: RecordedDatabase,
  secrets: Secrets,
  client: number,
  each: number,
): Promise<Call[]> {
  const lists: Call[][] = [];
  for (const number of companiesOf(client)) {
    await addApprovable(database.db, companyAt(number), `H${number}-`, each);
    lists.push(await approvalCalls(database.db, secrets, companyAt(number), `H${number}-`, each));
    await prepareScript(database, secrets, number, each);
  }
  return inTurn(lists);
}

/** A new server checks the findings of each company, which it then does once a day. */
async function untilNothingIsDue(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  const due = "select from jobs where state = 'running' or (state = 'waiting' and run_at <= now())";
  while ((await client.query(due)).rowCount !== 0) await setTimeout(200);
  await client.end();
}

async function measureHttp({ environment, postgres, url }: Approvals, lists: readonly Call[][]): Promise<Measured> {
  const server = await startChild('bank-process.ts', environment);
  const warm = Math.floor((lists[0]?.length ?? 0) / 3);
  const rest = lists.map((calls) => calls.slice(warm));
  await load(
    server.url,
    lists.map((calls) => calls.slice(0, warm)),
    { amount: warm * lists.length },
  );
  await untilNothingIsDue(url);
  const watched = {
    server: () => cpuOf(server.pid),
    database: () => cpuWithChildren(postgres),
    client: () => cpuOf(process.pid),
  };
  const amount = rest.flat().length;
  const measured = await costOf(watched, amount, async () => {
    const { perSecond, failures } = await load(server.url, rest, { amount });
    if (failures > 0) throw new Error(`${failures} approvals were refused`);
    return perSecond;
  });
  await server.stop();
  return measured;
}

function measurePgbench({ url, bin, each, postgres }: Approvals): Promise<Measured> {
  const watched = {
    server: () => 0,
    database: () => cpuWithChildren(postgres),
    client: () => cpuOfEnded(process.pid),
  };
  const times = each * companiesEach;
  return costOf(watched, times * clients, () => Promise.resolve(runPgbench(bin, url, times)));
}

export async function measureApprovals(given: Approvals): Promise<ApproveResult> {
  const { url, secrets, each } = given;
  const database = await recordDatabase(await openPostgres(url));
  const first = companyAt(1);
  await addApprovable(database.db, first, 'R', 7);
  const recordedCalls = await approvalCalls(database.db, secrets, first, 'R', 7);
  const statements = await recordOne(database, secrets, recordedCalls);
  const lists: Call[][] = [];
  for (let client = 0; client < clients; client += 1) lists.push(await prepareClient(database, secrets, client, each));
  await sql`vacuum analyze`.execute(database.db);
  await database.close();
  return { bank: await measureHttp(given, lists), pgbench: await measurePgbench(given), statements };
}
