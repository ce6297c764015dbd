import type { ReportFormatType } from '../../generated/types.ts';
import { writeCsv, writeText } from './csv-and-text.ts';
import { renderTablePdf } from './pdf-sections.ts';
import type { Letterhead, TableFile } from './table-file.ts';

export const mediaTypes: Readonly<Record<ReportFormatType, string>> = {
  PDF: 'application/pdf',
  CSV: 'text/csv; charset=utf-8',
  TXT: 'text/plain; charset=utf-8',
};

export async function writeFile(format: ReportFormatType, letterhead: Letterhead, table: TableFile): Promise<Buffer> {
  if (format === 'PDF') return renderTablePdf(letterhead, table);
  return format === 'CSV' ? writeCsv(table) : writeText(table);
}

/** Replaces all characters except letters, digits and a few signs, so that every system accepts the name. */
export const fileNameOf = (title: string, format: ReportFormatType): string =>
  `${title.replaceAll(/[^A-Za-z0-9 ._()-]/g, ' ').slice(0, 95)}.${format.toLowerCase()}`;
