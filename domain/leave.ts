// Leave of users. It takes no right away; it shows others who could be missing.
import { addDays, type CalendarDate } from './calendar-date.ts';

/** Both days are included. */
export interface LeavePeriod {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}
export type Leave = readonly LeavePeriod[];

/** How far ahead the last day of a leave may be. */
export const leaveDaysAhead = 366;
export const mostLeavePeriods = 10;

export const latestLeaveDay = (today: CalendarDate): CalendarDate => addDays(today, leaveDaysAhead);

const byDay = (left: LeavePeriod, right: LeavePeriod) =>
  Number(left.from > right.from) - Number(left.from < right.from) ||
  Number(left.to > right.to) - Number(left.to < right.to);

/** The periods that have not ended, earliest first. */
export const leaveFrom = (leave: Leave, today: CalendarDate): LeavePeriod[] =>
  leave.filter(({ to }) => to >= today).toSorted(byDay);

export const isOnLeave = (leave: Leave, day: CalendarDate): boolean =>
  leave.some(({ from, to }) => from <= day && day <= to);

/** The last day of the leave that includes the day, periods that follow each other without a gap taken as one. */
export function onLeaveUntil(leave: Leave, day: CalendarDate): CalendarDate | null {
  let until: CalendarDate | null = null;
  for (const { from, to } of leave.toSorted(byDay)) {
    const next = until === null ? day : addDays(until, 1);
    if (from <= next && to >= next) until = to;
  }
  return until;
}

export interface LeaveFault {
  readonly code: 'LEAVE_PAST' | '198' | '74' | 'LEAVE_OVERLAP';
  readonly index: number;
  readonly field: keyof LeavePeriod;
}

interface LeaveAsked {
  readonly today: CalendarDate;
  /** The stored leave, of which a period that has begun may stay. */
  readonly stored: Leave;
}

function faultOf({ from, to }: LeavePeriod, { today, stored }: LeaveAsked): Omit<LeaveFault, 'index'> | null {
  if (to < from) return { code: '198', field: 'to' };
  const hasBegun = from < today;
  if (hasBegun && !stored.some((known) => known.from === from)) return { code: 'LEAVE_PAST', field: 'from' };
  if (hasBegun && to < today && !stored.some((known) => known.from === from && known.to === to))
    return { code: 'LEAVE_PAST', field: 'to' };
  return to > latestLeaveDay(today) ? { code: '74', field: 'to' } : null;
}

const sharesDay = (one: LeavePeriod, other: LeavePeriod) => one.from <= other.to && other.from <= one.to;

/** Returns what is wrong with a leave that someone wants to set; null when nothing is. */
export function leaveFault(leave: Leave, asked: LeaveAsked): LeaveFault | null {
  for (const [index, period] of leave.entries()) {
    const fault = faultOf(period, asked);
    if (fault) return { ...fault, index };
    if (leave.slice(0, index).some((other) => sharesDay(other, period)))
      return { code: 'LEAVE_OVERLAP', index, field: 'from' };
  }
  return null;
}
