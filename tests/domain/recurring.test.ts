import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, weekdayOf } from '../../domain/calendar-date.ts';
import type { Weekday } from '../../domain/calendar-date.ts';
import { occurrences, plannedDates } from '../../domain/recurring.ts';
import type { Schedule } from '../../domain/recurring.ts';
import {
  checkApprovalDate,
  earliestStartDate,
  lastApprovalDate,
  scheduleFailures,
} from '../../domain/recurring-limits.ts';
import { failure, success } from '../../domain/result.ts';
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
const monthly: Schedule = {
  frequency: 'monthly',
  daysInWeek: [],
  startDate: '2026-01-31',
  endDate: '2026-06-30',
  holidayRule: 'next',
};
const weekly: Schedule = {
  frequency: 'weekly',
  daysInWeek: [1, 5],
  startDate: '2026-05-01',
  endDate: '2026-05-15',
  holidayRule: 'skip',
};

/** Reads the table directly, so that the tested rule is not used to test itself. */
const isHoliday = (date: string) =>
  calendar2026.holidays.some(
    ({ effectiveFrom, effectiveTo }) => effectiveFrom <= date && date <= (effectiveTo ?? date),
  );
const isDayOff = (date: string) => [0, 6].includes(new Date(date).getUTCDay()) || isHoliday(date);

function executions(schedule: Schedule): string[] {
  return occurrences(schedule, calendar2026).map(({ execution }) =>
    execution.kind === 'on' ? execution.date : execution.kind,
  );
}

describe('planned days', () => {
  it('of a month fall on the start day or the last day there is', () => {
    expect(plannedDates(monthly)).toEqual([
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
      '2026-05-31',
      '2026-06-30',
    ]);
  });

  it('of a series that goes on from a shorter month keep its day', () => {
    const goesOn = { ...monthly, startDate: '2026-02-28', endDate: '2026-05-30' };
    expect(plannedDates({ ...goesOn, dayInMonth: 31 })).toEqual(['2026-02-28', '2026-03-31', '2026-04-30']);
    expect(plannedDates({ ...goesOn, dayInMonth: 28 })).toEqual(plannedDates(goesOn));
  });

  it('of a week fall on its chosen days', () => {
    expect(plannedDates(weekly)).toEqual(['2026-05-01', '2026-05-04', '2026-05-08', '2026-05-11', '2026-05-15']);
  });

  it('of every day include the first and the last', () => {
    const daily: Schedule = { ...weekly, frequency: 'daily', startDate: '2026-02-27', endDate: '2026-03-02' };
    expect(plannedDates(daily)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']);
    expect(plannedDates({ ...daily, endDate: '2026-02-26' })).toEqual([]);
  });

  it('lie in order between start and end, on the days asked for', () => {
    const days = fc.uniqueArray(fc.constantFrom<Weekday>(1, 2, 3, 4, 5, 6, 7), { minLength: 1 });
    const frequencies = fc.constantFrom('daily', 'weekly', 'monthly');
    fc.assert(
      fc.property(frequencies, days, fc.nat(400), fc.nat(800), (frequency, daysInWeek, from, length) => {
        const startDate = addDays('2026-01-01', from);
        const schedule: Schedule = {
          frequency,
          daysInWeek,
          startDate,
          endDate: addDays(startDate, length),
          holidayRule: 'skip',
        };
        const planned = plannedDates(schedule);
        expect(planned).toEqual([...new Set(planned)].toSorted());
        expect(planned.every((day) => startDate <= day && day <= schedule.endDate)).toBe(true);
        const isAskedFor = {
          daily: () => true,
          weekly: (day: string) => daysInWeek.includes(weekdayOf(day)),
          monthly: (day: string, index: number) => day === addMonths(startDate, index),
        }[frequency];
        expect(planned.every(isAskedFor)).toBe(true);
      }),
    );
  });
});

describe('the holiday rule', () => {
  it('skips, or moves to the working day before or after', () => {
    expect(executions(weekly)).toEqual(['skipped', '2026-05-04', '2026-05-08', '2026-05-11', 'skipped']);
    expect(executions({ ...weekly, holidayRule: 'next' })).toEqual([
      '2026-05-04',
      '2026-05-04',
      '2026-05-08',
      '2026-05-11',
      '2026-05-18',
    ]);
    expect(executions({ ...weekly, holidayRule: 'previous' })).toEqual([
      '2026-04-30',
      '2026-05-04',
      '2026-05-08',
      '2026-05-11',
      '2026-05-13',
    ]);
  });

  it('says so where the calendar is not known yet', () => {
    const overYearEnd: Schedule = { ...monthly, startDate: '2026-11-30', endDate: '2027-01-30' };
    expect(executions(overYearEnd)).toEqual(['2026-11-30', '2026-12-30', 'calendar-ends']);
    expect(executions({ ...monthly, startDate: '2026-10-25', endDate: '2026-12-25' })).toEqual([
      '2026-10-26',
      '2026-11-25',
      '2026-12-28',
    ]);
    const knownUntilChristmas = { ...calendar2026, knownUntil: '2026-12-25' };
    expect(
      occurrences({ ...monthly, startDate: '2026-12-25', endDate: '2026-12-25' }, knownUntilChristmas)[0]?.execution,
    ).toEqual({ kind: 'calendar-ends', knownUntil: '2026-12-25' });
  });

  it('never executes on a day without work, and loses no occurrence', () => {
    fc.assert(
      fc.property(
        fc.nat(300),
        fc.nat(120),
        fc.constantFrom('skip', 'previous', 'next'),
        (from, length, holidayRule) => {
          const startDate = addDays('2026-01-05', from);
          const schedule: Schedule = {
            ...weekly,
            frequency: 'daily',
            startDate,
            endDate: addDays(startDate, length),
            holidayRule,
          };
          const all = occurrences(schedule, calendar2026);
          const days = Array.from({ length: length + 1 }, (_, index) => addDays(startDate, index));
          expect(all.map(({ planned }) => planned)).toEqual(days);
          const executed = all.flatMap(({ execution }) => (execution.kind === 'on' ? [execution.date] : []));
          expect(executed.filter(isDayOff)).toEqual([]);
        },
      ),
    );
  });
});

describe('the limits', () => {
  const today = '2026-11-20';
  const good: Schedule = { ...monthly, startDate: '2026-11-25', endDate: '2027-11-25' };
  const codes = (schedule: Schedule) => scheduleFailures(schedule, parameters, today).map(({ code }) => code);

  it('let a good schedule pass', () => {
    expect(codes(good)).toEqual([]);
  });

  it('want the start 5 days ahead and the end within 5 years', () => {
    expect(earliestStartDate(parameters, today)).toBe('2026-11-25');
    expect(scheduleFailures({ ...good, startDate: '2026-11-24' }, parameters, today)).toEqual([
      failure('1180', { days: '5' }),
    ]);
    const quarterly = { ...parameters, RECURRING_MAX_FREQUENCY_MONTHLY: 1_000 };
    expect(scheduleFailures({ ...good, endDate: '2031-11-25' }, quarterly, today)).toEqual([]);
    expect(scheduleFailures({ ...good, endDate: '2031-11-26' }, quarterly, today)).toEqual([
      failure('1181', { years: '5' }),
    ]);
  });

  it('count the occurrences of a week and of a month', () => {
    expect(codes({ ...good, endDate: '2031-10-25' })).toEqual([]);
    expect(scheduleFailures({ ...good, endDate: '2031-11-25' }, parameters, today)).toEqual([
      failure('1179', { most: '60' }),
    ]);
    const everyMonday: Schedule = {
      ...weekly,
      daysInWeek: [1],
      startDate: '2026-11-30',
      endDate: addDays('2026-11-30', 7 * 259),
    };
    expect(codes(everyMonday)).toEqual([]);
    expect(codes({ ...everyMonday, endDate: addDays(everyMonday.endDate, 7) })).toEqual(['1179']);
  });

  it('report everything that is wrong at once', () => {
    expect(codes({ ...weekly, daysInWeek: [], startDate: '2026-11-21', endDate: '2026-11-01' })).toEqual([
      'FIELD_SELECT_ONE',
      '114',
      '1180',
    ]);
  });

  it('want the approval 15 days before the start', () => {
    expect(lastApprovalDate('2026-12-20', parameters)).toBe('2026-12-05');
    expect(checkApprovalDate('2026-12-20', parameters, '2026-12-05')).toEqual(success('2026-12-05'));
    expect(checkApprovalDate('2026-12-20', parameters, '2026-12-06')).toEqual(failure('1182', { days: '15' }));
  });
});
