import { mostHundredths } from './interest.ts';
import { money, type Money } from './money.ts';

const mostTenths = mostHundredths / 10n;

export type LimitUse = { readonly limit: Money; readonly used: Money; readonly reserved: Money };

/** What can still be sent; never less than nothing. All three are in one currency. */
export function remainingOf({ limit, used, reserved }: LimitUse): Money {
  const left = limit.minor - used.minor - reserved.minor;
  return money(left < 0n ? 0n : left, limit.currency);
}

/** Used and reserved together, of the limit, with one decimal that is cut: "99.9" is not yet all of it. */
export function usedPercentage({ limit, used, reserved }: LimitUse): string {
  if (limit.minor <= 0n) return '100';
  const exact = ((used.minor + reserved.minor) * 1000n) / limit.minor;
  const tenths = exact < mostTenths ? exact : mostTenths;
  const decimal = tenths % 10n;
  return decimal === 0n ? String(tenths / 10n) : `${tenths / 10n}.${decimal}`;
}
