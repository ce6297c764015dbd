import { money, WHOLE_CURRENCIES } from './money.ts';
import type { CurrencyCode, Money } from './money.ts';
import { failure, flatMap, mapValue, success } from './result.ts';
import type { Result } from './result.ts';

/** half-up rounds an exact half away from zero; truncate drops everything after two decimals. */
export type Rounding = 'half-up' | 'truncate';
/** An exact decimal number: units divided by scale. */
type Decimal = { readonly units: bigint; readonly scale: bigint };

/** The percentage is text, "0.125" for 0.125 %, so that it stays exact. */
export function percentage(amount: Money, percent: string, rounding: Rounding): Result<Money> {
  return mapValue(parseDecimal(percent), ({ units, scale }) =>
    inCurrency(amount.minor * units, scale * 100n, rounding, amount.currency),
  );
}

/** The price in rupiah of one unit or of a hundred units. */
export type RupiahQuote = { readonly rate: string; readonly unit: number };

/** The price of one unit as text. */
export function ratePerUnit({ rate, unit }: RupiahQuote): string {
  if (unit !== 100) return rate;
  const [whole = '0', fraction = ''] = rate.split('.');
  const digits = whole.padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}${fraction}`;
}

const rateDecimals = 8;

/** The price of one unit in units of the other currency as text, with at most eight decimals. */
export function crossRate(price: RupiahQuote, unit: RupiahQuote): string {
  if (unit.rate === '1' && unit.unit === 1) return ratePerUnit(price);
  const [left, right] = [parseDecimal(price.rate), parseDecimal(unit.rate)];
  if (!left.ok || !right.ok || right.value.units === 0n) return '0';
  const dividend = left.value.units * right.value.scale * BigInt(unit.unit) * 10n ** BigInt(rateDecimals);
  const digits = divide(dividend, right.value.units * left.value.scale * BigInt(price.unit), 'half-up').toString();
  const padded = digits.padStart(rateDecimals + 1, '0');
  return `${padded.slice(0, -rateDecimals)}.${padded.slice(-rateDecimals)}`.replace(/0{1,6}$/, '');
}

/** Converts between two currencies through rupiah and rounds once. */
export function convertThroughRupiah(
  amount: Money,
  from: RupiahQuote,
  to: RupiahQuote,
  target: CurrencyCode,
  rounding: Rounding,
): Result<Money> {
  return flatMap(parseDecimal(from.rate), (source) =>
    flatMap(parseDecimal(to.rate), (price) => {
      if (price.units === 0n) return failure('ERR_HOST_RATE');
      const dividend = amount.minor * source.units * price.scale * BigInt(to.unit);
      return success(inCurrency(dividend, source.scale * BigInt(from.unit) * price.units, rounding, target));
    }),
  );
}

/** Truncates an amount that a file or the host wrote with more decimals: "12.349" becomes 12.34. */
export function truncateToCents(text: string, currency: CurrencyCode): Result<Money> {
  return flatMap(parseDecimal(text), ({ units, scale }) =>
    success(inCurrency(units * 100n, scale, 'truncate', currency)),
  );
}

function parseDecimal(text: string): Result<Decimal> {
  const match = /^(-?)(\d{1,18})(?:\.(\d{1,12}))?$/.exec(text);
  if (!match) return failure('FIELD_WRONG_TYPE');
  const [, sign = '', whole = '', fraction = ''] = match;
  return success({ units: BigInt(sign + whole + fraction), scale: 10n ** BigInt(fraction.length) });
}

/** Rounds to the smallest unit of the currency. */
function inCurrency(dividend: bigint, divisor: bigint, rounding: Rounding, currency: CurrencyCode): Money {
  const unit = WHOLE_CURRENCIES.includes(currency) ? 100n : 1n;
  return money(divide(dividend, divisor * unit, rounding) * unit, currency);
}

function divide(dividend: bigint, divisor: bigint, rounding: Rounding): bigint {
  const quotient = dividend / divisor;
  if (rounding === 'truncate') return quotient;
  const remainder = dividend % divisor;
  const twice = (remainder < 0n ? -remainder : remainder) * 2n;
  if (twice < divisor) return quotient;
  return dividend < 0n ? quotient - 1n : quotient + 1n;
}
