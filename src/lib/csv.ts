// CSV as spreadsheets read it, without giving them a formula to carry out.
export type CsvCell = string | number | boolean | null | undefined;

const FORMULA = /^[\s]*[=+\-@|\t\r\n]/;
const PLAIN_NUMBER = /^-?\d+([.,]\d+)*$/;
const NEEDS_QUOTES = /[",;\r\n]/;
/** Spreadsheets read UTF-8 only when told so. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A leading apostrophe makes a spreadsheet read text as text. */
function harmless(text: string): string {
  return FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;
}

export function csvCell(value: CsvCell): string {
  const text = harmless(String(value ?? ''));
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => row.map(csvCell).join(',')).join('\r\n') + '\r\n';
}
