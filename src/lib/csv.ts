// CSV as spreadsheets read it, without giving them a formula to carry out.
import { asSpreadsheetText } from '../../domain/spreadsheet-text.ts';

export type CsvCell = string | number | boolean | null | undefined;

const PLAIN_NUMBER = /^-?\d+([.,]\d+)*$/;
const NEEDS_QUOTES = /[",;\r\n]/;
/** Spreadsheets read UTF-8 only when told so. */
const BYTE_ORDER_MARK = '\uFEFF';

export function csvCell(value: CsvCell): string {
  const given = String(value ?? '');
  const text = PLAIN_NUMBER.test(given) ? given : asSpreadsheetText(given);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => row.map(csvCell).join(',')).join('\r\n') + '\r\n';
}
