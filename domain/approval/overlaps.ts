import { areComparable, measureOf } from './measure.ts';
import { byPrecedence, decidingCriterion } from './precedence.ts';
import type { Criterion } from './precedence.ts';
import { endOf, startOf } from './range-tree.ts';
import { indexRows, type RowIndex } from './row-index.ts';
import type { MatrixRow } from './types.ts';

export type Overlap = { readonly winner: MatrixRow; readonly loser: MatrixRow; readonly decidedBy: Criterion };

/** Returns the pairs of rows that one request could match, at most `most`; an administrator sees them before saving. */
export function findOverlaps(rows: readonly MatrixRow[], most = Infinity): Overlap[] {
  const places = new Map(rows.map((row, place) => [row, place]));
  const index = indexRows(rows, measureOf);
  const found: Overlap[] = [];
  for (const [place, row] of rows.entries()) {
    const later = candidates(row, index).filter((other) => (places.get(other) ?? 0) > place);
    found.push(...overlapsWith(row, inOrder(later, places)).slice(0, most - found.length));
    if (found.length >= most) break;
  }
  return found;
}

/** The rows whose accounts and ranges may meet those of the row. */
function candidates(row: MatrixRow, index: RowIndex): MatrixRow[] {
  const found: MatrixRow[] = [];
  const add = (other: MatrixRow) => {
    found.push(other);
    return false;
  };
  for (const { rows, tree } of index.sharing(row)) {
    const [any] = rows;
    if (any && areComparable(any, row)) tree().visit({ latestStart: endOf(row), earliestEnd: startOf(row) }, add);
    else found.push(...rows.filter((other) => currenciesMeet(other, row)));
  }
  return found;
}

const inOrder = (rows: readonly MatrixRow[], places: ReadonlyMap<MatrixRow, number>): MatrixRow[] =>
  [...new Set(rows)].toSorted((left, right) => (places.get(left) ?? 0) - (places.get(right) ?? 0));

export function overlapsWith(row: MatrixRow, others: readonly MatrixRow[]): Overlap[] {
  return others.filter((other) => other.id !== row.id && canBothMatch(row, other)).map((other) => overlap(row, other));
}

function overlap(row: MatrixRow, other: MatrixRow): Overlap {
  const [winner, loser] = byPrecedence(row, other) < 0 ? [row, other] : [other, row];
  return { winner, loser, decidedBy: decidingCriterion(row, other) };
}

function canBothMatch(left: MatrixRow, right: MatrixRow): boolean {
  return (
    share(left.accountIds, right.accountIds) &&
    share(left.services, right.services) &&
    currenciesMeet(left, right) &&
    rangesMeet(left, right)
  );
}

const currenciesMeet = (left: MatrixRow, right: MatrixRow): boolean =>
  left.currency === null || right.currency === null || left.currency === right.currency;

function share(left: readonly string[] | null, right: readonly string[] | null): boolean {
  return left === null || right === null || left.some((one) => right.includes(one));
}

/** Ranges in different currencies or batch measures cannot be compared, so they count as overlapping. */
function rangesMeet(left: MatrixRow, right: MatrixRow): boolean {
  if (!areComparable(left, right)) return true;
  return startsBeforeEnd(left, right) && startsBeforeEnd(right, left);
}

function startsBeforeEnd(left: MatrixRow, right: MatrixRow): boolean {
  return right.maximum === null || (left.minimum?.minor ?? 0n) <= right.maximum.minor;
}
