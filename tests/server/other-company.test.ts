// Every operation, called by users of one company with ids of another: nothing is shown and nothing changes.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LocatedOperation } from '../../server/contract/document.ts';
import { addSandbox } from './sandbox-bank.ts';
import { operations } from '../contract/contract.ts';
import type { TestBank } from './bank.ts';
import { beginBank } from './begun-banks.ts';
import { bearerOf } from './people.ts';
import { bodiesOf, queryOf, type Known } from './query-plans.ts';

const own = 'NUSANTARA';
const strangers = ['MAKER01', 'VERIFIER01', 'APPROVER01', 'RELEASER01', 'SYSADMIN01'].map((name) => `${name}@BAHARI`);
const today = '2026-11-23';
const patience = 300_000;

// Public operations belong to no company, and the event stream never ends.
const asked = operations.filter(
  ({ operation: { operationId, 'x-permission': permission } }) =>
    permission.area !== 'public' && operationId !== 'openEventStream',
);

let bank: TestBank;
beforeAll(async () => {
  bank = await beginBank('pglite', addSandbox);
}, patience);
afterAll(() => bank.close());

/** Properties with ids in requests and answers, and the column that stores each. */
const places = [
  ['taskId', 'requests', 'task_id'],
  ['taskId', 'admin_tasks', 'task_id'],
  ['refNo', 'requests', 'ref_no'],
  ['accountId', 'accounts', 'account_id'],
  ['accountNumber', 'accounts', 'number'],
  ['favoriteId', 'favorites', 'favorite_id'],
  ['messageId', 'inbox_messages', 'message_id'],
  ['underlyingCode', 'underlying_documents', 'underlying_code'],
  ['facilityId', 'facilities', 'facility_id'],
  ['eventId', 'audit_events', 'event_id'],
  ['dealNumber', 'deals', 'deal_number'],
  ['serialNumber', 'token_devices', 'serial_number'],
  ['userId', 'users', 'user_id'],
] as const;

/** An answer may repeat what the caller typed, and any company may pay to any account. */
const typed: readonly string[] = ['accountNumber', 'refNo'];

async function valuesOf(table: string, column: string, condition: string): Promise<string[]> {
  const { rows } = await sql<{ value: string }>`select distinct ${sql.ref(column)}::text as value
    from ${sql.table(table)} where ${sql.raw(condition)}`.execute(bank.services.db);
  return rows.map(({ value }) => value);
}

/** The ids that belong to this company only. */
async function ownNames(): Promise<Map<string, string[]>> {
  const names = new Map<string, string[]>();
  for (const [property, table, column] of places) {
    const others = new Set(await valuesOf(table, column, `company_id <> '${own}'`));
    const mine = await valuesOf(table, column, `company_id = '${own}'`);
    const only = mine.filter((value) => !others.has(value));
    names.set(property, [...(names.get(property) ?? []), ...only]);
  }
  return names;
}

async function knownRequest(tab: string): Promise<Known> {
  const request = await bank.services.db
    .selectFrom('requests')
    .select(['task_id as taskId', 'ref_no as refNo', 'revision', 'menu_access as menuAccess'])
    .where('company_id', '=', own)
    .where('tab', '=', tab as 'pending')
    .orderBy('task_id')
    .executeTakeFirstOrThrow();
  return request;
}

const knownTask = (): Promise<Known> =>
  bank.services.db
    .selectFrom('admin_tasks')
    .select(['task_id as taskId', 'ref_no as refNo', 'revision'])
    .where('company_id', '=', own)
    .orderBy('task_id')
    .executeTakeFirstOrThrow();

async function fingerprints(): Promise<Record<string, unknown>> {
  const { rows: tables } = await sql<{ name: string }>`select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'company_id' order by 1`.execute(bank.services.db);
  const found: Record<string, unknown> = {};
  for (const { name } of tables) {
    const { rows } = await sql`select count(*), md5(string_agg(t::text, '' order by t::text)) as digest
      from ${sql.table(name)} t where company_id = ${own}`.execute(bank.services.db);
    found[name] = rows[0];
  }
  return found;
}

async function send({ path, method, ...located }: LocatedOperation, known: Known, body: unknown, userId: string) {
  return bank.app.inject({
    method: method === 'get' ? 'GET' : 'POST',
    url: `${path}?${queryOf({ path, method, ...located }, known)}`,
    headers: { ...(await bearerOf(bank, userId)), 'idempotency-key': randomUUID() },
    ...(body !== undefined && { payload: body as object }),
  });
}

async function answersTo(located: LocatedOperation, known: Known): Promise<string[]> {
  const texts: string[] = [];
  for (const body of bodiesOf(located, known, today))
    for (const stranger of strangers) {
      const reply = await send(located, known, body, stranger);
      if (reply.statusCode === 403) continue;
      if (reply.statusCode === 200) texts.push(reply.body);
      if (reply.statusCode === 500) throw new Error(`${located.operation.operationId}: ${reply.body}`);
      break;
    }
  return texts;
}

async function knownNames() {
  const names = await ownNames();
  const known: Known = Object.fromEntries(
    [...names].flatMap(([property, [first]]) => (first ? [[property, first]] : [])),
  );
  return { known, hidden: [...names].filter(([property]) => !typed.includes(property)) };
}

type Names = readonly (readonly [property: string, values: readonly string[]])[];

const shownIn = (text: string, hidden: Names): string[] =>
  hidden.flatMap(([property, values]) => (values.some((value) => text.includes(`"${value}"`)) ? [property] : []));

const firstOfAll = [
  ...['pending', 'repair', 'forward_dated', 'successful'].map(
    (tab) => [`a ${tab} request`, () => knownRequest(tab)] as const,
  ),
  ['a task of administration', knownTask] as const,
];

test.each(firstOfAll)(
  'data of one company, %s first of all, is neither shown to another nor changed by it',
  { timeout: patience },
  async (_, knownFirst) => {
    const { known: firsts, hidden } = await knownNames();
    const known: Known = { ...firsts, ...(await knownFirst()) };
    const before = await fingerprints();
    const shown: string[] = [];
    for (const located of asked)
      for (const text of await answersTo(located, known))
        for (const property of shownIn(text, hidden))
          shown.push(`${located.operation.operationId} shows a ${property}`);
    expect(shown).toEqual([]);
    expect(await fingerprints()).toEqual(before);
  },
);

interface Paged {
  readonly body: object;
  readonly role: string;
  readonly cursor: string;
}

/** The first page of a list of the company, with one row; undefined if the operation has no second one. */
async function firstPage(located: LocatedOperation, known: Known): Promise<Paged | undefined> {
  for (const body of bodiesOf(located, known, today) as (object | undefined)[])
    for (const stranger of strangers) {
      const role = stranger.split('@')[0] ?? '';
      const reply = await send(located, known, { ...body, page: { size: 1 } }, `${role}@${own}`);
      if (reply.statusCode !== 200) continue;
      const { output } = reply.json<{ output?: { page?: { nextCursor?: string | null } } | null }>();
      const cursor = output?.page?.nextCursor;
      if (cursor) return { body: body ?? {}, role, cursor };
    }
  return undefined;
}

test('a cursor of one company leads another to none of its rows', { timeout: patience }, async () => {
  const { known, hidden } = await knownNames();
  const lists = asked.filter(({ operation }) => operation['x-effect'] === 'read' && operation.requestBody);
  const shown: string[] = [];
  let followed = 0;
  for (const located of lists) {
    const page = await firstPage(located, known);
    if (!page) continue;
    const { body, role, cursor } = page;
    const reply = await send(located, known, { ...body, page: { size: 100, cursor } }, `${role}@BAHARI`);
    followed += 1;
    for (const property of shownIn(reply.body, hidden)) shown.push(`${located.operation.operationId}: ${property}`);
  }
  expect(shown).toEqual([]);
  expect(followed).toBeGreaterThan(30);
});
