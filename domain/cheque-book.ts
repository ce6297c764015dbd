// When cheque and giro books are ready at the branch, and how long the branch keeps them.
import { addWorkingDays, type BusinessCalendar } from './business-calendar.ts';
import { addMonths, daysBetween, type CalendarDate } from './calendar-date.ts';
import { mapValue, type Result } from './result.ts';

export type BookTerms = {
  /** Working days from the approval until the books are at the branch. */
  readonly readyAfter: number;
  readonly monthsKept: number;
};

export type Collection = { readonly readyDate: CalendarDate; readonly collectBy: CalendarDate };

export function collectionOf(
  calendar: BusinessCalendar,
  { readyAfter, monthsKept }: BookTerms,
  approvedOn: CalendarDate,
): Result<Collection> {
  return mapValue(addWorkingDays(calendar, approvedOn, readyAfter), (readyDate) => ({
    readyDate,
    collectBy: addMonths(readyDate, monthsKept),
  }));
}

export const daysKept = ({ readyDate, collectBy }: Collection): number => daysBetween(readyDate, collectBy);
