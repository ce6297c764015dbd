// What a foreign transfer costs. This bank charges the cable, and a provision when nothing is exchanged; the banks on
// the way charge the remitter with OUR.
import { jakartaMoment } from '../../../domain/jakarta-time.ts';
import type { CalendarDate } from '../../../domain/calendar-date.ts';
import type { Money } from '../../../domain/money.ts';
import type { Handlers } from '../../../generated/handlers.ts';
import type { FeeQuote, ForeignCharges, ForeignTransferType, RateChoice } from '../../../generated/types.ts';
import type { Context } from '../../context.ts';
import { readFeeLines } from '../../reference/fees.ts';
import { Refusal, valueOf } from '../../refusal.ts';
import { amountOf } from '../amount.ts';
import { exchangeFrom } from '../conversion.ts';
import { loadChosenAccount, loadDebitAccount, type DebitAccount } from '../debit-account.ts';
import { checkPayeeReceives, quoteCosts } from '../fee.ts';
import { checkForeignAccess } from './service.ts';

export interface ForeignCosts {
  readonly transferType: ForeignTransferType;
  readonly account: DebitAccount;
  readonly amount: Money;
  readonly debit: Money;
  readonly charges: ForeignCharges | undefined;
  /** The account that pays the fees when it is not the debited one. */
  readonly feeAccount: DebitAccount | undefined;
  readonly on: CalendarDate;
  /** The path of the amount in the body; a refusal of an amount that the fees use up names it. */
  readonly field?: string;
}

/** Throws a Refusal when the remitter pays all banks and the beneficiary pays this one. */
export function checkCharges(charges: ForeignCharges | undefined, path = 'charges'): void {
  if (charges?.chargeInstruction === 'OUR' && charges.chargeTransactionFeeTo === 'BENEFICIARY')
    throw new Refusal('UNSUPPORTED_CHARGE_TYPE').at(`${path}.chargeTransactionFeeTo`);
}

export async function quoteForeignFees(context: Context, costs: ForeignCosts): Promise<FeeQuote> {
  const { transferType, account, amount, debit, charges, feeAccount = account, on, field = 'amount.value' } = costs;
  const instruction = charges?.chargeInstruction;
  const question = { service: `SVC_FCY_${transferType}`, amount, on, now: context.now } as const;
  const lines = valueOf(await readFeeLines(context.db, { ...question, ...(instruction && { instruction }) }));
  const isExchanged = account.currency !== amount.currency;
  const charged = lines.filter(({ type, amount: fee }) => fee.minor > 0n && !(isExchanged && type === 'provision'));
  const payer = charges?.chargeTransactionFeeTo === 'BENEFICIARY' ? null : feeAccount;
  const quote = await quoteCosts(context, { charged, account, payer, debit, currency: (payer ?? amount).currency });
  checkPayeeReceives(amount, quote, field);
  return quote;
}

const atCounter: RateChoice = { rateType: 'counter' };

export const quoteForeignTransferFee: Handlers<Context>['quoteForeignTransferFee'] = async ({ body }, context) => {
  const { transferType, charges, deal = atCounter } = body;
  checkForeignAccess(context.who, transferType);
  checkCharges(charges);
  const account = await loadDebitAccount(context, body.fromAccountId);
  const payer = charges?.feeAccount;
  const feeAccount = payer && (await loadChosenAccount(context, payer, 'charges.feeAccount'));
  const amount = amountOf(body.amount);
  const exchange = await exchangeFrom(context, { amount, currency: account.currency, deal });
  return quoteForeignFees(context, {
    transferType,
    account,
    amount,
    debit: exchange?.debit ?? amount,
    charges,
    feeAccount,
    on: jakartaMoment(context.now.getTime()).date,
  });
};
