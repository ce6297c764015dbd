import type { PaymentWay, TopUpAdviceQuestion } from '../../../generated/types.ts';
import type { Context } from '../../context.ts';
import { readServiceHours } from '../../reference/calendar.ts';
import { hoursOfInstitution } from '../../reference/institutions.ts';
import { amountOf } from '../amount.ts';
import { loadDebitAccount } from '../debit-account.ts';
import { checkRupiah } from '../institution-fee.ts';
import { checkService, onlyWay } from '../only-way.ts';
import { loadTopUpInstitution } from '../top-up-institution.ts';
import { topUpService } from './cut-off.ts';
import { quoteTopUpFees } from './fee.ts';

export async function topUpWay(context: Context, question: TopUpAdviceQuestion): Promise<PaymentWay> {
  const { db, now, language } = context;
  const { fromAccountId, transactionDate: date } = question;
  checkService(context, topUpService);
  const account = await loadDebitAccount(context, fromAccountId);
  const amount = amountOf(question.amount);
  checkRupiah(account, amount);
  const institution = await loadTopUpInstitution(context, question.institution, 'institution');
  const hours = hoursOfInstitution(await readServiceHours(db, { language }), topUpService, institution, now);
  const fees = await quoteTopUpFees(context, institution, { account, amount });
  return onlyWay(context, { service: topUpService, hours, date, fees, closesAt: institution.closes_at });
}
