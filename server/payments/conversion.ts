import { wireInstant } from '../../domain/jakarta-time.ts';
import { toWire, type Money } from '../../domain/money.ts';
import { convertThroughRupiah, type RupiahQuote } from '../../domain/money-scaling.ts';
import { checkDeal } from '../../domain/special-rate.ts';
import type { CurrencyCode, RateChoice, SpecialRate } from '../../generated/types.ts';
import { errorCatalogue, type ErrorCode } from '../../generated/error-codes.ts';
import type { Context } from '../context.ts';
import { findDeal } from '../ledger/deals.ts';
import { exchangeAtCounter, type Exchange } from '../reference/counter-rate.ts';
import { Refusal, valueOf } from '../refusal.ts';

export interface ExchangeQuestion {
  readonly amount: Money;
  readonly currency: CurrencyCode;
  readonly deal: RateChoice | undefined;
  /** The request that is being repaired. */
  readonly refNo?: string | undefined;
}

const rupiah = { rate: '1', unit: 1 };

/** A deal prices the foreign currency in rupiah, or the bought currency in the sold one when neither is rupiah. */
function debitOf({ amount, currency }: ExchangeQuestion, price: RupiahQuote): Money {
  const [from, to] = amount.currency === 'IDR' ? [rupiah, price] : [price, rupiah];
  return valueOf(convertThroughRupiah(amount, from, to, currency, 'half-up'));
}

async function atDeal(context: Context, question: ExchangeQuestion, { dealNumber }: SpecialRate): Promise<Exchange> {
  const { amount, currency, refNo } = question;
  const deal = await findDeal(context.db, { companyId: context.who.companyId, dealNumber, exceptRefNo: refNo });
  const debit = debitOf(question, { rate: deal.rate, unit: 1 });
  const use = { from: currency, to: amount.currency, now: context.now.getTime() };
  valueOf(
    checkDeal(deal, { ...use, amount: [debit, amount].find((one) => one.currency === deal.amount.currency) ?? null }),
  );
  const amounts = { debitAmount: toWire(debit), creditAmount: toWire(amount) };
  const validUntil = wireInstant(deal.validUntil);
  return { debit, conversion: { rateType: 'special', rate: deal.rate, ...amounts, validUntil } };
}

/**
 * Returns what is debited from an account in another currency than the amount, at the counter rate or at the rate of a
 * deal. Returns null when no exchange is needed.
 */
export async function exchangeFrom(context: Context, question: ExchangeQuestion): Promise<Exchange | null> {
  const { amount, currency, deal } = question;
  if (currency === amount.currency) return null;
  if (!deal) throw new Refusal('98', { currency: amount.currency });
  if (deal.rateType === 'special') return atDeal(context, question, deal);
  return valueOf(await exchangeAtCounter(context.db, question, context.now));
}

function fieldOf(code: ErrorCode): string | undefined {
  if (code === '98') return 'form.fromAccount.id';
  return errorCatalogue[code].theme === 'deal' ? 'form.deal.dealNumber' : undefined;
}

/** The same for a form; a refusal names the account or the deal number. */
export const exchangeOfForm = (context: Context, question: ExchangeQuestion): Promise<Exchange | null> =>
  exchangeFrom(context, question).catch((error: unknown) => {
    const field = error instanceof Refusal ? fieldOf(error.code) : undefined;
    throw error instanceof Refusal && field !== undefined ? error.at(field) : error;
  });
