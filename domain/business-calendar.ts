import { addDays, daysBetween, weekdayOf } from './calendar-date.ts';
import type { CalendarDate } from './calendar-date.ts';
import { rowInForce } from './reference-data.ts';
import type { DatedRow } from './reference-data.ts';
import { allOf, failure, flatMap, mapValue, success } from './result.ts';
import type { Result } from './result.ts';

export type HolidayRow = DatedRow & { readonly name: string };
/** Holidays are known only between these days; questions about other days fail. */
export type BusinessCalendar = {
  readonly knownFrom: CalendarDate;
  readonly knownUntil: CalendarDate;
  readonly holidays: readonly HolidayRow[];
};
export type DayKind =
  | { readonly kind: 'working-day' }
  | { readonly kind: 'weekend' }
  | { readonly kind: 'holiday'; readonly name: string };

const SATURDAY = 6;

export function dayKind(calendar: BusinessCalendar, date: CalendarDate): Result<DayKind> {
  if (date < calendar.knownFrom || date > calendar.knownUntil) return calendarEnds(calendar);
  const holiday = rowInForce(calendar.holidays, date);
  if (holiday) return success({ kind: 'holiday', name: holiday.name });
  return success({ kind: weekdayOf(date) >= SATURDAY ? 'weekend' : 'working-day' });
}

export function isWorkingDay(calendar: BusinessCalendar, date: CalendarDate): Result<boolean> {
  return mapValue(dayKind(calendar, date), ({ kind }) => kind === 'working-day');
}

export function nextWorkingDay(calendar: BusinessCalendar, date: CalendarDate): Result<CalendarDate> {
  return nearestWorkingDay(calendar, addDays(date, 1), 1);
}

export function previousWorkingDay(calendar: BusinessCalendar, date: CalendarDate): Result<CalendarDate> {
  return nearestWorkingDay(calendar, addDays(date, -1), -1);
}

export function workingDayOnOrAfter(calendar: BusinessCalendar, date: CalendarDate): Result<CalendarDate> {
  return nearestWorkingDay(calendar, date, 1);
}

export function workingDayOnOrBefore(calendar: BusinessCalendar, date: CalendarDate): Result<CalendarDate> {
  return nearestWorkingDay(calendar, date, -1);
}

/** Excludes the first day and includes the last, as the bank counts "3 working days after". */
export function workingDaysBetween(calendar: BusinessCalendar, from: CalendarDate, to: CalendarDate): Result<number> {
  const days = Array.from({ length: Math.max(0, daysBetween(from, to)) }, (_, index) => addDays(from, index + 1));
  return mapValue(allOf(days.map((day) => isWorkingDay(calendar, day))), (answers) => answers.filter(Boolean).length);
}

export function addWorkingDays(calendar: BusinessCalendar, date: CalendarDate, count: number): Result<CalendarDate> {
  let reached: Result<CalendarDate> = success(date);
  for (let step = 0; step < count; step += 1) {
    reached = flatMap(reached, (day) => nextWorkingDay(calendar, day));
  }
  return reached;
}

function nearestWorkingDay(calendar: BusinessCalendar, from: CalendarDate, step: 1 | -1): Result<CalendarDate> {
  for (let date = from; ; date = addDays(date, step)) {
    const working = isWorkingDay(calendar, date);
    if (!working.ok) return working;
    if (working.value) return success(date);
  }
}

function calendarEnds(calendar: BusinessCalendar): Result<never> {
  return failure('75', { date: { date: calendar.knownUntil } });
}
