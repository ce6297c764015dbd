import { nextWorkingDay, type BusinessCalendar } from './business-calendar.ts';
import type { CalendarDate } from './calendar-date.ts';
import { addDays } from './calendar-date.ts';

export type Waiting = {
  /** null for a request without a payment, which is never late. */
  readonly executionDate: CalendarDate | null;
  readonly hasSpecialRate: boolean;
  readonly waitsSince: CalendarDate;
  readonly mostDays: number;
};

/**
 * The last day on which the request can still be acted on. A late request can be moved to the next working day, so it
 * lives until then; one with a special rate cannot be moved and expires on its day.
 */
export function lastDayOf(calendar: BusinessCalendar, waiting: Waiting): CalendarDate {
  const { executionDate, hasSpecialRate, waitsSince, mostDays } = waiting;
  const patience = addDays(waitsSince, mostDays);
  if (executionDate === null || executionDate >= patience) return patience;
  if (hasSpecialRate) return executionDate;
  const lastChoice = nextWorkingDay(calendar, executionDate);
  // A day outside the known calendar does not shorten the time.
  return lastChoice.ok && lastChoice.value < patience ? lastChoice.value : patience;
}
