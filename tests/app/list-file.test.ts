// The file that a list is exported to has all rows, and one fact per column.
import { expect, test } from 'vitest';
import type { PageRequest } from '../../generated/types.ts';
import { loadAllItems } from '../../src/api/load-all-items.ts';
import { listFile, listFileName } from '../../src/components/table/list-file.ts';
import type { ListColumn } from '../../src/components/table/list-types.ts';
import { listFiles, read } from '../house/files.ts';

const failing = async (page: PageRequest) => {
  if (page.cursor) throw new Error('The bank did not answer');
  return readPage(page);
};

const size = 86;
const numbers = Array.from({ length: size }, (_, index) => index);

const readPage = async ({ cursor, size: most = 30 }: PageRequest) => {
  const start = Number(cursor ?? 0);
  const end = start + Math.min(most, 40);
  return { items: numbers.slice(start, end), page: { nextCursor: end < size ? String(end) : null } };
};

test('an export reads every page of the list and reports its progress', async () => {
  const counts: number[] = [];
  expect(await loadAllItems(readPage, (count) => counts.push(count))).toEqual(numbers);
  expect(counts).toEqual([40, 80, 86]);
});

test('an export with a failed page gives no part of the list', async () => {
  await expect(loadAllItems(failing, () => undefined)).rejects.toThrow('The bank did not answer');
});

interface Row {
  readonly name: string;
  readonly bank: string;
  readonly amount: { readonly value: string; readonly currency: string } | null;
}

const columns: ListColumn<Row>[] = [
  {
    id: 'payee',
    header: 'To',
    cell: () => null,
    facts: [
      { title: 'Payee', text: ({ name }) => name },
      { title: 'Bank', text: ({ bank }) => bank },
    ],
  },
  { id: 'amount', header: 'Amount', cell: () => null, amount: ({ amount }) => amount, isHiddenAtFirst: true },
];

const titles = { only: 'Currency', of: (amount: string) => `${amount}, currency` };
const rows: Row[] = [
  { name: 'CV Sinar Jaya', bank: '=1+1', amount: { value: '1250.00', currency: 'IDR' } },
  { name: 'Buku cek', bank: '', amount: null },
];

test('a file has each fact and each currency in a column of its own, and no formula', () => {
  expect(listFile(columns, rows, titles).slice(1)).toBe(
    ['Payee,Bank,Amount,Currency', "CV Sinar Jaya,'=1+1,1250.00,IDR", 'Buku cek,,,', ''].join('\r\n'),
  );
});

test('several amounts each keep their currency', () => {
  const [, amount] = columns;
  const both = amount ? [amount, { ...amount, id: 'left', header: 'Left' }] : [];
  expect(listFile(both, [], titles).slice(1)).toBe('Amount,"Amount, currency",Left,"Left, currency"\r\n');
});

test('no column of a list puts two fields of a row into one cell of its file', () => {
  const merged = listFiles('src/user/*.tsx', 'src/admin/*.tsx', 'src/components/*.tsx').flatMap((file) => {
    const found = read(file).match(/\btext: \((?:\{[^}]*,[^}]*\}|\w+)\) =>\s*(?:`|\[)[^\n]*/g) ?? [];
    return found.map((line) => `${file} ${line}`);
  });
  expect(merged).toEqual([]);
});

test('the file is called as the screen is, in the language of its user', () => {
  expect(listFileName('Transaksi / semua', '2026-11-23')).toBe('Transaksi semua 2026-11-23.csv');
});
