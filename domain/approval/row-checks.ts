import { currencyMismatch } from '../money.ts';
import { failure, success } from '../result.ts';
import type { Result } from '../result.ts';
import type { GroupQuorum, MatrixRow } from './types.ts';

/** Checks a row by itself, before it is compared with other rows. */
export function checkRow(row: MatrixRow): Result<MatrixRow> {
  const { minimum, maximum, workflow } = row;
  const currency = row.currency ?? 'IDR';
  const isForeign = [minimum, maximum].some((bound) => bound !== null && bound.currency !== currency);
  if (isForeign) return currencyMismatch(currency);
  if (minimum && maximum && minimum.minor > maximum.minor) return failure('ADMIN_MINIMUM_ABOVE_MAXIMUM');
  return workflow === 'blocked' || hasSigners([...workflow.verify, ...workflow.approve, ...workflow.release])
    ? success(row)
    : failure('FIELD_SELECT_ONE');
}

function hasSigners(groups: readonly GroupQuorum[]): boolean {
  return groups.length > 0 && groups.every(({ quorum }) => Number.isInteger(quorum) && quorum > 0);
}
