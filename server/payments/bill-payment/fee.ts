import { money, type Money } from '../../../domain/money.ts';
import type { Handlers } from '../../../generated/handlers.ts';
import type { FeeQuote } from '../../../generated/types.ts';
import type { Context } from '../../context.ts';
import { minorOf } from '../../db/numeric.ts';
import type { InstitutionRow } from '../../reference/institutions.ts';
import { Refusal } from '../../refusal.ts';
import { amountOf } from '../amount.ts';
import { loadBiller } from '../biller.ts';
import { loadDebitAccount, type DebitAccount } from '../debit-account.ts';
import { quoteCosts } from '../fee.ts';

/** Throws a Refusal unless the account and the amount are in rupiah; billers accept no other currency. */
export function checkRupiah(account: DebitAccount, amount: Money): void {
  if (account.currency !== 'IDR' || amount.currency !== 'IDR') throw new Refusal('98', { currency: 'IDR' });
}

export interface BillCosts {
  readonly account: DebitAccount;
  readonly amount: Money;
  readonly billCount: number;
}

/** Returns the service fee of the biller, which it charges once for each bill. */
export function quoteBillFees(
  context: Context,
  { service_fee: fee }: InstitutionRow,
  { account, amount, billCount }: BillCosts,
): Promise<FeeQuote> {
  const total = money(minorOf(fee) * BigInt(billCount), 'IDR');
  const charged = total.minor > 0n ? [{ type: 'service' as const, amount: total }] : [];
  return quoteCosts(context, { charged, account, payer: account, debit: amount, currency: 'IDR' });
}

export const quoteBillPaymentFee: Handlers<Context>['quoteBillPaymentFee'] = async ({ body }, context) => {
  const institution = await loadBiller(context, body.institution);
  const account = await loadDebitAccount(context, body.fromAccountId);
  const amount = amountOf(body.amount);
  checkRupiah(account, amount);
  return quoteBillFees(context, institution, { account, amount, billCount: body.billCount ?? 1 });
};
