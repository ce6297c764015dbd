// What is found by account and range is what comparing every pair of rows would find.
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { findOverlaps, overlapsWith } from '../../../domain/approval/overlaps.ts';
import { byPrecedence } from '../../../domain/approval/precedence.ts';
import type { MatrixRow } from '../../../domain/approval/types.ts';
import { unreachableRows } from '../../../domain/approval/unreachable.ts';
import { money } from '../../../domain/money.ts';
import { row } from './company.ts';

const bound = fc.option(fc.bigInt({ min: 0n, max: 9n }).map((minor) => money(minor, 'IDR')));
const anyRow = fc.record({
  accountIds: fc.constantFrom(null, [], ['acc-1'], ['acc-2'], ['acc-1', 'acc-2']),
  services: fc.constantFrom(null, ['SVC_LCY_RTGS'], ['SVC_LCY_LLG', 'SVC_LCY_RTGS']),
  currency: fc.constantFrom(null, 'IDR' as const, 'USD' as const),
  minimum: bound,
  maximum: bound,
  batchBasis: fc.constantFrom('highest' as const, 'total' as const),
  createdAt: fc.integer({ min: 0, max: 2 }),
});
const anyRows = fc.array(anyRow, { maxLength: 9 }).map((all) => all.map((one, index) => row(String(index), one)));

const startOf = ({ minimum }: MatrixRow) => minimum?.minor ?? 0n;
const holds = (wide: readonly string[] | null, narrow: readonly string[] | null) =>
  wide === null || (narrow !== null && narrow.every((one) => wide.includes(one)));
const isWhole = (one: MatrixRow) => startOf(one) === 0n && one.maximum === null;

const inCurrency = ({ currency }: MatrixRow) => currency ?? 'IDR';
const isAround = (wide: MatrixRow, narrow: MatrixRow) =>
  startOf(wide) <= startOf(narrow) &&
  (wide.maximum === null || (narrow.maximum !== null && narrow.maximum.minor <= wide.maximum.minor));

function covers(wide: MatrixRow, narrow: MatrixRow): boolean {
  const isSameMeasure = wide.batchBasis === narrow.batchBasis && inCurrency(wide) === inCurrency(narrow);
  return (
    holds(wide.accountIds, narrow.accountIds) &&
    holds(wide.services, narrow.services) &&
    (wide.currency === null || wide.currency === narrow.currency) &&
    (isWhole(wide) || (isSameMeasure && isAround(wide, narrow)))
  );
}

const pairs = (rows: readonly MatrixRow[]) => rows.flatMap((one, index) => overlapsWith(one, rows.slice(index + 1)));

it('overlaps are those of every pair, in the same order, and may be cut short', () => {
  fc.assert(
    fc.property(anyRows, fc.integer({ min: 1, max: 5 }), (rows, most) => {
      expect(findOverlaps(rows)).toEqual(pairs(rows));
      expect(findOverlaps(rows, most)).toEqual(pairs(rows).slice(0, most));
    }),
    { numRuns: 500 },
  );
});

it('unreachable rows are those that an earlier row covers', () => {
  fc.assert(
    fc.property(anyRows, (rows) => {
      const sorted = rows.toSorted(byPrecedence);
      const covered = sorted.filter((one, place) => sorted.slice(0, place).some((earlier) => covers(earlier, one)));
      expect(unreachableRows(rows)).toEqual(covered);
    }),
    { numRuns: 500 },
  );
});
