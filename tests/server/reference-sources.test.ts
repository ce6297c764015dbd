import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../server/db/database.ts';
import { operations } from '../contract/contract.ts';
import { openEmbedded } from './test-databases.ts';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openEmbedded();
}, 60_000);
afterAll(() => opened.close());

const readInAList = ['002', '008', '009', '011', '013', '014', '022', '028', '200', '451'];

test('a bank names the official list only where its code and BIC were read in one', async () => {
  const banks = await opened.db.selectFrom('banks').select(['bank_code', 'source']).orderBy('bank_code').execute();
  const official = banks.filter(({ source }) => source.startsWith('Daftar kode bank Bank Indonesia'));
  expect(official.map(({ bank_code: code }) => code)).toEqual(readInAList);
  expect(new Set(banks.filter((bank) => !official.includes(bank)).map(({ source }) => source))).toEqual(
    new Set(['Sandbox sample']),
  );
});

test.each(['bank_branches', 'foreign_banks', 'institutions'] as const)('every row of %s is a sample', async (table) => {
  const sources = await opened.db.selectFrom(table).select('source').distinct().execute();
  expect(sources).toEqual([{ source: 'Sandbox sample' }]);
});

const sourcesIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(sourcesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inside]) =>
    name === 'source' && typeof inside === 'string' && 'effectiveFrom' in value ? [inside] : sourcesIn(inside),
  );
};

test('the examples of the contract name the sources that the rows of the bank name', async () => {
  const { rows: tables } = await sql<{ name: string }>`select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'source'`.execute(opened.db);
  const known = new Set<string>();
  for (const { name } of tables) {
    const { rows } = await sql<{ source: string }>`select distinct source from ${sql.table(name)}`.execute(opened.db);
    for (const { source } of rows) known.add(source);
  }
  const named = operations.flatMap(({ operation }) => sourcesIn(operation.responses['200']));
  expect(named.length).toBeGreaterThan(50);
  expect([...new Set(named)].filter((source) => !known.has(source))).toEqual([]);
});
