import { useState } from 'react';
import { bankToday } from '../../api/bank-time.ts';
import { saveFile } from '../../api/download.ts';
import { useFailure } from '../failure/use-failure.ts';
import { useReportStarted } from '../reports/use-report-started.ts';
import { useTexts } from '../text/use-texts.ts';
import { listFile } from './list-file.ts';
import type { ListScreenProps } from './list-types.ts';

/** Above this many rows the bank makes the file, where it can: a browser would ask for page after page. */
const MOST_ROWS = 1000;

export interface ListExport {
  /** How many rows have been read; undefined while nothing is exported. */
  readonly read: number | undefined;
  run(): void;
}

/** A row that moved to a later page while the list was read comes twice. */
const once = <Row>(rows: readonly Row[], keyOf: (row: Row) => string) => [
  ...new Map(rows.map((row) => [keyOf(row), row])).values(),
];

/** A file of every row the filter finds, however many of them are on the screen. */
export function useListExport<Row>({ id, columns, pages, rowKey, report }: ListScreenProps<Row>): ListExport {
  const t = useTexts('common');
  const { attempt } = useFailure();
  const tell = useReportStarted();
  const [read, setRead] = useState<number>();
  const currency = { only: t('list.currency'), of: (column: string) => t('list.currencyOf', { column }) };

  async function save() {
    const rows = once(await pages.readAll(setRead), rowKey);
    const content = new Blob([listFile(columns, rows, currency)], { type: 'text/csv;charset=utf-8' });
    saveFile(content, `${id}-${bankToday()}.csv`);
  }

  async function run() {
    setRead(0);
    const isLarge = report && (pages.total ?? 0) > MOST_ROWS;
    await attempt(async () => (isLarge ? tell(await report()) : save()));
    setRead(undefined);
  }

  return { read, run: () => void run() };
}
