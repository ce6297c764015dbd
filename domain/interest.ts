import type { CurrencyCode } from './money.ts';

/** Days in a year of interest: 365 for rupiah deposits and loans, 360 for currencies that use it internationally. */
export type YearBasis = 360 | 365;

const MILLION = 1_000_000n;

/** A percentage per year as text, in millionths of a percent. */
export function millionths(percent: string): bigint {
  const [whole = '0', decimals = ''] = percent.split('.');
  return BigInt(whole + decimals.padEnd(6, '0').slice(0, 6));
}

export const loanBasis = (currency: CurrencyCode): YearBasis => (currency === 'IDR' ? 365 : 360);

/** Simple interest in hundredths, rounded half up. */
export function simpleInterest(principal: bigint, percent: string, days: number, basis: YearBasis): bigint {
  return dividedHalfUp(principal * millionths(percent) * BigInt(days), 100n * MILLION * BigInt(basis));
}

/** The percentage of an amount, rounded half up. */
export function partOf(amount: bigint, percent: string): bigint {
  return dividedHalfUp(amount * millionths(percent), 100n * MILLION);
}

// The largest percentage in the contract. If a limit is lowered after use, the real percentage can be larger.
export const mostHundredths = 99_999_999n;

/** The part as a percentage of the whole, with two decimals. */
export function shareOf(part: bigint, whole: bigint): string {
  if (whole <= 0n || part <= 0n) return '0.00';
  const exact = dividedHalfUp(part * 10_000n, whole);
  const hundredths = (exact < mostHundredths ? exact : mostHundredths).toString().padStart(3, '0');
  return `${hundredths.slice(0, -2)}.${hundredths.slice(-2)}`;
}

function dividedHalfUp(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor);
}
