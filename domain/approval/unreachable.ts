import { byPrecedence } from './precedence.ts';
import type { MatrixRow } from './types.ts';

/** Returns the rows that no request can reach, because one row that comes first matches everything they match. */
export function unreachableRows(rows: readonly MatrixRow[]): MatrixRow[] {
  const sorted = rows.toSorted(byPrecedence);
  return sorted.filter((row, place) => sorted.slice(0, place).some((earlier) => covers(earlier, row)));
}

function covers(wide: MatrixRow, narrow: MatrixRow): boolean {
  return (
    containsAll(wide.accountIds, narrow.accountIds) &&
    containsAll(wide.services, narrow.services) &&
    (wide.currency === null || wide.currency === narrow.currency) &&
    (isUnbounded(wide) || (areComparable(wide, narrow) && rangeCovers(wide, narrow)))
  );
}

function isUnbounded({ minimum, maximum }: MatrixRow): boolean {
  return (minimum?.minor ?? 0n) <= 0n && maximum === null;
}

/** A row for every currency counts its range in rupiah. */
function areComparable(wide: MatrixRow, narrow: MatrixRow): boolean {
  return wide.batchBasis === narrow.batchBasis && (wide.currency ?? 'IDR') === (narrow.currency ?? 'IDR');
}

function containsAll(wide: readonly string[] | null, narrow: readonly string[] | null): boolean {
  return wide === null || (narrow !== null && narrow.every((one) => wide.includes(one)));
}

function rangeCovers(wide: MatrixRow, narrow: MatrixRow): boolean {
  const startsFirst = (wide.minimum?.minor ?? 0n) <= (narrow.minimum?.minor ?? 0n);
  const endsLast = wide.maximum === null || (narrow.maximum !== null && narrow.maximum.minor <= wide.maximum.minor);
  return startsFirst && endsLast;
}
