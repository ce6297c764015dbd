import type { Handlers } from '../../../generated/handlers.ts';
import type { Context } from '../../context.ts';
import { amountOf } from '../amount.ts';
import { loadBiller } from '../biller.ts';
import { loadDebitAccount } from '../debit-account.ts';
import { checkRupiah, quoteInstitutionFees } from '../institution-fee.ts';

export const quoteBillPaymentFee: Handlers<Context>['quoteBillPaymentFee'] = async ({ body }, context) => {
  const institution = await loadBiller(context, body.institution, 'institution');
  const account = await loadDebitAccount(context, body.fromAccountId);
  const amount = amountOf(body.amount);
  checkRupiah(account, amount);
  return quoteInstitutionFees(context, institution, { account, amount, times: body.billCount ?? 1 });
};
