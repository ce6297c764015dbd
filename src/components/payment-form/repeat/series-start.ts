import { addDays, type CalendarDate } from '../../../../domain/calendar-date.ts';
import type { RecurringParameters } from '../../../../domain/recurring-limits.ts';
import { plannedDates } from '../../../../domain/recurring.ts';
import { scheduleOf, type SeriesTiming } from '../../../../domain/recurring-series.ts';
import { bankToday } from '../../../api/bank-time.ts';

/** Approval takes its time too, so the earliest start lies that many days after today. */
export const earliestStart = ({
  MIN_RECURRING_START_DATE: start,
  MAX_RECURRING_APPROVAL_DAY: approval,
}: RecurringParameters): CalendarDate => addDays(bankToday(), Math.max(start, approval));

/**
 * Returns the day on which a change of the series can take over: its next one that leaves the time for an approval. Without
 * such a day, the next one.
 */
export const startOfChange = (timing: SeriesTiming, next: CalendarDate, earliest: CalendarDate): CalendarDate =>
  plannedDates(scheduleOf(timing)).find((day) => day >= next && day >= earliest) ?? next;
