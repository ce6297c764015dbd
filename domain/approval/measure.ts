import type { CurrencyCode } from '../money.ts';
import type { MatrixRow } from './types.ts';

type Measured = Pick<MatrixRow, 'currency' | 'batchBasis'>;

/** A row for every currency counts its range in rupiah. */
export const rangeCurrency = ({ currency }: Pick<MatrixRow, 'currency'>): CurrencyCode => currency ?? 'IDR';

/** Only the ranges of rows with the same measure can be compared. */
export const measureOf = (row: Measured): string => `${rangeCurrency(row)} ${row.batchBasis}`;

export const areComparable = (one: Measured, other: Measured): boolean => measureOf(one) === measureOf(other);
