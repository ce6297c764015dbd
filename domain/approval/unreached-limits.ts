// The services of a limit for which no row takes any amount that the limit allows, so that it has no effect.
import { rangeCurrency } from './measure.ts';
import type { MatrixRow } from './types.ts';

export type LimitRange = {
  readonly service: string;
  /** In rupiah, both included. */
  readonly minimum: bigint;
  readonly maximum: bigint;
};

function takes(row: MatrixRow, { service, minimum, maximum }: LimitRange): boolean {
  if (row.workflow === 'blocked' || (row.services !== null && !row.services.includes(service))) return false;
  // The amounts of a row in another currency cannot be compared.
  if (rangeCurrency(row) !== 'IDR') return true;
  return (row.minimum?.minor ?? 0n) <= maximum && (row.maximum === null || row.maximum.minor >= minimum);
}

export const unreachedLimits = <Range extends LimitRange>(
  ranges: readonly Range[],
  rows: readonly MatrixRow[],
): Range[] => ranges.filter((range) => !rows.some((row) => takes(row, range)));
