import type { SeriesDay } from '../../domain/recurring-series.ts';
import type { SeriesRequest } from './series-now.ts';
import type { OccurrenceRow } from './series-store.ts';
import { amountOfSeries } from './wire.ts';

/** The row of an occurrence that nothing has happened to yet. */
export function occurrenceRowOf(row: SeriesRequest, day: SeriesDay, now: Date): Omit<OccurrenceRow, 'state'> {
  const { value, currency } = amountOfSeries(row);
  return {
    company_id: row.company_id,
    series_task_id: row.task_id,
    occurrence: day.occurrence,
    planned_date: day.plannedDate,
    execution_date: day.executionDate,
    shift: day.shift,
    holiday_name: day.holidayName,
    code: null,
    amount: value,
    currency,
    attempts: 0,
    next_attempt_at: null,
    task_id: null,
    skipped_by_name: null,
    updated_at: now,
  };
}
