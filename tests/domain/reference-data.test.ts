import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isInForce, rowInForce, rowsInForce } from '../../domain/reference-data.ts';
import { shownParameters } from '../../domain/parameters.ts';
import { idr } from './reference.ts';

function row(effectiveFrom: string, effectiveTo: string | null, amount: number) {
  return { effectiveFrom, effectiveTo, source: 'Bank Indonesia', amount };
}

const thresholds = [row('2024-01-01', '2025-12-31', 25_000), row('2026-01-01', null, 100_000)];

it('includes the first and the last day of a row', () => {
  expect(rowInForce(thresholds, '2025-12-31')?.amount).toBe(25_000);
  expect(rowInForce(thresholds, '2026-01-01')?.amount).toBe(100_000);
  expect(rowInForce(thresholds, '2024-01-01')?.amount).toBe(25_000);
});

it('finds nothing before the first row or after the last', () => {
  expect(rowInForce(thresholds, '2023-12-31')).toBeUndefined();
  expect(rowInForce([row('2024-01-01', '2024-12-31', 1)], '2025-01-01')).toBeUndefined();
  expect(rowInForce([], '2026-01-01')).toBeUndefined();
});

it('prefers the row that came into force last, whatever the order', () => {
  const overlapping = [row('2026-01-01', null, 1), row('2026-06-01', '2026-06-30', 2)];
  for (const rows of [overlapping, overlapping.toReversed()]) {
    expect(rowInForce(rows, '2026-06-15')?.amount).toBe(2);
    expect(rowInForce(rows, '2026-07-01')?.amount).toBe(1);
  }
});

it('picks one of the rows in force, or nothing when there are none', () => {
  const day = fc.integer({ min: 1, max: 28 }).map((number) => `2026-02-${String(number).padStart(2, '0')}`);
  const anyRow = fc.record({ effectiveFrom: day, effectiveTo: fc.option(day), source: fc.constant('test') });
  fc.assert(
    fc.property(fc.array(anyRow, { maxLength: 6 }), day, (rows, date) => {
      const inForce = rowsInForce(rows, date);
      const picked = rowInForce(rows, date);
      expect(picked === undefined).toBe(inForce.length === 0);
      expect(picked === undefined || isInForce(picked, date)).toBe(true);
      expect(inForce.every(({ effectiveFrom }) => picked !== undefined && effectiveFrom <= picked.effectiveFrom)).toBe(
        true,
      );
    }),
  );
});

it('shows the values of a failure in the language of the reader', () => {
  const parameters = {
    maximum: idr('50,000,000'),
    date: { date: '2026-05-04' },
    cutOff: { time: '14:00' },
    most: '10',
    time: { at: Date.UTC(2026, 10, 23, 2, 15) },
  };
  expect(shownParameters(parameters, 'EN')).toEqual({
    maximum: 'IDR 50,000,000.00',
    date: '4 May 2026',
    cutOff: '14:00 WIB',
    most: '10',
    time: '23 Nov 2026 09:15 WIB',
  });
  expect(shownParameters(parameters, 'ID')).toEqual({
    maximum: 'Rp 50.000.000,00',
    date: '4 Mei 2026',
    cutOff: '14.00 WIB',
    most: '10',
    time: '23 Nov 2026 09.15 WIB',
  });
});
