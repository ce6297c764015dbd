// A date as typed: it may be incomplete, or not exist.
import { useState } from 'react';
import type { CalendarDate } from '@internationalized/date';
import { dateOf } from './calendar-days.ts';

const FIRST_WHOLE_YEAR = 1000;

interface Part {
  readonly type: string;
  readonly value?: number | null;
  readonly isPlaceholder: boolean;
}

const digits = (value: number, length: number) => String(value).padStart(length, '0');

/** Returns YYYY-MM-DD; empty while a part is missing or the year has fewer than four digits. */
export function typedDateOf(parts: readonly Part[]): string {
  const valueOf = (type: string) => {
    const part = parts.find((one) => one.type === type);
    return part && !part.isPlaceholder ? part.value : null;
  };
  const [year, month, day] = [valueOf('year'), valueOf('month'), valueOf('day')];
  if (!year || !month || !day || year < FIRST_WHOLE_YEAR) return '';
  return `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`;
}

export type DatePart = 'year' | 'month' | 'day';

/** Returns the first part of a text that is not shown yet, such as one of a draft with a date that does not exist. */
export function missingPart(
  text: string,
  parts: readonly Part[],
): { readonly type: DatePart; readonly value: number } | undefined {
  const [year, month, day] = text.split('-').map(Number);
  const wanted = [
    { type: 'year', value: year },
    { type: 'month', value: month },
    { type: 'day', value: day },
  ] as const;
  for (const { type, value } of wanted) {
    if (value && parts.some((part) => part.type === type && part.isPlaceholder)) return { type, value };
  }
  return undefined;
}

/** Returns the text of a chosen date; empty while the year is being typed. */
export const shownText = (date: CalendarDate | null): string =>
  date === null || date.year < FIRST_WHOLE_YEAR ? '' : date.toString();

interface Typed {
  /** The last value that the form passed. */
  readonly given: string;
  /** The last value that the field reported. */
  readonly text: string;
  /** The date that React Aria works with. It stays while the typed date does not exist. */
  readonly date: CalendarDate | null;
  /** Counts the values that came from elsewhere, such as a restored draft. */
  readonly version: number;
}

/** Takes over a value that this field did not report itself. */
export function withGiven(typed: Typed, given: string): Typed {
  if (given === typed.given) return typed;
  if (given === typed.text) return { ...typed, given };
  return { given, text: given, date: dateOf(given), version: typed.version + 1 };
}

export interface TypedDate extends Pick<Typed, 'date' | 'text' | 'version'> {
  take(text: string, date?: CalendarDate | null): void;
}

/** Reports each typed date, also one that does not exist, and keeps it shown. */
export function useTypedDate(value: string, onChange: (text: string) => void): TypedDate {
  const [kept, keep] = useState<Typed>(() => ({ given: value, text: value, date: dateOf(value), version: 0 }));
  const typed = withGiven(kept, value);
  if (typed !== kept) keep(typed);
  return {
    ...typed,
    take(text, date = typed.date) {
      if (text === typed.text && date === typed.date) return;
      keep({ ...typed, text, date });
      if (text !== typed.text) onChange(text);
    },
  };
}

/** The text of both ends of a period, each YYYY-MM-DD or empty. */
export interface DateRange {
  readonly start: string;
  readonly end: string;
}

export interface Dates {
  readonly start: CalendarDate;
  readonly end: CalendarDate;
}

interface TypedRangeState {
  readonly given: DateRange;
  readonly text: DateRange;
  readonly dates: Dates | null;
  readonly version: number;
}

const isSame = (one: DateRange, other: DateRange) => one.start === other.start && one.end === other.end;

function datesOf({ start, end }: DateRange): Dates | null {
  const [first, last] = [dateOf(start), dateOf(end)];
  return first && last && { start: first, end: last };
}

export function withGivenRange(typed: TypedRangeState, given: DateRange): TypedRangeState {
  if (isSame(given, typed.given)) return typed;
  if (isSame(given, typed.text)) return { ...typed, given };
  return { given, text: given, dates: datesOf(given), version: typed.version + 1 };
}

/** An end that React Aria did not change keeps its typed text, which may be no date. */
export function withDates(typed: TypedRangeState, dates: Dates | null): TypedRangeState {
  const textOf = (end: keyof DateRange) => {
    const isChanged = dates?.[end].toString() !== typed.dates?.[end].toString();
    return dates && isChanged ? shownText(dates[end]) : typed.text[end];
  };
  return { ...typed, dates, text: { start: textOf('start'), end: textOf('end') } };
}

export interface TypedRange extends Pick<TypedRangeState, 'dates' | 'text' | 'version'> {
  /** Takes what one end shows. */
  show(end: keyof DateRange, text: string): void;
  /** Takes what the calendar or the segments chose. */
  choose(dates: Dates | null): void;
}

/** The same as useTypedDate for a period. */
export function useTypedRange(value: DateRange, onChange: (range: DateRange) => void): TypedRange {
  const [kept, keep] = useState<TypedRangeState>(() => ({
    given: value,
    text: value,
    dates: datesOf(value),
    version: 0,
  }));
  const typed = withGivenRange(kept, value);
  if (typed !== kept) keep(typed);
  function take(next: TypedRangeState): void {
    keep(next);
    if (!isSame(next.text, typed.text)) onChange(next.text);
  }
  return {
    ...typed,
    show(end, text) {
      if (text !== typed.text[end]) take({ ...typed, text: { ...typed.text, [end]: text } });
    },
    choose: (dates) => take(withDates(typed, dates)),
  };
}
