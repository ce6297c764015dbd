// Converts between the account that is debited and the amount that is paid, at the current rates of the board: the bank
// buys the currency of the account and sells the currency of the amount.
import { toWire, type Money } from '../../domain/money.ts';
import { convertThroughRupiah, crossRate } from '../../domain/money-scaling.ts';
import { flatMap, mapValue, success, type Result } from '../../domain/result.ts';
import type { Conversion, CurrencyCode } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';
import { readQuote } from './rates.ts';

export interface Exchange {
  readonly debit: Money;
  readonly conversion: Conversion;
}

/** The board's rates for one exchange, in rupiah. */
async function readPair(db: Database, from: CurrencyCode, to: CurrencyCode, now: Date) {
  const bought = await readQuote(db, from, now, 'tt_buy');
  const sold = await readQuote(db, to, now, 'tt_sell');
  return flatMap(bought, (buy) => mapValue(sold, (sell) => ({ buy, sell })));
}

/** Returns what is debited in `currency` so that `amount` arrives. */
export async function exchangeAtCounter(
  db: Database,
  { amount, currency }: { readonly amount: Money; readonly currency: CurrencyCode },
  now: Date,
): Promise<Result<Exchange>> {
  const pair = await readPair(db, currency, amount.currency, now);
  if (!pair.ok) return pair;
  const { buy, sell } = pair.value;
  return mapValue(convertThroughRupiah(amount, sell, buy, currency, 'half-up'), (debit) => {
    const amounts = { debitAmount: toWire(debit), creditAmount: toWire(amount) };
    const rate = currency === 'IDR' || amount.currency !== 'IDR' ? crossRate(sell, buy) : crossRate(buy, sell);
    return { debit, conversion: { rateType: 'counter', rate, ...amounts, validUntil: null } };
  });
}

/** Returns what can be sent in `target` so that no more than `debit` leaves the account. */
export async function creditAtCounter(
  db: Database,
  debit: Money,
  target: CurrencyCode,
  now: Date,
): Promise<Result<Money>> {
  if (debit.currency === target) return success(debit);
  const pair = await readPair(db, debit.currency, target, now);
  if (!pair.ok) return pair;
  return convertThroughRupiah(debit, pair.value.buy, pair.value.sell, target, 'truncate');
}
