import { zero, type CurrencyCode, type Money } from '../../domain/money.ts';
import type { Context } from '../context.ts';
import { valueOf } from '../refusal.ts';
import { equivalentOf, readQuote, type RateKind } from '../reference/rates.ts';
import { ratePerUnit } from '../../domain/money-scaling.ts';

/** Rupiah for one unit, for JPY for one yen. */
export async function unitRate(
  { db, now }: Context,
  currency: CurrencyCode,
  kind: RateKind = 'middle',
): Promise<string> {
  return ratePerUnit(valueOf(await readQuote(db, currency, now, kind)));
}

/** For orientation: what an amount is worth in rupiah at the middle rate. */
export async function worthInRupiah({ db, now }: Context, amount: Money): Promise<bigint> {
  if (amount.minor === 0n) return 0n;
  return valueOf(await equivalentOf(db, amount, 'IDR', now)).minor;
}

export const rupiah = (minor: bigint): Money => ({ ...zero('IDR'), minor });
