import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addWorkingDays,
  dayKind,
  isWorkingDay,
  nextWorkingDay,
  previousWorkingDay,
  workingDayOnOrAfter,
  workingDaysBetween,
} from '../../domain/business-calendar.ts';
import {
  addDays,
  addMonths,
  dateOfDayNumber,
  dayNumber,
  daysBetween,
  isCalendarDate,
  weekdayOf,
} from '../../domain/calendar-date.ts';
import { formatDate, formatMoment } from '../../domain/date-format.ts';
import { instantOf, isTimeOfDay, jakartaMoment } from '../../domain/jakarta-time.ts';
import { failure, success } from '../../domain/result.ts';
import { calendar2026 } from './reference.ts';

const dayNumbers = fc.integer({ min: -200_000, max: 200_000 });
const daysOf2026 = fc.integer({ min: 0, max: 364 }).map((day) => addDays('2026-01-01', day));

describe('calendar dates', () => {
  it('agree with the calendar of the platform', () => {
    fc.assert(
      fc.property(dayNumbers, (number) => {
        const platform = new Date(number * 86_400_000);
        expect(dateOfDayNumber(number)).toBe(platform.toISOString().slice(0, 10));
        expect(dayNumber(dateOfDayNumber(number))).toBe(number);
        expect(weekdayOf(dateOfDayNumber(number)) % 7).toBe(platform.getUTCDay());
      }),
      { numRuns: 1_000 },
    );
  });

  it.each(['2026-02-28', '2024-02-29', '2000-02-29', '2026-12-31'])('accept %s', (date) => {
    expect(isCalendarDate(date)).toBe(true);
  });

  it.each([
    '2026-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '20260101',
    '2026-01-00',
    '',
  ])('refuse %j', (date) => {
    expect(isCalendarDate(date)).toBe(false);
  });

  it('count months to the last day where a month is too short', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2026-01-31', 2)).toBe('2026-03-31');
    expect(addMonths('2026-11-30', 3)).toBe('2027-02-28');
    expect(addMonths('2024-02-29', 12)).toBe('2025-02-28');
    expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
  });

  it('are written as each language does', () => {
    expect(formatDate('2026-05-01', 'EN')).toBe('1 May 2026');
    expect(formatDate('2026-08-17', 'ID')).toBe('17 Agu 2026');
  });
});

describe('Jakarta time', () => {
  it('turns the day at 17:00 UTC', () => {
    expect(jakartaMoment(Date.UTC(2026, 10, 23, 16, 59, 59, 999))).toEqual({ date: '2026-11-23', time: '23:59' });
    expect(jakartaMoment(Date.UTC(2026, 10, 23, 17))).toEqual({ date: '2026-11-24', time: '00:00' });
    expect(formatMoment(Date.UTC(2026, 10, 23, 2, 15), 'EN')).toBe('23 Nov 2026 09:15 WIB');
    expect(formatMoment(Date.UTC(2026, 10, 23, 2, 15), 'ID')).toBe('23 Nov 2026 09.15 WIB');
  });

  it('comes back to the minute it was made from', () => {
    fc.assert(
      fc.property(fc.integer({ min: -30_000_000, max: 60_000_000 }), (minutes) => {
        expect(instantOf(jakartaMoment(minutes * 60_000))).toBe(minutes * 60_000);
      }),
    );
  });

  it('knows a time of day from something else', () => {
    expect(['00:00', '23:59', '24:00', '9:00', '14:60'].map(isTimeOfDay)).toEqual([true, true, false, false, false]);
  });
});

describe('working days', () => {
  it('leave out weekends, holidays and joint leave', () => {
    expect(dayKind(calendar2026, '2026-08-17')).toEqual(success({ kind: 'holiday', name: 'Independence Day' }));
    expect(dayKind(calendar2026, '2026-03-20')).toMatchObject({ value: { kind: 'holiday' } });
    expect(dayKind(calendar2026, '2026-11-21')).toEqual(success({ kind: 'weekend' }));
    expect(dayKind(calendar2026, '2026-11-23')).toEqual(success({ kind: 'working-day' }));
  });

  it('are found across the longest break of the year', () => {
    expect(nextWorkingDay(calendar2026, '2026-03-17')).toEqual(success('2026-03-25'));
    expect(previousWorkingDay(calendar2026, '2026-03-24')).toEqual(success('2026-03-17'));
    expect(workingDayOnOrAfter(calendar2026, '2026-03-17')).toEqual(success('2026-03-17'));
    expect(workingDaysBetween(calendar2026, '2026-03-16', '2026-03-25')).toEqual(success(2));
    expect(addWorkingDays(calendar2026, '2026-03-16', 3)).toEqual(success('2026-03-26'));
  });

  it('say where the calendar ends instead of guessing', () => {
    const ends = failure('75', { date: { date: '2026-12-31' } });
    expect(isWorkingDay(calendar2026, '2027-01-04')).toEqual(ends);
    expect(nextWorkingDay(calendar2026, '2026-12-31')).toEqual(ends);
    expect(addWorkingDays(calendar2026, '2026-12-30', 2)).toEqual(ends);
    expect(workingDaysBetween(calendar2026, '2026-12-30', '2027-01-02')).toEqual(ends);
    expect(previousWorkingDay(calendar2026, '2026-01-01')).toMatchObject({ ok: false, code: '75' });
  });

  it('skip only days that are none', () => {
    fc.assert(
      fc.property(daysOf2026, (day) => {
        const next = nextWorkingDay(calendar2026, day);
        if (!next.ok) return;
        expect(isWorkingDay(calendar2026, next.value)).toEqual(success(true));
        expect(workingDaysBetween(calendar2026, day, next.value)).toEqual(success(1));
      }),
    );
  });

  it('add up over any middle day', () => {
    fc.assert(
      fc.property(daysOf2026, daysOf2026, daysOf2026, (...days) => {
        const [first = '', middle = '', last = ''] = days.toSorted();
        const [whole, before, after] = [
          [first, last],
          [first, middle],
          [middle, last],
        ].map(([from = '', to = '']) => workingDaysBetween(calendar2026, from, to));
        expect(whole?.ok && before?.ok && after?.ok && before.value + after.value === whole.value).toBe(true);
        expect(daysBetween(first, middle) + daysBetween(middle, last)).toBe(daysBetween(first, last));
      }),
    );
  });
});
