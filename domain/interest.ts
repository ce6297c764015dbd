import type { CurrencyCode } from './money.ts';

/** Days that make a year of interest: 365 in rupiah deposits and loans, 360 where the world counts so. */
export type YearBasis = 360 | 365;

const MILLION = 1_000_000n;

/** Per cent a year, as text, in millionths of a per cent. */
export function millionths(percent: string): bigint {
  const [whole = '0', decimals = ''] = percent.split('.');
  return BigInt(whole + decimals.padEnd(6, '0').slice(0, 6));
}

export const loanBasis = (currency: CurrencyCode): YearBasis => (currency === 'IDR' ? 365 : 360);

/** Simple interest in hundredths, rounded half up. */
export function simpleInterest(principal: bigint, percent: string, days: number, basis: YearBasis): bigint {
  return dividedHalfUp(principal * millionths(percent) * BigInt(days), 100n * MILLION * BigInt(basis));
}

/** A part of an amount, rounded half up. */
export function partOf(amount: bigint, percent: string): bigint {
  return dividedHalfUp(amount * millionths(percent), 100n * MILLION);
}

// The contract writes no percentage longer; a limit that was lowered after it was used can be exceeded any number of times.
export const mostHundredths = 99_999_999n;

/** What part of a whole something is, in per cent with two decimals. */
export function shareOf(part: bigint, whole: bigint): string {
  if (whole <= 0n || part <= 0n) return '0.00';
  const exact = dividedHalfUp(part * 10_000n, whole);
  const hundredths = (exact < mostHundredths ? exact : mostHundredths).toString().padStart(3, '0');
  return `${hundredths.slice(0, -2)}.${hundredths.slice(-2)}`;
}

function dividedHalfUp(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor);
}
