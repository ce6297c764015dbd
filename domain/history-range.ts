import { addDays, daysBetween } from './calendar-date.ts';
import type { CalendarDate } from './calendar-date.ts';
import { failure, success } from './result.ts';
import type { Result } from './result.ts';

export type DayRange = { readonly from: CalendarDate; readonly to: CalendarDate };

/** Checks a range of past days: its order, its length, and how far back it goes. */
export function checkHistoryRange(range: DayRange, today: CalendarDate, mostDays: number): Result<DayRange> {
  const days = String(mostDays);
  if (range.from > range.to) return failure('198');
  if (range.from < addDays(today, -mostDays)) return failure('197', { days });
  if (daysBetween(range.from, range.to) > mostDays) return failure('199', { days });
  return success(range);
}
