import { money } from '../../../domain/money.ts';
import type { Handlers } from '../../../generated/handlers.ts';
import type { FeeQuote } from '../../../generated/types.ts';
import type { Context } from '../../context.ts';
import { minorOf } from '../../db/numeric.ts';
import { businessDay } from '../../reference/business-day.ts';
import { Refusal } from '../../refusal.ts';
import { amountOf } from '../amount.ts';
import { loadDebitAccount, type DebitAccount } from '../debit-account.ts';
import { quoteCosts, type Costs } from '../fee.ts';
import { kindOfBilling } from './billing.ts';
import { loadRules, type BillingRules } from './rules.ts';

/** Throws a Refusal unless the account and the amount are in rupiah; the state accepts no other currency. */
export function checkRupiah(account: DebitAccount, amount: Costs['debit']): void {
  if (account.currency !== 'IDR' || amount.currency !== 'IDR') throw new Refusal('98', { currency: 'IDR' });
}

export function quoteTaxFees(
  context: Context,
  { fee }: BillingRules,
  { account, debit }: Pick<Costs, 'account' | 'debit'>,
): Promise<FeeQuote> {
  const total = money(minorOf(fee), 'IDR');
  const charged = total.minor > 0n ? [{ type: 'transaction' as const, amount: total }] : [];
  return quoteCosts(context, { charged, account, payer: account, debit, currency: 'IDR' });
}

export const quoteTaxPaymentFee: Handlers<Context>['quoteTaxPaymentFee'] = async ({ body }, context) => {
  const kind = kindOfBilling(body.billingId);
  const account = await loadDebitAccount(context, body.fromAccountId);
  const debit = amountOf(body.amount);
  checkRupiah(account, debit);
  return quoteTaxFees(context, await loadRules(context.db, kind, businessDay(context.now)), { account, debit });
};
