// CSV for spreadsheet programs. Cells that a spreadsheet would run as a formula are escaped.
import { asSpreadsheetText } from '../../domain/spreadsheet-text.ts';

export type CsvCell = string | number | boolean | null | undefined;

const PLAIN_NUMBER = /^-?\d+([.,]\d+)*$/;
const NEEDS_QUOTES = /[",;\r\n]/;
/** Excel reads a file as UTF-8 only if it starts with this mark. */
const BYTE_ORDER_MARK = '\uFEFF';

export function csvCell(value: CsvCell): string {
  const given = String(value ?? '');
  const text = PLAIN_NUMBER.test(given) ? given : asSpreadsheetText(given);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => row.map(csvCell).join(',')).join('\r\n') + '\r\n';
}
