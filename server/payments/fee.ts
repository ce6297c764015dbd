import type { CalendarDate } from '../../domain/calendar-date.ts';
import { jakartaMoment } from '../../domain/jakarta-time.ts';
import { debitWithFees } from '../../domain/fees.ts';
import { asWire, sum, toWire, type Money } from '../../domain/money.ts';
import { receivedOf } from '../../domain/sent-amount.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { FeeQuote, LocalCharges, RateChoice, TransferType } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { readFeeLines, type FeeLine } from '../reference/fees.ts';
import { equivalentOf } from '../reference/rates.ts';
import { refusalOf, valueOf } from '../refusal.ts';
import { rupiahOf } from './amount.ts';
import { exchangeFrom } from './conversion.ts';
import { loadChosenAccount, loadDebitAccount, type DebitAccount } from './debit-account.ts';
import { checkRailAccess, serviceOf } from './rail-service.ts';

export interface FeeQuestion {
  readonly transferType: TransferType;
  readonly account: DebitAccount;
  readonly amount: Money;
  readonly debit: Money;
  readonly charges: LocalCharges | undefined;
  readonly on: CalendarDate;
}

/** Returns the account that pays the fees, or null when the payee pays them. */
async function feeAccount(context: Context, { account, charges }: FeeQuestion): Promise<DebitAccount | null> {
  if (charges?.chargeTransactionFeeTo === 'BENEFICIARY') return null;
  const chosen = charges?.feeAccount?.id;
  return chosen === undefined || chosen === account.id ? account : loadDebitAccount(context, chosen);
}

export async function readRailFees(context: Context, transferType: TransferType, amount: Money, on: CalendarDate) {
  const { db, now } = context;
  const lines = valueOf(await readFeeLines(db, { service: serviceOf(transferType), amount, on, now }));
  return lines.filter((line) => line.takenBy === 'sender-bank' && line.amount.minor > 0n);
}

export interface Costs {
  readonly charged: readonly Pick<FeeLine, 'type' | 'amount'>[];
  readonly account: DebitAccount;
  /** Null when the payee pays the fees. */
  readonly payer: DebitAccount | null;
  readonly debit: Money;
  readonly currency: Money['currency'];
}

/** Returns the fees and the total debit, in the currency of the account that pays them. */
export async function quoteCosts(context: Context, costs: Costs): Promise<FeeQuote> {
  const { charged, account, payer, debit, currency } = costs;
  const lines = [];
  for (const { type, amount: fee } of charged)
    lines.push({
      type,
      amount: valueOf(await equivalentOf(context.db, fee, currency, context.now)),
      account: payer?.number ?? null,
    });
  const fees = lines.map((line) => line.amount);
  const total = valueOf(sum(fees, currency));
  const totalDebit = asWire(valueOf(debitWithFees(account.number, debit, { lines, total })));
  // Only an operation that quotes fees gets an amount so long: the limits refuse it when a payment is sent.
  if (!totalDebit.ok) throw refusalOf(totalDebit).at('amount.value');
  return {
    lines: lines.map((line) => ({ ...line, amount: toWire(line.amount) })),
    totalFee: toWire(total),
    totalDebit: totalDebit.value,
  };
}

/** Throws a Refusal if the payee pays the fees and would receive nothing. */
export function checkPayeeReceives(amount: Money, { lines }: FeeQuote, field: string): void {
  const received = receivedOf(amount, lines);
  if (!received.ok) throw refusalOf(received).at(field);
}

export async function quoteFees(context: Context, question: FeeQuestion): Promise<FeeQuote> {
  const { transferType, account, amount, debit, on } = question;
  const payer = await feeAccount(context, question);
  const charged = await readRailFees(context, transferType, amount, on);
  return quoteCosts(context, { charged, account, payer, debit, currency: payer?.currency ?? amount.currency });
}

export const quoteLocalTransferFee: Handlers<Context>['quoteLocalTransferFee'] = async ({ body }, context) => {
  checkRailAccess(context.who, body.transferType);
  const account = await loadDebitAccount(context, body.fromAccountId);
  const payer = body.charges?.feeAccount;
  if (payer) await loadChosenAccount(context, payer, 'charges.feeAccount');
  const amount = rupiahOf(body.amount);
  const deal: RateChoice | undefined = body.transferType === 'OVB' ? body.deal : undefined;
  const exchange = await exchangeFrom(context, { amount, currency: account.currency, deal });
  return quoteFees(context, {
    transferType: body.transferType,
    account,
    amount,
    debit: exchange?.debit ?? amount,
    charges: body.charges,
    on: jakartaMoment(context.now.getTime()).date,
  });
};
