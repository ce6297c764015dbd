import { byPrecedence, decidingCriterion } from './precedence.ts';
import type { Criterion } from './precedence.ts';
import type { MatrixRow } from './types.ts';

export type Overlap = { readonly winner: MatrixRow; readonly loser: MatrixRow; readonly decidedBy: Criterion };

/** Returns all pairs of rows that one request could match; an administrator sees them before saving. */
export function findOverlaps(rows: readonly MatrixRow[]): Overlap[] {
  return rows.flatMap((row, index) => overlapsWith(row, rows.slice(index + 1)));
}

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
    (left.currency === null || right.currency === null || left.currency === right.currency) &&
    rangesMeet(left, right)
  );
}

function share(left: readonly string[] | null, right: readonly string[] | null): boolean {
  return left === null || right === null || left.some((one) => right.includes(one));
}

/** Ranges in different currencies or batch measures cannot be compared, so they count as overlapping. */
function rangesMeet(left: MatrixRow, right: MatrixRow): boolean {
  if (left.currency !== right.currency || left.batchBasis !== right.batchBasis) return true;
  return startsBeforeEnd(left, right) && startsBeforeEnd(right, left);
}

function startsBeforeEnd(left: MatrixRow, right: MatrixRow): boolean {
  return right.maximum === null || (left.minimum?.minor ?? 0n) <= right.maximum.minor;
}
