import type { ReportFormatType } from '../../generated/types.ts';
import { writeCsv, writeText } from './delimited.ts';
import { printSheet } from './printed.ts';
import type { Letterhead, Sheet } from './sheet.ts';

export const mediaTypes: Readonly<Record<ReportFormatType, string>> = {
  PDF: 'application/pdf',
  CSV: 'text/csv; charset=utf-8',
  TXT: 'text/plain; charset=utf-8',
};

export async function writeFile(format: ReportFormatType, letterhead: Letterhead, sheet: Sheet): Promise<Buffer> {
  if (format === 'PDF') return printSheet(letterhead, sheet);
  return format === 'CSV' ? writeCsv(sheet) : writeText(sheet);
}

/** Letters, digits and a few signs are all that the name of a file may have. */
export const fileNameOf = (title: string, format: ReportFormatType): string =>
  `${title.replaceAll(/[^A-Za-z0-9 ._()-]/g, ' ').slice(0, 95)}.${format.toLowerCase()}`;
