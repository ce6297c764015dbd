// Amounts in PDF tables never wrap, at any length.
import { expect, test } from 'vitest';
import { holdingColumns } from '../../server/accounts/holdings.ts';
import { statementColumns } from '../../server/accounts/statement.ts';
import type { Column } from '../../server/files/table-file.ts';
import { writeFile } from '../../server/files/write-file.ts';
import { auditColumns } from '../../server/reports/audit-export.ts';
import { paymentTable } from '../../server/reports/payment-table.ts';
import { textOfPdf } from './pdf-text.ts';

const languages = ['EN', 'ID'] as const;
type Language = (typeof languages)[number];

const tables: Readonly<Record<string, (language: Language) => readonly Column[]>> = {
  statement: statementColumns,
  holdings: holdingColumns,
  'list of payments': (language) => paymentTable('List', [], [], language).columns,
  'audit trail': auditColumns,
};
const cells: Readonly<Record<Column['holds'], string>> = {
  text: 'PT Pembangunan Sarana Nusantara Sejahtera',
  amount: '-123456789012345.67',
  date: '2026-11-23',
  moment: '2026-11-23T09:00:00+07:00',
};
const figures = { EN: '-123,456,789,012,345.67', ID: '-123.456.789.012.345,67' } as const;

async function printed(columns: readonly Column[], rows: readonly string[][], language: Language): Promise<string[]> {
  const letterhead = { bankName: 'Bank Kita', companyName: 'PT Maju', madeAt: new Date(0), language };
  return textOfPdf(await writeFile('PDF', letterhead, { title: 'Table', columns, sections: [{ facts: [], rows }] }));
}

const renderPdf = (columns: readonly Column[]) => columns.filter(({ width }) => width !== undefined);
const sums = (columns: readonly Column[]) => renderPdf(columns).filter(({ holds }) => holds === 'amount');

for (const [name, columnsIn] of Object.entries(tables)) {
  test.each(languages)(
    `the ${name} prints sums of fifteen digits and the words of its titles whole in %s`,
    async (language) => {
      const columns = columnsIn(language);
      const lines = await printed(columns, [columns.map(({ holds }) => cells[holds])], language);
      expect(lines.filter((line) => line === figures[language])).toHaveLength(sums(columns).length);
      const titleWords = renderPdf(columns).flatMap(({ title }) => title.split(' '));
      expect(titleWords.filter((word) => !lines.some((line) => line.split(' ').includes(word)))).toEqual([]);
    },
  );
}

test('a large amount in a late row widens its column in every row', async () => {
  const columns = statementColumns('EN');
  const row = (balance: string) =>
    columns.map(({ holds }, index) => (index === 10 ? balance : holds === 'amount' ? '' : cells[holds]));
  const lines = await printed(
    columns,
    [row('4346100334.15'), ...Array.from({ length: 80 }, () => row('1.00')), row(cells.amount)],
    'EN',
  );
  expect(lines).toEqual(expect.arrayContaining(['4,346,100,334.15', figures.EN]));
});

test('a table with amounts wider than the page uses a smaller font', async () => {
  const columns = Array.from({ length: 8 }, (_, index): Column => ({
    title: `Sum ${index}`,
    holds: 'amount',
    width: 1,
  }));
  const lines = await printed(columns, [columns.map(() => cells.amount)], 'EN');
  expect(lines.filter((line) => line === figures.EN)).toHaveLength(8);
});
