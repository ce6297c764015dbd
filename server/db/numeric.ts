import { decimalText } from '../../domain/money.ts';

/** Converts the text of a numeric column to hundredths, without rounding. */
export const minorOf = (numeric: string): bigint => {
  const [whole = '0', cents = ''] = numeric.split('.');
  return BigInt(whole + cents.padEnd(2, '0'));
};

/** Converts hundredths to the text of a numeric column. */
export const numericOf = (minor: bigint): string => decimalText({ minor, currency: 'IDR' });
