import { money, type Money } from '../../domain/money.ts';
import type { FeeQuote } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { minorOf } from '../db/numeric.ts';
import type { InstitutionRow } from '../reference/institutions.ts';
import type { FeeLine } from '../reference/fees.ts';
import { Refusal } from '../refusal.ts';
import type { DebitAccount } from './debit-account.ts';
import { quoteCosts } from './fee.ts';

/** Throws a Refusal unless the account and the amount are in rupiah; institutions accept no other currency. */
export function checkRupiah(account: DebitAccount, amount: Money): void {
  if (account.currency !== 'IDR' || amount.currency !== 'IDR') throw new Refusal('98', { currency: 'IDR' });
}

export interface InstitutionCosts {
  readonly account: DebitAccount;
  readonly amount: Money;
  /** How often the institution charges its fee, once for each bill. */
  readonly times?: number;
  readonly besides?: readonly Pick<FeeLine, 'type' | 'amount'>[];
}

/** Returns the service fee of the institution, and what is charged besides. */
export function quoteInstitutionFees(
  context: Context,
  { service_fee: fee }: InstitutionRow,
  { account, amount, times = 1, besides = [] }: InstitutionCosts,
): Promise<FeeQuote> {
  const service = { type: 'service' as const, amount: money(minorOf(fee) * BigInt(times), 'IDR') };
  const charged = [service, ...besides].filter((line) => line.amount.minor > 0n);
  return quoteCosts(context, { charged, account, payer: account, debit: amount, currency: 'IDR' });
}
