// A series as it is on the wire: its schedule, its days, and which occurrence comes next.
import type { HolidayRule, RecurringFrequency, RecurringShift, RecurringTiming } from '../generated/types.ts';
import { dayKind } from './business-calendar.ts';
import type { BusinessCalendar } from './business-calendar.ts';
import type { CalendarDate, Weekday } from './calendar-date.ts';
import { occurrences } from './recurring.ts';
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
    holidayRule: HOLIDAY_RULES[timing.transactionOnHoliday],
  };
}

export function seriesDays(timing: SeriesTiming, calendar: BusinessCalendar): SeriesDay[] {
  return occurrences(scheduleOf(timing), calendar).map((one, index) => dayOf(one, index + 1, calendar));
}

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
