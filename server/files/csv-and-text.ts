// Writes a table as CSV (RFC 4180) or as text with tabs.
import { asSpreadsheetText } from '../../domain/spreadsheet-text.ts';
import type { Column, TableFile } from './table-file.ts';

/** Escapes text that a spreadsheet would run as a formula. Amounts keep their sign, so that they can be added up. */
const escapeFormula = (cell: string, { holds }: Column) => (holds === 'text' ? asSpreadsheetText(cell) : cell);
const quoted = (cell: string) => (/[",;\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
const onOneLine = (cell: string) => cell.replaceAll(/[\t\r\n]+/g, ' ');

// Spreadsheets recognise UTF-8 only by this mark.
const byteOrderMark = '\uFEFF';

const written = ({ columns, sections }: TableFile, cellOf: (cell: string, column: Column) => string, between: string) =>
  [columns.map(({ title }) => title), ...sections.flatMap(({ rows }) => rows)]
    .map((row) => columns.map((column, index) => cellOf(row[index] ?? '', column)).join(between))
    .map((line) => `${line}\r\n`)
    .join('');

export const writeCsv = (table: TableFile): Buffer =>
  Buffer.from(byteOrderMark + written(table, (cell, column) => quoted(escapeFormula(cell, column)), ','));

export const writeText = (table: TableFile): Buffer => Buffer.from(written(table, onOneLine, '\t'));
