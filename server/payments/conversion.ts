import { toWire, type Money } from '../../domain/money.ts';
import { convertThroughRupiah, ratePerUnit } from '../../domain/money-scaling.ts';
import type { Conversion, CurrencyCode, RateChoice } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { readQuote } from '../reference/rates.ts';
import { Refusal } from '../refusal.ts';
import { valueOf } from './amount.ts';

export interface Exchange {
  readonly debit: Money;
  readonly conversion: Conversion;
}

const rupiah = { rate: '1', unit: 1 };

/** What leaves a foreign currency account for an amount in rupiah: the bank buys the currency at its counter. */
export async function exchangeFrom(
  { db, now }: Context,
  amount: Money,
  currency: CurrencyCode,
  deal: RateChoice | undefined,
): Promise<Exchange | null> {
  if (currency === amount.currency) return null;
  if (!deal) throw new Refusal('98', { currency: amount.currency });
  // A deal number is found where the dealers enter it; none has been entered for a transfer of rupiah.
  if (deal.rateType === 'special') throw new Refusal('3');
  const quote = valueOf(await readQuote(db, currency, now, 'tt_buy'));
  const debit = valueOf(convertThroughRupiah(amount, rupiah, quote, currency, 'half-up'));
  const conversion = {
    rateType: 'counter' as const,
    rate: ratePerUnit(quote),
    debitAmount: toWire(debit),
    creditAmount: toWire(amount),
    validUntil: null,
  };
  return { debit, conversion };
}
