import { zero, type CurrencyCode, type Money } from '../../domain/money.ts';
import type { Context } from '../context.ts';
import { valueOf } from '../refusal.ts';
import { equivalentOf, readQuote, type RateKind } from '../reference/rates.ts';
import { ratePerUnit } from '../../domain/money-scaling.ts';

/** Returns the rate in rupiah for one unit of the currency, also for JPY. */
export async function unitRate(
  { db, now }: Context,
  currency: CurrencyCode,
  kind: RateKind = 'middle',
): Promise<string> {
  return ratePerUnit(valueOf(await readQuote(db, currency, now, kind)));
}

/** Returns an amount in rupiah at the middle rate. Use it for display only. */
export async function worthInRupiah({ db, now }: Context, amount: Money): Promise<bigint> {
  if (amount.minor === 0n) return 0n;
  return valueOf(await equivalentOf(db, amount, 'IDR', now)).minor;
}

export const rupiah = (minor: bigint): Money => ({ ...zero('IDR'), minor });
