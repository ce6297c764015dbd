// The query plans of all statements that the contract's reading operations send.
import { randomUUID } from 'node:crypto';
import { CompiledQuery, sql } from 'kysely';
import type { Statement } from '../../scripts/bench/recorded-statements.ts';
import { busiestCompany } from '../../scripts/seed-large/seed-large.ts';
import { addDays } from '../../domain/calendar-date.ts';
import { jakartaMoment } from '../../domain/jakarta-time.ts';
import { resolve, type Example, type LocatedOperation, type Parameter } from '../../server/contract/document.ts';
import type { Database } from '../../server/db/database.ts';
import { mutationIdOf } from '../../server/accounts/mutation-id.ts';
import { stepId } from '../../server/approval/numbers.ts';
import { contract, operations } from '../contract/contract.ts';
import type { TestBank } from './bank.ts';
import { bearerOf } from './people.ts';

const people = ['MAKER01', 'VERIFIER01', 'APPROVER02', 'RELEASER01', 'SYSADMIN01'];

/** The event stream stays open, and verifying a whole audit chain takes minutes. */
const left = ['openEventStream', 'verifyAuditChain'];

export const readingOperations = operations.filter(
  ({ operation: { operationId, 'x-effect': effect, 'x-permission': permission } }) =>
    effect === 'read' && permission.area !== 'public' && !left.includes(operationId),
);

/** Ids of existing rows, by the name of the property that uses them. */
export type Known = Readonly<Record<string, string | number>>;

export async function knownThings(db: Database): Promise<Known> {
  const own = { company_id: busiestCompany };
  const paid = await db
    .selectFrom('requests as r')
    .innerJoin('request_steps as s', (join) =>
      join.onRef('s.company_id', '=', 'r.company_id').onRef('s.task_id', '=', 'r.task_id'),
    )
    .selectAll('r')
    .select(['s.step_no', 's.acted_at'])
    .where('r.company_id', '=', busiestCompany)
    .where('r.tab', '=', 'successful')
    .where('s.action', '=', 'verify')
    .orderBy('r.created_at', 'desc')
    .executeTakeFirstOrThrow();
  const favorite = await db
    .selectFrom('favorites')
    .selectAll()
    .where((eb) => eb.and(own))
    .executeTakeFirstOrThrow();
  const event = await db
    .selectFrom('audit_events')
    .selectAll()
    .where((eb) => eb.and(own))
    .executeTakeFirstOrThrow();
  const message = await db
    .selectFrom('inbox_messages')
    .selectAll()
    .where((eb) => eb.and(own))
    .executeTakeFirstOrThrow();
  const posting = await db
    .selectFrom('postings')
    .selectAll()
    .where((eb) => eb.and(own))
    .executeTakeFirstOrThrow();
  const { number } = await db
    .selectFrom('accounts')
    .select('number')
    .where((eb) => eb.and(own))
    .where('account_id', '=', posting.account_id)
    .executeTakeFirstOrThrow();
  return {
    taskId: paid.task_id,
    refNo: paid.ref_no,
    revision: paid.revision,
    menuAccess: paid.menu_access,
    idTrxLog: paid.id_trx_log ?? '',
    idProcessStep: stepId(paid.acted_at, paid.step_no),
    accountId: posting.account_id,
    accountNumber: number,
    mutationId: mutationIdOf(posting.posting_id),
    favoriteId: favorite.favorite_id,
    eventId: event.event_id,
    messageId: message.message_id,
  };
}

const ofCompany = `n || replace(x.user_id, 'NUSANTARA', c.company_id)`;
/** By which columns a copy x of a row differs, for the company c and the number n. */
const copiedRows: Readonly<Record<string, string>> = {
  users: `'user_id', ${ofCompany}, 'deleted_at', null`,
  user_details: `'user_id', ${ofCompany}, 'identity_number', lpad(n::text, 16, '3')`,
  admin_tasks: `'task_id', x.task_id || n, 'ref_no', x.ref_no || n`,
  admin_task_revisions: `'task_id', x.task_id || n`,
  admin_task_steps: `'task_id', x.task_id || n, 'step_no', nextval('admin_task_step_numbers')`,
  workflow_maps: `'map_id', x.map_id || '-' || n, 'name', x.name || ' ' || n`,
  configuration_versions: `'record_id', x.record_id || '-' || n`,
};

/** These become large. The rows of a workflow map are in its one row. */
export const largeAdministration = [
  ...Object.keys(copiedRows).filter((table) => table !== 'workflow_maps'),
  'setup_changes',
];

async function writtenColumns(db: Database, table: string) {
  const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_name = ${table} and table_schema = 'public' and is_generated = 'NEVER'`.execute(db);
  return sql.join(rows.map(({ name }) => sql.ref(name)));
}

/** Gives each company many users, maps, tasks and states of its set-up, copied from the demonstration company. */
export async function fillAdministration(db: Database, copies: number): Promise<void> {
  for (const [table, change] of Object.entries(copiedRows)) {
    const [into, columns] = [sql.table(table), await writtenColumns(db, table)];
    const copy = sql`to_jsonb(x) || jsonb_build_object('company_id', c.company_id, ${sql.raw(change)})`;
    await sql`insert into ${into} (${columns})
      select ${columns} from (select (jsonb_populate_record(null::${into}, ${copy})).*
        from ${into} x cross join companies c cross join generate_series(1, ${copies}::integer) as s (n)
        where x.company_id = 'NUSANTARA' and c.company_id <> 'NUSANTARA') as copied
      on conflict do nothing`.execute(db);
  }
  await sql`insert into setup_changes (company_id, change)
    select company_id, -n from companies cross join generate_series(1, 50) as s (n)`.execute(db);
  await sql`analyze`.execute(db);
}

/** The example with ids of existing rows, today as its day, and the last thirty days as its dates. */
function madeReal(value: unknown, known: Known, today: string): unknown {
  if (Array.isArray(value)) return value.map((item) => madeReal(item, known, today));
  if (typeof value !== 'object' || value === null) return value;
  if ('from' in value && 'to' in value) return { from: addDays(today, -30), to: today };
  const entries = Object.entries(value).filter(([name]) => name !== 'cursor');
  const real: Known = { ...known, date: today };
  return Object.fromEntries(entries.map(([name, part]) => [name, real[name] ?? madeReal(part, known, today)]));
}

/** The bodies of all examples of an operation, with existing ids. */
export function bodiesOf({ operation }: LocatedOperation, known: Known, today: string): unknown[] {
  const examples = Object.values(operation.requestBody?.content['application/json']?.examples ?? {});
  const values = examples.map((example) => resolve<Example>(contract, example).value);
  return values.length === 0 ? [undefined] : values.map((value) => madeReal(value, known, today));
}

const plainly = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

export function queryOf({ operation }: LocatedOperation, known: Known): URLSearchParams {
  const parameters = operation.parameters.map((given) => resolve<Parameter>(contract, given));
  const required = parameters.filter(({ in: place, required: isRequired }) => place === 'query' && isRequired);
  return new URLSearchParams(required.map(({ name, example }) => [name, plainly(known[name] ?? example)]));
}

export interface Asked {
  readonly operationId: string;
  readonly status: number;
}

export type Bearers = readonly { readonly authorization: string }[];

export const logInAll = (bank: TestBank): Promise<Bearers> =>
  Promise.all(people.map((person) => bearerOf(bank, `${person}@${busiestCompany}`)));

/** Calls one operation with each of its examples, as the first user who may call it. */
export async function askReading(
  bank: TestBank,
  located: LocatedOperation,
  known: Known,
  bearers: Bearers,
): Promise<Asked[]> {
  const {
    path,
    method,
    operation: { operationId },
  } = located;
  const today = jakartaMoment(bank.services.clock.now().getTime()).date;
  const asked: Asked[] = [];
  for (const body of bodiesOf(located, known, today))
    for (const bearer of bearers) {
      const headers = { ...bearer, 'idempotency-key': randomUUID() };
      const url = `${path}?${queryOf(located, known)}`;
      const { statusCode: status } = await bank.app.inject({
        method: method === 'get' ? 'GET' : 'POST',
        url,
        headers,
        ...(body !== undefined && { payload: body as object }),
      });
      if (status === 403) continue;
      asked.push({ operationId, status });
      break;
    }
  return asked;
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

interface Explained {
  readonly Plan: PlanNode;
  readonly 'Execution Time'?: number;
}

export async function explain(
  db: Database,
  { sql: text, parameters }: Statement,
  analyze: boolean,
): Promise<Explained> {
  const undone = new Error('undone');
  let found: Explained | undefined;
  await db
    .transaction()
    .execute(async (inside) => {
      const query = CompiledQuery.raw(`explain (format json${analyze ? ', analyze' : ''}) ${text}`, [...parameters]);
      const { rows } = await inside.executeQuery<{ 'QUERY PLAN': readonly Explained[] }>(query);
      found = rows[0]?.['QUERY PLAN'][0];
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  if (!found) throw new Error(`No plan for ${text}`);
  return found;
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

export const scannedTables = ({ Plan: plan }: Explained): string[] =>
  nodesOf(plan).flatMap((node) => (node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : []));

/** The indexes that hold all that the statement needs of a table. */
export const indexesReadAlone = ({ Plan: plan }: Explained): string[] =>
  nodesOf(plan).flatMap((node) => (node['Node Type'] === 'Index Only Scan' ? [node['Index Name'] ?? ''] : []));

export async function largeTables(db: Database, rows: number): Promise<string[]> {
  const found = await sql<{ name: string }>`select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > ${rows}`.execute(db);
  return found.rows.map(({ name }) => name);
}

export const canBeExplained = ({ sql: text }: Statement): boolean =>
  /^\s*(select|with|insert|update|delete)\b/i.test(text);
