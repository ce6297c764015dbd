import { arrivalOf } from '../../../domain/arrival.ts';
import { jakartaMoment, wireInstant } from '../../../domain/jakarta-time.ts';
import { executionStart, opensLater } from '../../../domain/execution-start.ts';
import type { Money } from '../../../domain/money.ts';
import type { BillAdviceQuestion, PaymentWay } from '../../../generated/types.ts';
import type { Context } from '../../context.ts';
import { readServiceHours } from '../../reference/calendar.ts';
import { hoursOfInstitution } from '../../reference/institutions.ts';
import { loadBiller } from '../biller.ts';
import { cutOffCheck } from '../cut-off.ts';
import type { DebitAccount } from '../debit-account.ts';
import { billService } from './cut-off.ts';
import { checkRupiah, quoteInstitutionFees } from '../institution-fee.ts';

/** The only way of a bill: the biller has the money as soon as the bank has sent it. */
export async function quoteBillWay(
  context: Context,
  { institution, transactionDate: date }: BillAdviceQuestion,
  { account, amount }: { readonly account: DebitAccount; readonly amount: Money },
): Promise<PaymentWay> {
  const { db, now, language } = context;
  checkRupiah(account, amount);
  const biller = await loadBiller(context, institution, 'institution');
  const hours = hoursOfInstitution(await readServiceHours(db, { language }), billService, biller, now);
  const { open, code } = cutOffCheck(hours, billService, date, context);
  const moment = jakartaMoment(now.getTime());
  const start = executionStart(hours, { service: billService, date }, moment, now.getTime());
  const { speed, expectedBy } = arrivalOf('SVC_LCY_OVB', start);
  return {
    serviceType: billService,
    open,
    fee: (await quoteInstitutionFees(context, biller, { account, amount, times: 1 })).totalFee,
    opensAt: opensLater(hours, { service: billService, date }, moment),
    cutOffTime: biller.closes_at,
    arrival: open ? { speed, expectedBy: wireInstant(expectedBy) } : null,
    isBest: open,
    code,
  };
}
