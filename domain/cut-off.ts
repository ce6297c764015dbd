import { dayKind } from './business-calendar.ts';
import type { BusinessCalendar, HolidayRow } from './business-calendar.ts';
import type { CalendarDate } from './calendar-date.ts';
import type { JakartaMoment, TimeOfDay } from './jakarta-time.ts';
import { rowInForce } from './reference-data.ts';
import type { DatedRow } from './reference-data.ts';
import { failure, flatMap, success } from './result.ts';
import type { Result } from './result.ts';

/** closesAt null: the service is always open. opensAt null: it opens at the start of the day. */
export type CutOffRow = DatedRow & {
  readonly service: string;
  readonly opensAt: TimeOfDay | null;
  readonly closesAt: TimeOfDay | null;
};
/** A day on which the service has other hours or, with null, is closed. It overrides the calendar. */
export type CutOffException = {
  readonly service: string;
  readonly date: CalendarDate;
  readonly opensAt: TimeOfDay | null;
  readonly closesAt: TimeOfDay | null;
  readonly source: string;
};
export type ServiceHours = {
  readonly calendar: BusinessCalendar;
  /** The holidays of the currency's country. */
  readonly abroad?: readonly HolidayRow[];
  readonly cutOffs: readonly CutOffRow[];
  readonly exceptions: readonly CutOffException[];
};
export type ServiceState =
  | { readonly state: 'real-time' }
  | { readonly state: 'open'; readonly until: TimeOfDay }
  | { readonly state: 'closed'; readonly because: 'cut-off'; readonly closedAt: TimeOfDay }
  | { readonly state: 'closed'; readonly because: 'weekend' | 'closed-that-day' }
  | { readonly state: 'closed'; readonly because: 'holiday'; readonly holiday: string };

/** Nothing is settled on a day on which the banks of either country are closed. */
export const calendarWith = (calendar: BusinessCalendar, abroad: readonly HolidayRow[] = []): BusinessCalendar =>
  abroad.length === 0 ? calendar : { ...calendar, holidays: [...calendar.holidays, ...abroad] };

/** Only a telegraphic transfer leaves the country. */
export const calendarOf = ({ calendar, abroad }: ServiceHours, service: string): BusinessCalendar =>
  service === 'SVC_FCY_TT' ? calendarWith(calendar, abroad) : calendar;

/** The service is already closed at the cut-off time itself. */
export function serviceState(
  hours: ServiceHours,
  service: string,
  { date, time }: JakartaMoment,
): Result<ServiceState> {
  const row = rowOf(hours, service, date);
  if (row === undefined) return failure('UNSUPPORTED_SERVICE_TYPE');
  const exception = exceptionOf(hours, service, date);
  if (exception) return success(exceptionState(exception.closesAt, time));
  if (row.closesAt === null) return success({ state: 'real-time' });
  return workingDayState(calendarOf(hours, service), date, row.closesAt, time);
}

/** The service executes nothing before this time of the day; null if it has no such time. */
export function openingTime(hours: ServiceHours, service: string, date: CalendarDate): TimeOfDay | null {
  const row = exceptionOf(hours, service, date) ?? rowOf(hours, service, date);
  return row?.opensAt ?? null;
}

export function isOpen(state: ServiceState): boolean {
  return state.state !== 'closed';
}

/** Before its opening time a service is open for the day, but does not take instructions yet. */
export function takesInstructions(state: ServiceState, opensAt: TimeOfDay | null, time: TimeOfDay): boolean {
  return isOpen(state) && (opensAt === null || time >= opensAt);
}

function rowOf({ cutOffs }: ServiceHours, service: string, date: CalendarDate): CutOffRow | undefined {
  const rows = cutOffs.filter((row) => row.service === service);
  return rowInForce(rows, date);
}

function exceptionOf({ exceptions }: ServiceHours, service: string, date: CalendarDate): CutOffException | undefined {
  return exceptions.find((row) => row.service === service && row.date === date);
}

function workingDayState(
  calendar: BusinessCalendar,
  date: CalendarDate,
  closesAt: TimeOfDay,
  time: TimeOfDay,
): Result<ServiceState> {
  return flatMap(dayKind(calendar, date), (day): Result<ServiceState> => {
    if (day.kind === 'holiday') return success({ state: 'closed', because: 'holiday', holiday: day.name });
    if (day.kind === 'weekend') return success({ state: 'closed', because: 'weekend' });
    return success(untilCutOff(closesAt, time));
  });
}

function exceptionState(closesAt: TimeOfDay | null, time: TimeOfDay): ServiceState {
  return closesAt === null ? { state: 'closed', because: 'closed-that-day' } : untilCutOff(closesAt, time);
}

function untilCutOff(closesAt: TimeOfDay, time: TimeOfDay): ServiceState {
  return time < closesAt
    ? { state: 'open', until: closesAt }
    : { state: 'closed', because: 'cut-off', closedAt: closesAt };
}
