import { decimalText } from '../../domain/money.ts';

/** numeric of the database to hundredths; text in between, so nothing is rounded. */
export const minorOf = (numeric: string): bigint => {
  const [whole = '0', cents = ''] = numeric.split('.');
  return BigInt(whole + cents.padEnd(2, '0'));
};

/** Hundredths to the text the database takes. */
export const numericOf = (minor: bigint): string => decimalText({ minor, currency: 'IDR' });
