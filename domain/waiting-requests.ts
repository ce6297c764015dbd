import { nextWorkingDay, type BusinessCalendar } from './business-calendar.ts';
import type { CalendarDate } from './calendar-date.ts';
import { addDays } from './calendar-date.ts';

export type Waiting = {
  /** null for what pays nobody and so is never late. */
  readonly executionDate: CalendarDate | null;
  readonly hasSpecialRate: boolean;
  readonly waitsSince: CalendarDate;
  readonly mostDays: number;
};

/**
 * The last day on which somebody can still do something. A late request may be moved to the next working day, so it
 * lives until then; a special rate cannot move, and dies with its day.
 */
export function lastDayOf(calendar: BusinessCalendar, waiting: Waiting): CalendarDate {
  const { executionDate, hasSpecialRate, waitsSince, mostDays } = waiting;
  const patience = addDays(waitsSince, mostDays);
  if (executionDate === null || executionDate >= patience) return patience;
  if (hasSpecialRate) return executionDate;
  const lastChoice = nextWorkingDay(calendar, executionDate);
  // A day that no calendar knows yet ends nothing.
  return lastChoice.ok && lastChoice.value < patience ? lastChoice.value : patience;
}
