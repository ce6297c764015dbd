import { areComparable, measureOf } from './measure.ts';
import { byPrecedence } from './precedence.ts';
import { endOf, startOf } from './range-tree.ts';
import { indexRows, type RowGroup } from './row-index.ts';
import type { MatrixRow } from './types.ts';

/** Returns the rows that no request can reach, because one row that comes first matches everything they match. */
export function unreachableRows(rows: readonly MatrixRow[]): MatrixRow[] {
  const sorted = rows.toSorted(byPrecedence);
  const places = new Map(sorted.map((row, place) => [row, place]));
  const ranged = indexRows(sorted, measureOf);
  const whole = indexRows(sorted.filter(isUnbounded), () => '');
  return sorted.filter((row, place) => {
    const isFirst = (other: MatrixRow) => (places.get(other) ?? place) < place && covers(other, row);
    return (
      whole.covering(row).some((group) => group.rows.some(isFirst)) ||
      ranged.covering(row).some((group) => isCoveredBy(group, row, isFirst))
    );
  });
}

function isCoveredBy({ rows, tree }: RowGroup, row: MatrixRow, isFirst: (other: MatrixRow) => boolean): boolean {
  const [any] = rows;
  if (!any || !areComparable(any, row)) return false;
  return tree().visit({ latestStart: startOf(row), earliestEnd: endOf(row) }, isFirst);
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

function containsAll(wide: readonly string[] | null, narrow: readonly string[] | null): boolean {
  return wide === null || (narrow !== null && narrow.every((one) => wide.includes(one)));
}

function rangeCovers(wide: MatrixRow, narrow: MatrixRow): boolean {
  const startsFirst = (wide.minimum?.minor ?? 0n) <= (narrow.minimum?.minor ?? 0n);
  const endsLast = wide.maximum === null || (narrow.maximum !== null && narrow.maximum.minor <= wide.maximum.minor);
  return startsFirst && endsLast;
}
