import type { BillAdviceQuestion, PaymentWay } from '../../../generated/types.ts';
import type { Context } from '../../context.ts';
import { readServiceHours } from '../../reference/calendar.ts';
import { hoursOfInstitution } from '../../reference/institutions.ts';
import { amountOf } from '../amount.ts';
import { loadBiller } from '../biller.ts';
import { loadDebitAccount } from '../debit-account.ts';
import { checkRupiah, quoteInstitutionFees } from '../institution-fee.ts';
import { checkService, onlyWay } from '../only-way.ts';
import { billService } from './cut-off.ts';

export async function billWay(context: Context, question: BillAdviceQuestion): Promise<PaymentWay> {
  const { db, now, language } = context;
  const { institution, fromAccountId, transactionDate: date } = question;
  checkService(context, billService);
  const account = await loadDebitAccount(context, fromAccountId);
  const amount = amountOf(question.amount);
  checkRupiah(account, amount);
  const biller = await loadBiller(context, institution, 'institution');
  const hours = hoursOfInstitution(await readServiceHours(db, { language }), billService, biller, now);
  const fees = await quoteInstitutionFees(context, biller, { account, amount, times: 1 });
  return onlyWay(context, { service: billService, hours, date, fees, closesAt: biller.closes_at });
}
