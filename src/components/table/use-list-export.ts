import { useState } from 'react';
import { bankToday } from '../../api/bank-time.ts';
import { saveFile } from '../../api/download.ts';
import { useFailure } from '../failure/use-failure.ts';
import { useReportStarted } from '../reports/use-report-started.ts';
import { useTexts } from '../text/use-texts.ts';
import { listFile, listFileName } from './list-file.ts';
import { useScreenTitle } from '../shell/use-screen-title.ts';
import type { ListScreenProps } from './list-types.ts';

/** Above this number of rows the bank makes the file, if it can; the browser would have to read too many pages. */
const MOST_ROWS = 1000;

export interface ListExport {
  /** The number of rows read so far; undefined if no export is running. */
  readonly read: number | undefined;
  run(): void;
}

/** Removes duplicates: a row that moves to a later page during the export is read twice. */
const once = <Row>(rows: readonly Row[], keyOf: (row: Row) => string) => [
  ...new Map(rows.map((row) => [keyOf(row), row])).values(),
];

/** Exports all rows of the filter, not only those on the screen. */
export function useListExport<Row>({ columns, pages, rowKey, report }: ListScreenProps<Row>): ListExport {
  const t = useTexts('common');
  const { attempt } = useFailure();
  const showStarted = useReportStarted();
  const title = useScreenTitle();
  const [read, setRead] = useState<number>();
  const currency = { only: t('list.currency'), of: (column: string) => t('list.currencyOf', { column }) };

  async function save() {
    const rows = once(await pages.readAll(setRead), rowKey);
    const content = new Blob([listFile(columns, rows, currency)], { type: 'text/csv;charset=utf-8' });
    saveFile(content, listFileName(title, bankToday()));
  }

  async function run() {
    setRead(0);
    const isLarge = report && (pages.total ?? 0) > MOST_ROWS;
    await attempt(async () => (isLarge ? showStarted(await report()) : save()));
    setRead(undefined);
  }

  return { read, run: () => void run() };
}
