// A series as it is on the wire: its schedule, its days, and which occurrence comes next.
import type { HolidayRule, RecurringFrequency, RecurringShift, RecurringTiming } from '../generated/types.ts';
import { dayKind, workingDayOnOrAfter, workingDayOnOrBefore } from './business-calendar.ts';
import type { BusinessCalendar } from './business-calendar.ts';
import type { CalendarDate, Weekday } from './calendar-date.ts';
import { occurrences, plannedDates } from './recurring.ts';
import type { Occurrence, Schedule } from './recurring.ts';

export type SeriesDay = {
  /** Counted from 1. */
  readonly occurrence: number;
  readonly plannedDate: CalendarDate;
  /** Null if it is left out or if the holidays of that year are not known yet. */
  readonly executionDate: CalendarDate | null;
  readonly shift: RecurringShift;
  readonly holidayName: string | null;
};

const FREQUENCIES: Readonly<Record<RecurringFrequency, Schedule['frequency']>> = {
  ONCE: 'daily',
  DAILY: 'daily',
  WEEKLY: 'weekly',
  MONTHLY: 'monthly',
  YEARLY: 'yearly',
};
const HOLIDAY_RULES: Readonly<Record<HolidayRule, Schedule['holidayRule']>> = {
  PREVIOUS_WORKING_DAY: 'previous',
  NEXT_WORKING_DAY: 'next',
  SKIP: 'skip',
};
const WEEK = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const;
const isDayIn =
  (days: RecurringTiming['daysInWeek'] = []) =>
  (_day: unknown, index: number) =>
    days.some((day) => day === WEEK[index]);
const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

export type SeriesTiming = Omit<RecurringTiming, 'kind' | 'expiryDate'>;

/** A series of frequency ONCE is a daily series of one day. */
export function scheduleOf(timing: SeriesTiming): Schedule {
  return {
    frequency: FREQUENCIES[timing.frequencyType],
    daysInWeek: WEEKDAYS.filter(isDayIn(timing.daysInWeek)),
    startDate: timing.startDate,
    endDate: timing.endDate,
    ...(timing.frequencyType === 'MONTHLY' && { dayInMonth: timing.dayInMonth }),
    holidayRule: HOLIDAY_RULES[timing.transactionOnHoliday],
  };
}

export function seriesDays(timing: SeriesTiming, calendar: BusinessCalendar): SeriesDay[] {
  return occurrences(scheduleOf(timing), calendar).map((one, index) => dayOf(one, index + 1, calendar));
}

/** How many days the rule for holidays leaves out, as far as the holidays are known. */
export function leftOutDays(timing: SeriesTiming, calendar: BusinessCalendar): number {
  if (timing.transactionOnHoliday !== 'SKIP') return 0;
  return occurrences(scheduleOf(timing), calendar).filter(({ execution }) => execution.kind === 'skipped').length;
}

/** The first day of the plan, which in a weekly series may come after its start. */
export const firstPlannedDay = (timing: SeriesTiming): CalendarDate =>
  plannedDates(scheduleOf(timing))[0] ?? timing.startDate;

/** The working day on which a series first pays if this is its first planned day. */
export function firstPayingDay(calendar: BusinessCalendar, planned: CalendarDate, rule?: HolidayRule): CalendarDate {
  const nearest = rule === 'PREVIOUS_WORKING_DAY' ? workingDayOnOrBefore : workingDayOnOrAfter;
  const working = nearest(calendar, planned);
  return working.ok ? working.value : planned;
}

/** The days that are not left out. */
export const payingDays = (days: readonly SeriesDay[]): SeriesDay[] => days.filter(({ shift }) => shift !== 'left-out');

/** The first day that is still to come and is not left out; undefined at the end of the series. */
export function nextToPay(days: readonly SeriesDay[], handled: ReadonlySet<number>): SeriesDay | undefined {
  return days.find(({ occurrence, shift }) => !handled.has(occurrence) && shift !== 'left-out');
}

function dayOf({ planned, execution }: Occurrence, occurrence: number, calendar: BusinessCalendar): SeriesDay {
  const kind = dayKind(calendar, planned);
  const holidayName = kind.ok && kind.value.kind === 'holiday' ? kind.value.name : null;
  const day = { occurrence, plannedDate: planned, holidayName };
  if (execution.kind === 'skipped') return { ...day, executionDate: null, shift: 'left-out' };
  if (execution.kind === 'calendar-ends') return { ...day, executionDate: null, shift: 'unknown' };
  return { ...day, executionDate: execution.date, shift: shiftOf(planned, execution.date) };
}

function shiftOf(planned: CalendarDate, execution: CalendarDate): RecurringShift {
  if (planned === execution) return 'none';
  return execution < planned ? 'earlier' : 'later';
}
