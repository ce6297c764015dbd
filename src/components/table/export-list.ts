import { bankToday } from '../../api/bank-time.ts';
import { saveFile } from '../../api/download.ts';
import { csvText } from '../../lib/csv.ts';
import type { ListColumn } from './list-types.ts';

/** A file of the rows and columns that are on the screen. */
export function exportList<Row>(id: string, columns: readonly ListColumn<Row>[], rows: readonly Row[]): void {
  const written = columns.filter(({ text }) => text !== undefined);
  const lines = rows.map((row) => written.map(({ text }) => text?.(row)));
  const content = csvText([written.map(({ header }) => header), ...lines]);
  saveFile(new Blob([content], { type: 'text/csv;charset=utf-8' }), `${id}-${bankToday()}.csv`);
}
