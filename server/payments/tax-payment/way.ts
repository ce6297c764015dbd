import type { PaymentWay, TaxAdviceQuestion } from '../../../generated/types.ts';
import type { Context } from '../../context.ts';
import { businessDay } from '../../reference/business-day.ts';
import { readServiceHours } from '../../reference/calendar.ts';
import { amountOf } from '../amount.ts';
import { loadDebitAccount } from '../debit-account.ts';
import { checkService, onlyWay } from '../only-way.ts';
import { kindOfBilling, taxService } from './billing.ts';
import { checkRupiah, quoteTaxFees } from './fee.ts';
import { hoursOfKind, loadRules } from './rules.ts';

/** The state credits a billing as soon as the bank has sent it; the billing itself is not asked for. */
export async function taxWay(context: Context, question: TaxAdviceQuestion): Promise<PaymentWay> {
  const { db, now, language } = context;
  const { billingId, fromAccountId, transactionDate: date } = question;
  checkService(context, taxService);
  const account = await loadDebitAccount(context, fromAccountId);
  const debit = amountOf(question.amount);
  checkRupiah(account, debit);
  const rules = await loadRules(db, kindOfBilling(billingId), businessDay(now));
  const hours = hoursOfKind(await readServiceHours(db, { language }), rules, now);
  const fees = await quoteTaxFees(context, rules, { account, debit });
  return onlyWay(context, { service: taxService, hours, date, fees, closesAt: rules.closes_at });
}
