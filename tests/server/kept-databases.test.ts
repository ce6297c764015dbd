import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import type { OpenKept } from './kept-databases.ts';
import { openEmbedded } from './test-databases.ts';

const opened: OpenKept[] = [];
const open = async (beginning?: unknown) => {
  const database = await openEmbedded(beginning);
  opened.push(database);
  return database;
};
const closeAll = () => Promise.all(opened.splice(0).map(({ close }) => close()));
afterEach(closeAll);

const countOf = async ({ db }: OpenKept) => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from banks`.execute(db);
  return rows[0]?.count ?? 0;
};
const deleteBanks = ({ db }: OpenKept) => sql`truncate banks cascade`.execute(db);
const grow = ({ db }: OpenKept) =>
  sql`create table grown as select repeat('x', 1000) from generate_series(1, 20000)`.execute(db);
const isGrown = async ({ db }: OpenKept) => {
  const { rows } = await sql<{ grown: string | null }>`select to_regclass('grown')::text as grown`.execute(db);
  return rows[0]?.grown !== null;
};

test('the next bank finds nothing of what a closed bank wrote, removed or checkpointed', async () => {
  const first = await open();
  const count = await countOf(first);
  await deleteBanks(first);
  await grow(first);
  await sql`checkpoint`.execute(first.db);
  expect([await countOf(first), await isGrown(first)]).toEqual([0, true]);
  await closeAll();
  const next = await open();
  expect([await countOf(next), await isGrown(next)]).toEqual([count, false]);
});

test('two open banks share nothing', async () => {
  const [one, other] = [await open(), await open()];
  await deleteBanks(one);
  expect(await countOf(one)).toBe(0);
  expect(await countOf(other)).toBeGreaterThan(0);
});

test('a database goes back to what a bank had begun with, and still to its migration', async () => {
  const beginning = Symbol('without banks');
  const first = await open(beginning);
  const count = await countOf(first);
  expect(first.hasBegun).toBe(false);
  await deleteBanks(first);
  first.keep(beginning);
  await grow(first);
  await closeAll();
  const begun = await open(beginning);
  expect([begun.hasBegun, await countOf(begun), await isGrown(begun)]).toEqual([true, 0, false]);
  await closeAll();
  expect(await countOf(await open())).toBe(count);
});

test('a closed bank answers no more and hears nothing of the next', async () => {
  const heard: string[] = [];
  const first = await open();
  await first.engine.listen(
    'news',
    (payload) => heard.push(payload),
    () => undefined,
  );
  await sql`select pg_notify('news', 'first')`.execute(first.db);
  await closeAll();
  const next = await open();
  await sql`select pg_notify('news', 'next')`.execute(next.db);
  expect(heard).toEqual(['first']);
  await expect(first.engine.source.acquire()).rejects.toThrow('The database is closed');
});
