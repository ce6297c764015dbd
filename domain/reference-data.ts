import type { CalendarDate } from './calendar-date.ts';

/** A row of reference data. Both days are included; no last day means until further notice. */
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

/** When rows overlap, the one that came into force last replaces the older ones. */
export function rowInForce<Row extends DatedRow>(rows: readonly Row[], date: CalendarDate): Row | undefined {
  return rowsInForce(rows, date).reduce<Row | undefined>(
    (newest, row) => (newest === undefined || row.effectiveFrom > newest.effectiveFrom ? row : newest),
    undefined,
  );
}
