import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../domain/calendar-date.ts';
import { isTriedAgain } from '../../domain/recurring-attempts.ts';
import { endAfter } from '../../domain/recurring-end.ts';
import { nextToPay, seriesDays, type SeriesDay, type SeriesTiming } from '../../domain/recurring-series.ts';
import { calendar2026 } from './reference.ts';

const parameters = {
  MIN_RECURRING_START_DATE: 5,
  MAX_RECURRING_APPROVAL_DAY: 15,
  MAX_RECURRING_RANGE_YEAR: 5,
  RECURRING_MAX_FREQUENCY_DAILY: 1827,
  RECURRING_MAX_FREQUENCY_WEEKLY: 260,
  RECURRING_MAX_FREQUENCY_MONTHLY: 60,
  RECURRING_MAX_FREQUENCY_YEARLY: 6,
};
const daily: SeriesTiming = {
  frequencyType: 'DAILY',
  startDate: '2026-12-10',
  endDate: '2031-12-09',
  transactionOnHoliday: 'PREVIOUS_WORKING_DAY',
};
const frequencies = fc.constantFrom('DAILY' as const, 'WEEKLY' as const, 'MONTHLY' as const, 'YEARLY' as const);
const rules = fc.constantFrom('PREVIOUS_WORKING_DAY' as const, 'NEXT_WORKING_DAY' as const, 'SKIP' as const);

/** Whether the shift says what the two days say. */
function isTrue({ plannedDate, executionDate, shift }: SeriesDay): boolean {
  if (executionDate === null) return shift === 'left-out' || shift === 'unknown';
  if (executionDate === plannedDate) return shift === 'none';
  return shift === (executionDate < plannedDate ? 'earlier' : 'later');
}

describe('the days of a series', () => {
  it('are numbered without a gap, and each says what the calendar does to it', () => {
    fc.assert(
      fc.property(frequencies, rules, fc.nat(300), fc.nat(900), (frequencyType, transactionOnHoliday, from, length) => {
        const startDate = addDays('2026-01-05', from);
        const timing = {
          frequencyType,
          transactionOnHoliday,
          daysInWeek: ['MON' as const, 'SAT' as const],
          startDate,
          endDate: addDays(startDate, length),
        };
        const days = seriesDays(timing, calendar2026);
        expect(days.map(({ occurrence }) => occurrence)).toEqual(days.map((_, index) => index + 1));
        expect(days.filter((day) => !isTrue(day))).toEqual([]);
        expect(days.some(({ shift }) => shift === 'left-out') && transactionOnHoliday !== 'SKIP').toBe(false);
      }),
    );
  });

  it('of a year fall on the same day, and on 28 February where there is no 29th', () => {
    const leap = { ...daily, frequencyType: 'YEARLY' as const, startDate: '2028-02-29', endDate: '2032-02-29' };
    expect(seriesDays(leap, calendar2026).map(({ plannedDate }) => plannedDate)).toEqual([
      '2028-02-29',
      '2029-02-28',
      '2030-02-28',
      '2031-02-28',
      '2032-02-29',
    ]);
  });

  it('are 1,826 in five years of a daily series', () => {
    expect(seriesDays(daily, calendar2026)).toHaveLength(1826);
  });

  it('come next in order, without those that are dealt with or left out', () => {
    const skipping = { ...daily, transactionOnHoliday: 'SKIP' as const, endDate: '2026-12-15' };
    const days = seriesDays(skipping, calendar2026);
    expect(nextToPay(days, new Set())?.plannedDate).toBe('2026-12-10');
    expect(nextToPay(days, new Set([1, 2]))?.plannedDate).toBe('2026-12-14');
    expect(nextToPay(days, new Set([1, 2, 5, 6]))).toBeUndefined();
  });
});

describe('the end of a series', () => {
  it('after a number of payments is the day of the last of them, within the limits', () => {
    const { endDate: _end, ...open } = daily;
    expect(endAfter(12, { ...open, frequencyType: 'MONTHLY' }, parameters)).toBe('2027-11-10');
    expect(endAfter(Number.POSITIVE_INFINITY, { ...open, frequencyType: 'MONTHLY' }, parameters)).toBe('2031-11-10');
    fc.assert(
      fc.property(frequencies, fc.integer({ min: 1, max: 300 }), (frequencyType, count) => {
        const timing = { ...open, frequencyType, daysInWeek: ['THU' as const] };
        const endDate = endAfter(count, timing, parameters);
        const planned = seriesDays({ ...timing, endDate: endDate ?? '' }, calendar2026);
        expect(planned.length).toBeLessThanOrEqual(count);
        expect(planned.at(-1)?.plannedDate).toBe(endDate);
      }),
    );
  });
});

describe('another attempt', () => {
  it('is made for what the next day may change, and only so often', () => {
    expect(isTriedAgain('139', 1, 3)).toBe(true);
    expect(isTriedAgain('139', 3, 3)).toBe(false);
    expect(isTriedAgain('91', 1, 3)).toBe(false);
    expect(isTriedAgain('RECURRING_ABOVE_CAP', 1, 3)).toBe(false);
  });
});
