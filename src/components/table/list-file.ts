// The export file of a list: all rows of the filter, with each fact in its own column.
import { csvText, type CsvCell } from '../../lib/csv.ts';
import type { ListColumn, ListFact } from './list-types.ts';

interface FileColumn<Row> {
  readonly title: string;
  readonly of: (row: Row) => CsvCell;
}

/** The title of a currency column: `only` if the file has one amount column, otherwise `of` the amount. */
export interface CurrencyTitles {
  readonly only: string;
  readonly of: (amount: string) => string;
}

const factsOf = <Row>({ header, text, amount, facts }: ListColumn<Row>): readonly ListFact<Row>[] =>
  facts ?? [{ title: header, text, amount }];

/** Returns the columns of the file, including hidden list columns, since the file is read without the screen. */
export function fileColumns<Row>(columns: readonly ListColumn<Row>[], currency: CurrencyTitles): FileColumn<Row>[] {
  const facts = columns.flatMap(factsOf);
  const hasOneAmount = facts.filter(({ amount }) => amount).length === 1;
  return facts.flatMap(({ title, text, amount }) => {
    if (!amount) return text ? [{ title, of: text }] : [];
    return [
      { title, of: (row: Row) => amount(row)?.value },
      { title: hasOneAmount ? currency.only : currency.of(title), of: (row: Row) => amount(row)?.currency },
    ];
  });
}

export function listFile<Row>(
  columns: readonly ListColumn<Row>[],
  rows: readonly Row[],
  currency: CurrencyTitles,
): string {
  const written = fileColumns(columns, currency);
  return csvText([written.map(({ title }) => title), ...rows.map((row) => written.map(({ of }) => of(row)))]);
}

/** The title of the screen in the user's language, with letters, digits and spaces only, and the day. */
export const listFileName = (title: string, today: string): string =>
  `${title.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()} ${today}.csv`;
