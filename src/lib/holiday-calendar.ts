// Turns the holiday list of the bank into a calendar of its working days.
import { dayKind, type BusinessCalendar, type DayKind } from '../../domain/business-calendar.ts';
import type { HolidayCalendar } from '../../generated/types.ts';

export function calendarOf({ knownFrom, knownUntil, holidays }: HolidayCalendar): BusinessCalendar {
  const own = holidays.filter(({ currency }) => currency === undefined);
  const rows = own.map(({ date, name, source }) => ({ name, source, effectiveFrom: date, effectiveTo: date }));
  return { knownFrom, knownUntil, holidays: rows };
}

/** Returns undefined for a day outside the known calendar. */
export function kindOfDay(calendar: BusinessCalendar | undefined, date: string): DayKind | undefined {
  const kind = calendar && dayKind(calendar, date);
  return kind?.ok ? kind.value : undefined;
}
