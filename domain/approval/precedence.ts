import type { MatrixRow } from './types.ts';

export type Criterion = 'account' | 'type' | 'currency' | 'range' | 'newest' | 'id';
type Comparison = (left: MatrixRow, right: MatrixRow) => number;

/** The order of precedence among rows that match the same request; the first difference decides. */
const PRECEDENCE: readonly (readonly [Criterion, Comparison])[] = [
  ['account', namedFirst((row) => row.accountIds)],
  ['type', namedFirst((row) => row.services)],
  ['currency', namedFirst((row) => row.currency)],
  ['range', narrowestFirst],
  ['newest', (left, right) => right.createdAt - left.createdAt],
  ['id', (left, right) => (left.id < right.id ? 1 : -1)],
];

export function byPrecedence(left: MatrixRow, right: MatrixRow): number {
  return left.id === right.id ? 0 : decide(left, right).difference;
}

export function decidingCriterion(left: MatrixRow, right: MatrixRow): Criterion {
  return decide(left, right).criterion;
}

function decide(left: MatrixRow, right: MatrixRow): { criterion: Criterion; difference: number } {
  for (const [criterion, compare] of PRECEDENCE) {
    const difference = compare(left, right);
    if (difference !== 0) return { criterion, difference };
  }
  return { criterion: 'id', difference: 0 };
}

function namedFirst(value: (row: MatrixRow) => unknown): Comparison {
  return (left, right) => Number(value(left) === null) - Number(value(right) === null);
}

/** Of two ranges without a maximum, the one with the higher minimum is narrower. */
function narrowestFirst(left: MatrixRow, right: MatrixRow): number {
  const [leftWidth, rightWidth] = [widthOf(left), widthOf(right)];
  if (leftWidth !== null && rightWidth !== null) return sign(leftWidth - rightWidth);
  if (leftWidth === null && rightWidth === null) return sign(startOf(right) - startOf(left));
  return leftWidth === null ? 1 : -1;
}

/** null: no maximum. */
function widthOf(row: MatrixRow): bigint | null {
  return row.maximum === null ? null : row.maximum.minor - startOf(row);
}

function startOf({ minimum }: MatrixRow): bigint {
  return minimum?.minor ?? 0n;
}

function sign(value: bigint): number {
  if (value === 0n) return 0;
  return value < 0n ? -1 : 1;
}
