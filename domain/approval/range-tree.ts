import type { MatrixRow } from './types.ts';

/** Above every amount; stands for a range without an end. */
const ENDLESS = 10n ** 40n;

export const startOf = ({ minimum }: MatrixRow): bigint => minimum?.minor ?? 0n;
export const endOf = ({ maximum }: MatrixRow): bigint => maximum?.minor ?? ENDLESS;

type Bounds = { readonly latestStart: bigint; readonly earliestEnd: bigint };

export type RangeTree = {
  /** Visits the rows that start and end within the bounds, until `isEnough` is true; returns whether it was. */
  readonly visit: (bounds: Bounds, isEnough: (row: MatrixRow) => boolean) => boolean;
};

const byStart = (left: MatrixRow, right: MatrixRow): number => {
  const [from, to] = [startOf(left), startOf(right)];
  return from < to ? -1 : Number(from > to);
};

/** Sorts the rows by start, and keeps the furthest end of each half of them, so that a search skips the other rows. */
export function rangeTree(rows: readonly MatrixRow[]): RangeTree {
  const sorted = rows.toSorted(byStart);
  const furthest: bigint[] = [];

  function measure(node: number, low: number, high: number): bigint {
    const middle = (low + high) >> 1;
    const only = sorted[low];
    const end =
      low === high && only
        ? endOf(only)
        : later(measure(2 * node + 1, low, middle), measure(2 * node + 2, middle + 1, high));
    furthest[node] = end;
    return end;
  }

  function search(
    node: number,
    low: number,
    high: number,
    bounds: Bounds,
    isEnough: (row: MatrixRow) => boolean,
  ): boolean {
    const first = sorted[low];
    if (!first || startOf(first) > bounds.latestStart || (furthest[node] ?? 0n) < bounds.earliestEnd) return false;
    if (low === high) return isEnough(first);
    const middle = (low + high) >> 1;
    return (
      search(2 * node + 1, low, middle, bounds, isEnough) || search(2 * node + 2, middle + 1, high, bounds, isEnough)
    );
  }

  if (sorted.length > 0) measure(0, 0, sorted.length - 1);
  return { visit: (bounds, isEnough) => search(0, 0, sorted.length - 1, bounds, isEnough) };
}

const later = (left: bigint, right: bigint): bigint => (left > right ? left : right);
