// The rules of a schedule, with the system parameters in force.
import { isLastOfMonth, type CalendarDate } from '../../domain/calendar-date.ts';
import { jakartaMoment } from '../../domain/jakarta-time.ts';
import {
  checkApprovalDate,
  earliestStartDate,
  lastApprovalDate,
  latestEndDate,
  mostOccurrences,
  scheduleFailures,
  type RecurringParameters,
} from '../../domain/recurring-limits.ts';
import { nextToPay, payingDays, scheduleOf, seriesDays, type SeriesDay } from '../../domain/recurring-series.ts';
import type { Failure } from '../../domain/result.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { CurrencyCode, RecurringRange, RecurringTiming } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { readNumber } from '../parameters.ts';
import { readKnownDays } from '../reference/calendar.ts';
import { Refusal } from '../refusal.ts';
import { readSeriesCalendar } from './series-calendar.ts';

const mostShown = 60;

export async function readRecurringParameters(db: Database): Promise<RecurringParameters> {
  return {
    MIN_RECURRING_START_DATE: await readNumber(db, 'MIN_RECURRING_START_DATE'),
    MAX_RECURRING_APPROVAL_DAY: await readNumber(db, 'MAX_RECURRING_APPROVAL_DAY'),
    MAX_RECURRING_RANGE_YEAR: await readNumber(db, 'MAX_RECURRING_RANGE_YEAR'),
    RECURRING_MAX_FREQUENCY_DAILY: await readNumber(db, 'RECURRING_MAX_FREQUENCY_DAILY'),
    RECURRING_MAX_FREQUENCY_WEEKLY: await readNumber(db, 'RECURRING_MAX_FREQUENCY_WEEKLY'),
    RECURRING_MAX_FREQUENCY_MONTHLY: await readNumber(db, 'RECURRING_MAX_FREQUENCY_MONTHLY'),
    RECURRING_MAX_FREQUENCY_YEARLY: await readNumber(db, 'RECURRING_MAX_FREQUENCY_YEARLY'),
  };
}

const fieldOf: Readonly<Partial<Record<Failure['code'], string>>> = {
  FIELD_SELECT_ONE: 'daysInWeek',
  '114': 'endDate',
  '1179': 'endDate',
  '1180': 'startDate',
  '1181': 'endDate',
};

/** A monthly series on day 31 may begin on the last day of a shorter month, as its change does. */
function isDayOfStart({ frequencyType, startDate, dayInMonth }: RecurringTiming): boolean {
  const day = Number(startDate.slice(-2));
  if (dayInMonth === undefined || dayInMonth === day) return true;
  return frequencyType === 'MONTHLY' && dayInMonth > day && isLastOfMonth(startDate);
}

function checkShape(timing: RecurringTiming, field: string): void {
  const { frequencyType, startDate, endDate } = timing;
  if (frequencyType === 'ONCE' && startDate !== endDate) throw new Refusal('115').at(`${field}.endDate`);
  const place = `${field}.dayInMonth`;
  if (!isDayOfStart(timing)) throw new Refusal('COPY_DIFFERS', { field: place }).at(place);
}

function refuse({ code, parameters }: Failure, field: string): never {
  const place = `${field}.${fieldOf[code] ?? 'startDate'}`;
  if (code === 'FIELD_SELECT_ONE') throw new Refusal('400', {}, [{ field: place, code }]);
  throw new Refusal(code, parameters).at(place);
}

/** It can be approved again after a repair that begins later. */
export async function tooLateToApprove(db: Database): Promise<Refusal> {
  return new Refusal('1182', { days: String(await readNumber(db, 'MAX_RECURRING_APPROVAL_DAY')) });
}

function checkExpiry(timing: RecurringTiming, parameters: RecurringParameters, today: CalendarDate, field: string) {
  const { startDate, expiryDate } = timing;
  const days = String(parameters.MAX_RECURRING_APPROVAL_DAY);
  const isPossible = checkApprovalDate(startDate, parameters, today);
  if (!isPossible.ok) throw new Refusal('1182', { days }).at(`${field}.startDate`);
  if (expiryDate < today || expiryDate > isPossible.value)
    throw new Refusal('1182', { days }).at(`${field}.expiryDate`);
}

interface Timed {
  readonly timing: RecurringTiming;
  /** The currency that is sent abroad; null if the money stays in the country. */
  readonly currency: CurrencyCode | null;
}

/** Throws a Refusal at the field of the first rule that the timing breaks. Returns the days of the series. */
export async function checkTiming(context: Context, { timing, currency }: Timed, field: string): Promise<SeriesDay[]> {
  const { db, now, language } = context;
  const parameters = await readRecurringParameters(db);
  const today = jakartaMoment(now.getTime()).date;
  checkShape(timing, field);
  const [failure] = scheduleFailures(scheduleOf(timing), parameters, today);
  if (failure) refuse(failure, field);
  checkExpiry(timing, parameters, today, field);
  const days = seriesDays(timing, await readSeriesCalendar(db, currency, language));
  if (!nextToPay(days, new Set())) throw new Refusal('RECURRING_WITHOUT_PAYMENT').at(`${field}.endDate`);
  return days;
}

async function rangeOf({ db, now }: Context, timing: RecurringTiming): Promise<RecurringRange> {
  const parameters = await readRecurringParameters(db);
  const today = jakartaMoment(now.getTime()).date;
  return {
    earliestStartDate: earliestStartDate(parameters, today),
    latestEndDate: latestEndDate(timing.startDate, parameters.MAX_RECURRING_RANGE_YEAR),
    latestApprovalDate: lastApprovalDate(timing.startDate, parameters),
    maxOccurrences: timing.frequencyType === 'ONCE' ? 1 : mostOccurrences(scheduleOf(timing).frequency, parameters),
  };
}

export const checkRecurringSchedule: Handlers<Context>['checkRecurringSchedule'] = async ({ body }, context) => {
  const { timing, currency = null } = body;
  const days = await checkTiming(context, { timing, currency }, 'timing');
  const { knownUntil } = await readKnownDays(context.db);
  return {
    occurrences: payingDays(days).length,
    range: await rangeOf(context, body.timing),
    calendarEndsOn: knownUntil,
    days: days.slice(0, mostShown),
  };
};
