import { workingDaysBetween } from './business-calendar.ts';
import type { BusinessCalendar } from './business-calendar.ts';
import { daysBetween } from './calendar-date.ts';
import type { CalendarDate } from './calendar-date.ts';

/** How many days before the due date a record of each kind needs attention. */
export const ATTENTION_DAYS = { trade: 10, guarantee: 10, invoice: 5, deal: 2 } as const;

/** Returns true if the day is at most this many working days ahead. A day outside the known calendar is not near. */
export function isNear(
  calendar: BusinessCalendar,
  today: CalendarDate,
  due: CalendarDate,
  workingDays: number,
): boolean {
  // Avoids counting over years: a run of holidays is never longer than a month.
  if (due < today || daysBetween(today, due) > workingDays + 31) return false;
  const left = workingDaysBetween(calendar, today, due);
  return left.ok && left.value <= workingDays;
}
