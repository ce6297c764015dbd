import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addWorkingDays,
  isWorkingDay,
  workingDaysBetween,
  type BusinessCalendar,
} from '../../domain/business-calendar.ts';
import { addDays, addMonths } from '../../domain/calendar-date.ts';
import { collectionOf, daysKept } from '../../domain/cheque-book.ts';
import { kilometresBetween, middleOf } from '../../domain/distance.ts';

const calendar: BusinessCalendar = {
  knownFrom: '2026-01-01',
  knownUntil: '2028-12-31',
  holidays: [{ effectiveFrom: '2026-12-25', effectiveTo: '2026-12-25', source: 'test', name: 'Natal' }],
};
const terms = { readyAfter: 3, monthsKept: 1 };
const days = fc.nat(300).map((count) => addDays('2026-06-01', count));

test('books are ready three working days after the approval, and kept for a month', () => {
  fc.assert(
    fc.property(days, (approvedOn) => {
      const found = collectionOf(calendar, terms, approvedOn);
      if (!found.ok) throw new Error(found.code);
      const { readyDate, collectBy } = found.value;
      expect(isWorkingDay(calendar, readyDate)).toEqual({ ok: true, value: true });
      expect(workingDaysBetween(calendar, approvedOn, readyDate)).toEqual({ ok: true, value: 3 });
      expect(addWorkingDays(calendar, approvedOn, 3)).toEqual({ ok: true, value: readyDate });
      expect(collectBy).toBe(addMonths(readyDate, 1));
      expect(daysKept(found.value)).toBeGreaterThanOrEqual(28);
    }),
  );
});

test('a weekend and a holiday do not count', () => {
  expect(collectionOf(calendar, terms, '2026-12-23')).toEqual({
    ok: true,
    value: { readyDate: '2026-12-29', collectBy: '2027-01-29' },
  });
});

const places = fc.record({
  latitude: fc.double({ min: -11, max: 6, noNaN: true }),
  longitude: fc.double({ min: 95, max: 141, noNaN: true }),
});

test('a distance is the same both ways, and nothing from a place to itself', () => {
  fc.assert(
    fc.property(places, places, (one, other) => {
      expect(kilometresBetween(one, one)).toBe(0);
      expect(kilometresBetween(one, other)).toBe(kilometresBetween(other, one));
    }),
  );
});

test('Surabaya is some 660 kilometres from Jakarta, and the middle of one place is that place', () => {
  const jakarta = { latitude: -6.2146, longitude: 106.8228 };
  const surabaya = { latitude: -7.2636, longitude: 112.7455 };
  expect(Math.abs(kilometresBetween(jakarta, surabaya) - 664)).toBeLessThan(5);
  expect(middleOf([jakarta])).toEqual(jakarta);
  expect(middleOf([])).toBeUndefined();
});
