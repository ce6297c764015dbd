import { parseDate } from '@internationalized/date';
import type { CalendarDate, DateValue } from '@internationalized/date';
import { isCalendarDate } from '../../domain/calendar-date.ts';

/** What is special about a day, such as a holiday, and whether it can be chosen. */
export interface DayMark {
  readonly name?: string;
  readonly isUnavailable?: boolean;
}

export interface DayRules {
  /** Dates are YYYY-MM-DD. Today comes from the caller, since the browser's clock can be wrong. */
  readonly today: string;
  readonly min?: string;
  readonly max?: string;
  readonly markDay?: (date: string) => DayMark | undefined;
  /** Explains the marked days under the calendar: "Not a working day". */
  readonly markLabel?: string;
}

/** Returns null for a text that is no date, or for a date that does not exist. */
export const dateOf = (text: string | undefined): CalendarDate | null =>
  text && isCalendarDate(text) ? parseDate(text) : null;

export function dayState({ today, min, max, markDay }: DayRules) {
  return {
    placeholderValue: dateOf(today),
    minValue: dateOf(min) ?? undefined,
    maxValue: dateOf(max) ?? undefined,
    isDateUnavailable: (date: DateValue) => markDay?.(date.toString())?.isUnavailable ?? false,
  };
}
