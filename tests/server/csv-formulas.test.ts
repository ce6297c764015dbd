// A CSV file contains no formula for a spreadsheet, with either list separator.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writeCsv } from '../../server/files/csv-and-text.ts';
import { csvText } from '../../src/lib/csv.ts';

/** Reads cells as spreadsheets do: quotes count only at the start of a cell; text after them belongs to the cell. */
function cellsOf(csv: string, separator: ',' | ';'): string[] {
  const cells: string[] = [];
  let rest = csv;
  while (rest !== '') {
    const [quoted = ''] = /^"(?:[^"]|"")*"?/.exec(rest) ?? [];
    const [plain = ''] = new RegExp(`^[^${separator}\r\n]*`).exec(rest.slice(quoted.length)) ?? [];
    cells.push(quoted.replace(/^"|"$/g, '').replaceAll('""', '"') + plain);
    rest = rest.slice(quoted.length + plain.length).replace(/^(\r\n|[,;\r\n])/, '');
  }
  return cells;
}

const isFormula = (cell: string) => /^["\s]*[=+@|＝＋－＠]|^["\s]*-(?!\d+\.\d\d$)/.test(cell.trimStart());
const attacks = [
  '=HYPERLINK("http://x","Open")',
  '@SUM(1+1)*cmd|A0',
  "+cmd|' /C calc'!A0",
  '-2+3',
  '\t=1+1',
  ' =1+1',
  '＝1+1',
  'PT Maju;=1+1',
  'PT Maju; "=1+1"',
  'PT Maju\r\n=1+1',
  '";=1+1;"',
];
const texts = fc.oneof(fc.constantFrom(...attacks), fc.string({ unit: fc.constantFrom(...'=+-@|;,"\' \t\r\n1A＝') }));

const writers = {
  'the bank': (text: string) =>
    writeCsv({
      title: 'Statement',
      columns: [
        { title: 'Name', holds: 'text' },
        { title: 'Amount', holds: 'amount' },
      ],
      sections: [{ facts: [], rows: [[text, '-1250.00']] }],
    }).toString(),
  'the portal': (text: string) =>
    csvText([
      ['Name', 'Amount'],
      [text, '-1250.00'],
    ]),
};

describe.each(Object.entries(writers))('a file of rows from %s', (_, write) => {
  test.each([',', ';'] as const)('has no formula where lists are separated by %s', (separator) => {
    fc.assert(
      fc.property(texts, (text) => {
        // The portal writes a plain number unchanged.
        fc.pre(!/^-?\d+([.,]\d+)*$/.test(text));
        expect(cellsOf(write(text).slice(1), separator).filter(isFormula)).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  test('keeps an amount below zero a number, and a plain name as it is', () => {
    expect(write('PT Maju Jaya, Tbk').split('\r\n')[1]).toBe('"PT Maju Jaya, Tbk",-1250.00');
  });
});
