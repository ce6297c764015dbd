import { addDays, addMonths } from './calendar-date.ts';
import type { CalendarDate } from './calendar-date.ts';
import { plannedDates } from './recurring.ts';
import type { Schedule } from './recurring.ts';
import { failure, success } from './result.ts';
import type { Failure, Result } from './result.ts';

/** The system parameters, named as the server sends them. */
export type RecurringParameters = {
  readonly MIN_RECURRING_START_DATE: number;
  readonly MAX_RECURRING_APPROVAL_DAY: number;
  readonly MAX_RECURRING_RANGE_YEAR: number;
  readonly RECURRING_MAX_FREQUENCY_DAILY: number;
  readonly RECURRING_MAX_FREQUENCY_WEEKLY: number;
  readonly RECURRING_MAX_FREQUENCY_MONTHLY: number;
  readonly RECURRING_MAX_FREQUENCY_YEARLY: number;
};
type Check = (schedule: Schedule, parameters: RecurringParameters, today: CalendarDate) => Failure | null;

const CHECKS: readonly Check[] = [
  ({ frequency, daysInWeek }) =>
    frequency === 'weekly' && daysInWeek.length === 0 ? failure('FIELD_SELECT_ONE') : null,
  ({ startDate, endDate }) => (startDate > endDate ? failure('114') : null),
  ({ startDate }, { MIN_RECURRING_START_DATE: days }, today) =>
    startDate < addDays(today, days) ? failure('1180', { days: String(days) }) : null,
  ({ startDate, endDate }, { MAX_RECURRING_RANGE_YEAR: years }) =>
    endDate > latestEndDate(startDate, years) ? failure('1181', { years: String(years) }) : null,
  tooFrequent,
];

/** Returns all broken rules, so that the form can show them at its fields. */
export function scheduleFailures(schedule: Schedule, parameters: RecurringParameters, today: CalendarDate): Failure[] {
  return CHECKS.map((check) => check(schedule, parameters, today)).filter((result) => result !== null);
}

export function earliestStartDate(parameters: RecurringParameters, today: CalendarDate): CalendarDate {
  return addDays(today, parameters.MIN_RECURRING_START_DATE);
}

export function latestEndDate(startDate: CalendarDate, years: number): CalendarDate {
  return addMonths(startDate, years * 12);
}

/** A series can be created after this date, but no longer approved. */
export function lastApprovalDate(startDate: CalendarDate, parameters: RecurringParameters): CalendarDate {
  return addDays(startDate, -parameters.MAX_RECURRING_APPROVAL_DAY);
}

export function checkApprovalDate(
  startDate: CalendarDate,
  parameters: RecurringParameters,
  today: CalendarDate,
): Result<CalendarDate> {
  const last = lastApprovalDate(startDate, parameters);
  return today <= last ? success(last) : failure('1182', { days: String(parameters.MAX_RECURRING_APPROVAL_DAY) });
}

export function mostOccurrences(frequency: Schedule['frequency'], parameters: RecurringParameters): number {
  return {
    daily: parameters.RECURRING_MAX_FREQUENCY_DAILY,
    weekly: parameters.RECURRING_MAX_FREQUENCY_WEEKLY,
    monthly: parameters.RECURRING_MAX_FREQUENCY_MONTHLY,
    yearly: parameters.RECURRING_MAX_FREQUENCY_YEARLY,
  }[frequency];
}

/** Does not count the dates of a range that is too long anyway, because there may be millions. */
function tooFrequent(schedule: Schedule, parameters: RecurringParameters): Failure | null {
  const { startDate, endDate, frequency } = schedule;
  if (endDate > latestEndDate(startDate, parameters.MAX_RECURRING_RANGE_YEAR)) return null;
  const most = mostOccurrences(frequency, parameters);
  return plannedDates(schedule).length > most ? failure('1179', { most: String(most) }) : null;
}
