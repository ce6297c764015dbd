// The end date of a series that ends after a number of payments, or not at all.
import type { CalendarDate } from './calendar-date.ts';
import { latestEndDate, mostOccurrences } from './recurring-limits.ts';
import type { RecurringParameters } from './recurring-limits.ts';
import { plannedDates } from './recurring.ts';
import { scheduleOf } from './recurring-series.ts';
import type { SeriesTiming } from './recurring-series.ts';

/** The day of the payment with this number, or the last one that the limits allow. Undefined if there is none. */
export function endAfter(
  count: number,
  timing: Omit<SeriesTiming, 'endDate'>,
  parameters: RecurringParameters,
): CalendarDate | undefined {
  const endDate = latestEndDate(timing.startDate, parameters.MAX_RECURRING_RANGE_YEAR);
  const schedule = scheduleOf({ ...timing, endDate });
  const most = Math.min(count, mostOccurrences(schedule.frequency, parameters));
  const planned = plannedDates(schedule).slice(0, most);
  return planned.at(-1);
}
