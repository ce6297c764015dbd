import { sql } from 'kysely';
import type { CurrencyCode, Money } from '../../domain/money.ts';
import { convertThroughRupiah, ratePerUnit } from '../../domain/money-scaling.ts';
import type { RupiahQuote } from '../../domain/money-scaling.ts';
import { failure, mapValue, success } from '../../domain/result.ts';
import type { Result } from '../../domain/result.ts';
import type { Database } from '../db/database.ts';
import { wireInstant } from '../../domain/jakarta-time.ts';
import type { RupiahRate } from '../db/request-tables.ts';

/** The query of the newest rate of each currency before a time. */
export function boardQuery(db: Database, at: Date) {
  return db
    .selectFrom('exchange_rates as r')
    .where('r.quoted_at', '<=', at)
    .where(
      sql<boolean>`not exists (select 1 from exchange_rates as later where later.currency = r.currency
        and later.quoted_at > r.quoted_at and later.quoted_at <= ${at})`,
    );
}

/** By its index the newest rate of one currency is the first row, however many there are. */
const newestRate = (db: Database, currency: CurrencyCode, at: Date) =>
  db
    .selectFrom('exchange_rates')
    .where('currency', '=', currency)
    .where('quoted_at', '<=', at)
    .orderBy('quoted_at', 'desc')
    .limit(1);

export type RateKind = 'tt_buy' | 'tt_sell' | 'middle';

/**
 * Reads the rate of a currency in rupiah, for one unit or for a hundred: `middle` for valuation, `tt_sell` when the
 * bank sells the currency, `tt_buy` when it buys.
 */
export async function readQuote(
  db: Database,
  currency: CurrencyCode,
  at: Date,
  kind: RateKind = 'middle',
): Promise<Result<RupiahQuote>> {
  if (currency === 'IDR') return success({ rate: '1', unit: 1 });
  const found = await newestRate(db, currency, at)
    .select([sql<string>`trim_scale(${sql.ref(kind)})::text`.as('rate'), 'quote_unit as unit'])
    .executeTakeFirst();
  return found ? success(found) : failure('ERR_HOST_RATE');
}

export interface RupiahWorth {
  readonly amount: Money;
  /** Null for an amount in rupiah. */
  readonly rate: RupiahRate | null;
}

const middleRate = (db: Database, currency: CurrencyCode, at: Date) =>
  newestRate(db, currency, at)
    .select([sql<string>`trim_scale(middle)::text`.as('rate'), 'quote_unit as unit', 'source', 'quoted_at'])
    .executeTakeFirst();

/** Returns the value in rupiah for limits and approval routes, with the rate and its source. */
export async function worthInRupiah(db: Database, amount: Money, at: Date): Promise<Result<RupiahWorth>> {
  if (amount.currency === 'IDR') return success({ amount, rate: null });
  const found = await middleRate(db, amount.currency, at);
  if (!found) return failure('ERR_HOST_RATE');
  const { source, quoted_at: quotedAt, ...quote } = found;
  const rate = { rate: ratePerUnit(quote), source, quotedAt: wireInstant(quotedAt.getTime()) };
  const rupiah = { rate: '1', unit: 1 };
  return mapValue(convertThroughRupiah(amount, quote, rupiah, 'IDR', 'half-up'), (worth) => ({ amount: worth, rate }));
}

/** Converts an amount at the bank's middle rates, for limits and thresholds only, not for payments. */
export async function equivalentOf(
  db: Database,
  amount: Money,
  target: CurrencyCode,
  at: Date,
): Promise<Result<Money>> {
  if (amount.currency === target) return success(amount);
  const from = await readQuote(db, amount.currency, at);
  const to = await readQuote(db, target, at);
  if (!from.ok) return from;
  return to.ok ? convertThroughRupiah(amount, from.value, to.value, target, 'half-up') : to;
}

/** Returns since when the board has shown these rates: the time and the source of the oldest one. */
export async function readBoardAge(
  db: Database,
  currencies: readonly CurrencyCode[],
  at: Date,
): Promise<Result<{ readonly quotedAt: Date; readonly source: string }>> {
  const found = await boardQuery(db, at)
    .select(['quoted_at as quotedAt', 'source'])
    .where('currency', 'in', [...currencies])
    .orderBy('quoted_at')
    .limit(1)
    .executeTakeFirst();
  return found ? success(found) : failure('ERR_HOST_RATE');
}
