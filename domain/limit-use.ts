import { mostHundredths } from './interest.ts';
import { money, type Money } from './money.ts';

const mostTenths = mostHundredths / 10n;

export type LimitUse = { readonly limit: Money; readonly used: Money; readonly reserved: Money };

/** The daily limits for one payment, in rupiah; null if the company has none. */
export type DailyLimits = { readonly service: LimitUse | null; readonly company: LimitUse | null };

/** What one limit leaves; never negative. */
export function remainingOf({ limit, used, reserved }: LimitUse): Money {
  const left = limit.minor - used.minor - reserved.minor;
  return money(left < 0n ? 0n : left, limit.currency);
}

/**
 * The amount that can still be sent under both limits: the smaller remainder, never negative; null if no limit is set.
 * All screens and refusals show this figure.
 */
export function leftToSend({ service, company }: DailyLimits): Money | null {
  const left = [service, company].flatMap((use) => (use ? [remainingOf(use)] : []));
  return left.toSorted((one, other) => (one.minor < other.minor ? -1 : 1))[0] ?? null;
}

/** The used and reserved percentage of the limit. The decimal is truncated, so that "99.9" is not shown as 100. */
export function usedPercentage({ limit, used, reserved }: LimitUse): string {
  if (limit.minor <= 0n) return '100';
  const exact = ((used.minor + reserved.minor) * 1000n) / limit.minor;
  const tenths = exact < mostTenths ? exact : mostTenths;
  const decimal = tenths % 10n;
  return decimal === 0n ? String(tenths / 10n) : `${tenths / 10n}.${decimal}`;
}

export const exceeds = (amount: Money, use: LimitUse | null): boolean =>
  use !== null && amount.minor > remainingOf(use).minor;
