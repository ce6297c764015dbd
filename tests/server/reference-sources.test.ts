import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type OpenDatabase } from '../../server/db/database.ts';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openDatabase({ databaseUrl: undefined, dataFolder: undefined });
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
