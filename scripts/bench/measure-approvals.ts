// Approvals per second over HTTP, beside the same statements sent by pgbench.
import { sql } from 'kysely';
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
import { bearerOf, companyAt } from './full-bank.ts';
import { load, type Call } from './load.ts';
import { challengeIdOf, clients, companiesEach, runPgbench, scriptPrefix, tokenHashOf } from './pgbench.ts';
import { recordDatabase, type RecordedDatabase, type Statement } from './recorded-statements.ts';

export interface Approvals {
  readonly url: string;
  readonly secrets: Secrets;
  readonly environment: Readonly<Record<string, string>>;
  /** The folder of PostgreSQL's programs. */
  readonly bin: string;
  readonly each: number;
}

export interface ApproveResult {
  readonly perSecond: number;
  readonly pgbenchPerSecond: number;
  readonly statements: readonly Statement[];
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

async function measureHttp(environment: Approvals['environment'], lists: readonly Call[][]): Promise<number> {
  const server = await startChild('bank-process.ts', environment);
  const warm = Math.floor((lists[0]?.length ?? 0) / 3);
  const rest = lists.map((calls) => calls.slice(warm));
  await load(
    server.url,
    lists.map((calls) => calls.slice(0, warm)),
    { amount: warm * lists.length },
  );
  const measured = await load(server.url, rest, { amount: rest.flat().length });
  await server.stop();
  if (measured.failures > 0) throw new Error(`${measured.failures} approvals were refused`);
  return measured.perSecond;
}

export async function measureApprovals({ url, secrets, environment, bin, each }: Approvals): Promise<ApproveResult> {
  const database = await recordDatabase(await openPostgres(url));
  const first = companyAt(1);
  await addApprovable(database.db, first, 'R', 7);
  const recordedCalls = await approvalCalls(database.db, secrets, first, 'R', 7);
  const statements = await recordOne(database, secrets, recordedCalls);
  const lists: Call[][] = [];
  for (let client = 0; client < clients; client += 1) lists.push(await prepareClient(database, secrets, client, each));
  await sql`vacuum analyze`.execute(database.db);
  await database.close();
  const perSecond = await measureHttp(environment, lists);
  const pgbenchPerSecond = runPgbench(bin, url, each * companiesEach);
  return { perSecond, pgbenchPerSecond, statements };
}
