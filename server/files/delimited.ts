// Rows for other programs (RFC 4180), and as text with tabs.
import { asSpreadsheetText } from '../../domain/spreadsheet-text.ts';
import type { Column, TableFile } from './table-file.ts';

/** Amounts keep their sign: the bank wrote them, and a spreadsheet adds them up. */
const harmless = (cell: string, { holds }: Column) => (holds === 'text' ? asSpreadsheetText(cell) : cell);
const quoted = (cell: string) => (/[",;\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
const onOneLine = (cell: string) => cell.replaceAll(/[\t\r\n]+/g, ' ');

// Spreadsheets read UTF-8 only behind this mark.
const byteOrderMark = '\uFEFF';

const written = ({ columns, sections }: TableFile, cellOf: (cell: string, column: Column) => string, between: string) =>
  [columns.map(({ title }) => title), ...sections.flatMap(({ rows }) => rows)]
    .map((row) => columns.map((column, index) => cellOf(row[index] ?? '', column)).join(between))
    .map((line) => `${line}\r\n`)
    .join('');

export const writeCsv = (table: TableFile): Buffer =>
  Buffer.from(byteOrderMark + written(table, (cell, column) => quoted(harmless(cell, column)), ','));

export const writeText = (table: TableFile): Buffer => Buffer.from(written(table, onOneLine, '\t'));
