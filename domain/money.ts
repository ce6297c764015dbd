import { failure, success } from './result.ts';
import type { Result } from './result.ts';

export const CURRENCIES = [
  'IDR',
  'USD',
  'AUD',
  'CAD',
  'CHF',
  'CNY',
  'EUR',
  'GBP',
  'HKD',
  'JPY',
  'NZD',
  'SGD',
  'THB',
] as const;

export const foreignCurrencies = CURRENCIES.filter((currency) => currency !== 'IDR');
export type CurrencyCode = (typeof CURRENCIES)[number];

/** Currencies without decimals: on the wire their two decimals are .00. */
export const WHOLE_CURRENCIES: readonly CurrencyCode[] = ['JPY'];

/** As in the contract: "10000.00" and "IDR". */
export type WireMoney = { readonly value: string; readonly currency: CurrencyCode };
/** For calculations: in hundredths for every currency. */
export type Money = { readonly minor: bigint; readonly currency: CurrencyCode };

const WIRE_VALUE = /^-?(0|[1-9]\d{0,17})\.\d{2}$/;

export function isCurrency(text: string): text is CurrencyCode {
  return (CURRENCIES as readonly string[]).includes(text);
}

export function money(minor: bigint, currency: CurrencyCode): Money {
  return { minor, currency };
}

export function zero(currency: CurrencyCode): Money {
  return money(0n, currency);
}

export function fromWire(wire: { readonly value: string; readonly currency: string }): Result<Money> {
  if (!isCurrency(wire.currency)) return failure('FIELD_NOT_IN_LIST');
  if (!WIRE_VALUE.test(wire.value)) return failure('120');
  return inUnitsOf(money(BigInt(wire.value.replace('.', '')), wire.currency));
}

/** Fails for decimals in a currency that has none. */
export function inUnitsOf(amount: Money): Result<Money> {
  const hasFraction = WHOLE_CURRENCIES.includes(amount.currency) && amount.minor % 100n !== 0n;
  return hasFraction ? failure('FIELD_NO_DECIMALS', { currency: amount.currency }) : success(amount);
}

export function toWire(amount: Money): WireMoney {
  return { value: decimalText(amount), currency: amount.currency };
}

/** The same of an amount that was calculated: one that has grown too long is refused as it is where it is typed. */
export function asWire(amount: Money): Result<WireMoney> {
  const wire = toWire(amount);
  return WIRE_VALUE.test(wire.value) ? success(wire) : failure('120');
}

export function decimalText(amount: Money): string {
  const digits = absolute(amount.minor).toString().padStart(3, '0');
  return `${amount.minor < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

export function add(left: Money, right: Money): Result<Money> {
  return sameCurrency(left, right, () => money(left.minor + right.minor, left.currency));
}

export function subtract(left: Money, right: Money): Result<Money> {
  return sameCurrency(left, right, () => money(left.minor - right.minor, left.currency));
}

export function compare(left: Money, right: Money): Result<-1 | 0 | 1> {
  return sameCurrency(left, right, () => order(left.minor, right.minor));
}

export function isAbove(left: Money, right: Money): Result<boolean> {
  return sameCurrency(left, right, () => left.minor > right.minor);
}

export function sum(amounts: readonly Money[], currency: CurrencyCode): Result<Money> {
  const odd = amounts.find((amount) => amount.currency !== currency);
  if (odd) return currencyMismatch(currency);
  return success(
    money(
      amounts.reduce((total, amount) => total + amount.minor, 0n),
      currency,
    ),
  );
}

export function currencyMismatch(expected: CurrencyCode): Result<never> {
  return failure('98', { currency: expected });
}

function sameCurrency<T>(left: Money, right: Money, calculate: () => T): Result<T> {
  return left.currency === right.currency ? success(calculate()) : currencyMismatch(left.currency);
}

function order(left: bigint, right: bigint): -1 | 0 | 1 {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

function absolute(value: bigint): bigint {
  return value < 0n ? -value : value;
}
