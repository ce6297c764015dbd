// Converts an amount in rupiah to the amount debited from a foreign currency account, at the current counter rate at
// which the bank buys the currency.
import { toWire, type Money } from '../../domain/money.ts';
import { convertThroughRupiah, ratePerUnit } from '../../domain/money-scaling.ts';
import { success, type Result } from '../../domain/result.ts';
import type { Conversion, CurrencyCode } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';
import { readQuote } from './rates.ts';

export interface Exchange {
  readonly debit: Money;
  readonly conversion: Conversion;
}

const rupiah = { rate: '1', unit: 1 };

export async function exchangeAtCounter(
  db: Database,
  { amount, currency }: { readonly amount: Money; readonly currency: CurrencyCode },
  now: Date,
): Promise<Result<Exchange>> {
  const quote = await readQuote(db, currency, now, 'tt_buy');
  if (!quote.ok) return quote;
  const debit = convertThroughRupiah(amount, rupiah, quote.value, currency, 'half-up');
  if (!debit.ok) return debit;
  const amounts = { debitAmount: toWire(debit.value), creditAmount: toWire(amount) };
  const conversion = { rateType: 'counter', rate: ratePerUnit(quote.value), ...amounts, validUntil: null } as const;
  return success({ debit: debit.value, conversion });
}
