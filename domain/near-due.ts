import { workingDaysBetween } from './business-calendar.ts';
import type { BusinessCalendar } from './business-calendar.ts';
import { daysBetween } from './calendar-date.ts';
import type { CalendarDate } from './calendar-date.ts';

/** Days at which a record of each kind begins to need attention. */
export const ATTENTION_DAYS = { trade: 10, guarantee: 10, invoice: 5, deal: 2 } as const;

/** Whether a day is at most so many working days ahead; a day beyond the known calendar is far away. */
export function isNear(
  calendar: BusinessCalendar,
  today: CalendarDate,
  due: CalendarDate,
  workingDays: number,
): boolean {
  // No holiday season is longer than a month, and counting working days over years takes long.
  if (due < today || daysBetween(today, due) > workingDays + 31) return false;
  const left = workingDaysBetween(calendar, today, due);
  return left.ok && left.value <= workingDays;
}
