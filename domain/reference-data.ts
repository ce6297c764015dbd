import type { CalendarDate } from './calendar-date.ts';

/** A row of reference data. Both days are included; null means that it has no end. */
export type DatedRow = {
  readonly effectiveFrom: CalendarDate;
  readonly effectiveTo: CalendarDate | null;
  readonly source: string;
};

export function isInForce(row: DatedRow, date: CalendarDate): boolean {
  return row.effectiveFrom <= date && (row.effectiveTo === null || date <= row.effectiveTo);
}

export function rowsInForce<Row extends DatedRow>(rows: readonly Row[], date: CalendarDate): Row[] {
  return rows.filter((row) => isInForce(row, date));
}

/** If rows overlap, the one with the latest start date is used. */
export function rowInForce<Row extends DatedRow>(rows: readonly Row[], date: CalendarDate): Row | undefined {
  return rowsInForce(rows, date).reduce<Row | undefined>(
    (newest, row) => (newest === undefined || row.effectiveFrom > newest.effectiveFrom ? row : newest),
    undefined,
  );
}
