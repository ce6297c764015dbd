import { nextWorkingDay, previousWorkingDay, isWorkingDay } from './business-calendar.ts';
import type { BusinessCalendar } from './business-calendar.ts';
import { addDays, addMonths, daysBetween, onDayOfMonth, weekdayOf } from './calendar-date.ts';
import type { CalendarDate, Weekday } from './calendar-date.ts';
import type { Result } from './result.ts';

/** A monthly or yearly series uses the day of its start date, or the last day of a shorter month. */
export type Schedule = {
  readonly frequency: 'daily' | 'weekly' | 'monthly' | 'yearly';
  readonly daysInWeek: readonly Weekday[];
  readonly startDate: CalendarDate;
  readonly endDate: CalendarDate;
  /** Of a monthly series that begins on the last day of a shorter month; otherwise the day of the start date. */
  readonly dayInMonth?: number | undefined;
  readonly holidayRule: 'skip' | 'previous' | 'next';
};
export type Occurrence = {
  readonly planned: CalendarDate;
  readonly execution:
    | { readonly kind: 'on'; readonly date: CalendarDate; readonly moved: boolean }
    | { readonly kind: 'skipped' }
    | { readonly kind: 'calendar-ends'; readonly knownUntil: CalendarDate };
};

/** Each planned day has one occurrence. Two can move to the same working day; both are executed. */
export function occurrences(schedule: Schedule, calendar: BusinessCalendar): Occurrence[] {
  return plannedDates(schedule).map((planned) => occurrence(planned, schedule.holidayRule, calendar));
}

export function plannedDates({ frequency, daysInWeek, startDate, endDate, dayInMonth }: Schedule): CalendarDate[] {
  if (frequency === 'monthly') {
    const dates = datesEvery(1, startDate, endDate);
    return dayInMonth === undefined ? dates : onDay(dates, dayInMonth, endDate);
  }
  if (frequency === 'yearly') return datesEvery(12, startDate, endDate);
  const days = Array.from({ length: Math.max(0, daysBetween(startDate, endDate) + 1) }, (_, index) =>
    addDays(startDate, index),
  );
  return frequency === 'daily' ? days : days.filter((day) => daysInWeek.includes(weekdayOf(day)));
}

/** Each date is counted from the start, so that a short February does not change later months. */
function datesEvery(months: number, startDate: CalendarDate, endDate: CalendarDate): CalendarDate[] {
  const dates: CalendarDate[] = [];
  for (let date = startDate; date <= endDate; date = addMonths(startDate, months * dates.length)) dates.push(date);
  return dates;
}

/** A later day of the last month may be after the end. */
const onDay = (dates: readonly CalendarDate[], day: number, endDate: CalendarDate): CalendarDate[] =>
  dates.map((date) => onDayOfMonth(date, day)).filter((date) => date <= endDate);

function occurrence(planned: CalendarDate, rule: Schedule['holidayRule'], calendar: BusinessCalendar): Occurrence {
  const working = isWorkingDay(calendar, planned);
  if (!working.ok) return calendarEnds(planned, calendar);
  if (working.value) return { planned, execution: { kind: 'on', date: planned, moved: false } };
  if (rule === 'skip') return { planned, execution: { kind: 'skipped' } };
  return movedTo(
    planned,
    rule === 'next' ? nextWorkingDay(calendar, planned) : previousWorkingDay(calendar, planned),
    calendar,
  );
}

function movedTo(planned: CalendarDate, date: Result<CalendarDate>, calendar: BusinessCalendar): Occurrence {
  return date.ok
    ? { planned, execution: { kind: 'on', date: date.value, moved: true } }
    : calendarEnds(planned, calendar);
}

function calendarEnds(planned: CalendarDate, calendar: BusinessCalendar): Occurrence {
  return { planned, execution: { kind: 'calendar-ends', knownUntil: calendar.knownUntil } };
}
