import { mostHundredths } from './interest.ts';
import { money, type Money } from './money.ts';

const mostTenths = mostHundredths / 10n;

export type LimitUse = { readonly limit: Money; readonly used: Money; readonly reserved: Money };

/** The daily limits that one payment is held against; null where the company has none. All are in rupiah. */
export type DailyLimits = { readonly service: LimitUse | null; readonly company: LimitUse | null };

/** What one limit by itself leaves; never less than nothing. */
export function remainingOf({ limit, used, reserved }: LimitUse): Money {
  const left = limit.minor - used.minor - reserved.minor;
  return money(left < 0n ? 0n : left, limit.currency);
}

/**
 * What can still be sent under both limits; never less than nothing, null where no limit is set. Every screen and every
 * refusal shows this figure: what a service has left is no use when the company has less.
 */
export function leftToSend({ service, company }: DailyLimits): Money | null {
  const left = [service, company].flatMap((use) => (use ? [remainingOf(use)] : []));
  return left.toSorted((one, other) => (one.minor < other.minor ? -1 : 1))[0] ?? null;
}

/** Used and reserved together, of the limit, with one decimal that is cut: "99.9" is not yet all of it. */
export function usedPercentage({ limit, used, reserved }: LimitUse): string {
  if (limit.minor <= 0n) return '100';
  const exact = ((used.minor + reserved.minor) * 1000n) / limit.minor;
  const tenths = exact < mostTenths ? exact : mostTenths;
  const decimal = tenths % 10n;
  return decimal === 0n ? String(tenths / 10n) : `${tenths / 10n}.${decimal}`;
}

export const exceeds = (amount: Money, use: LimitUse | null): boolean =>
  use !== null && amount.minor > remainingOf(use).minor;
