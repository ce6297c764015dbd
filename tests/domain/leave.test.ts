import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from '../../domain/calendar-date.ts';
import {
  isOnLeave,
  latestLeaveDay,
  leaveDaysAhead,
  leaveFault,
  leaveFrom,
  onLeaveUntil,
  type Leave,
} from '../../domain/leave.ts';

const today = '2028-02-28';
const offset = fc.integer({ min: -40, max: leaveDaysAhead + 40 });
const anyPeriod = fc.record({ start: offset, length: fc.integer({ min: -3, max: 40 }) }).map(({ start, length }) => ({
  from: addDays(today, start),
  to: addDays(today, start + length),
}));
const anyLeave = fc.array(anyPeriod, { maxLength: 4 });
const faultOf = (leave: Leave, stored: Leave = []) => leaveFault(leave, { today, stored });
const daysOf = ({ from, to }: Leave[number]) =>
  Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index));

describe('a leave that is set', () => {
  test('is taken exactly when each period lies from today to the latest day and no day is in two', () => {
    fc.assert(
      fc.property(anyLeave, (leave) => {
        const days = leave.flatMap(daysOf);
        const isRight =
          leave.every(({ from, to }) => from <= to) &&
          days.every((day) => daysBetween(today, day) >= 0 && daysBetween(today, day) <= leaveDaysAhead) &&
          new Set(days).size === days.length;
        expect(faultOf(leave) === null).toBe(isRight);
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ['begins today and ends on the latest day', { from: today, to: latestLeaveDay(today) }, null],
    ['begins yesterday', { from: '2028-02-27', to: today }, { code: 'LEAVE_PAST', index: 0, field: 'from' }],
    ['ends a day too late', { from: today, to: '2029-03-01' }, { code: '74', index: 0, field: 'to' }],
    ['ends before it begins', { from: '2028-02-29', to: today }, { code: '198', index: 0, field: 'to' }],
  ])('%s', (_, period, fault) => {
    expect(faultOf([period])).toEqual(fault);
  });

  test('periods that follow each other share no day, and those with one day in common are refused at the later one', () => {
    const first = { from: today, to: '2028-02-29' };
    expect(faultOf([first, { from: '2028-03-01', to: '2028-03-02' }])).toBeNull();
    const overlap = { code: 'LEAVE_OVERLAP', index: 1, field: 'from' };
    expect(faultOf([first, { from: '2028-02-29', to: '2028-03-02' }])).toEqual(overlap);
  });

  test('a stored one that has begun can stay, be made longer or end today, but not end earlier', () => {
    const stored = [{ from: '2028-02-20', to: '2028-03-05' }];
    const until = (to: string) => faultOf([{ from: '2028-02-20', to }], stored);
    expect([until('2028-03-05'), until('2028-03-09'), until(today)]).toEqual([null, null, null]);
    expect(until('2028-02-27')).toEqual({ code: 'LEAVE_PAST', index: 0, field: 'to' });
  });
});

describe('who is on leave', () => {
  test('is on leave on the days of a period and on no others, until the day before the first free one', () => {
    fc.assert(
      fc.property(anyLeave, fc.integer({ min: -45, max: 90 }), (leave, days) => {
        const day = addDays(today, days);
        const away = new Set(leave.flatMap(daysOf));
        expect(isOnLeave(leave, day)).toBe(away.has(day));
        const until = onLeaveUntil(leave, day);
        expect(until !== null).toBe(away.has(day));
        if (until === null) return;
        expect(away.has(addDays(until, 1))).toBe(false);
        expect(Array.from({ length: daysBetween(day, until) + 1 }, (_, index) => addDays(day, index))).toSatisfy(
          (all: string[]) => all.every((one) => away.has(one)),
        );
      }),
      { numRuns: 500 },
    );
  });

  test('shows what has not ended, earliest first', () => {
    const [past, now, next] = [
      { from: '2028-02-01', to: '2028-02-27' },
      { from: '2028-02-25', to: today },
      { from: '2028-03-02', to: '2028-03-03' },
    ];
    expect(leaveFrom([next, past, now], today)).toEqual([now, next]);
  });
});
