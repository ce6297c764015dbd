import type { Handlers } from '../../../generated/handlers.ts';
import type { CompanyPayee, CompanyPayeeQuestion, LocalBeneficiary } from '../../../generated/types.ts';
import type { Context } from '../../context.ts';
import { askBiller, loadAvailableBiller } from '../../payments/biller.ts';
import { payeeAt } from '../../payments/institution.ts';
import { askAccount, askProxy } from '../../payments/payee-inquiry.ts';
import { findTopUpPayee } from '../../payments/top-up-institution.ts';

const atBank = ({ accountNumber, accountName, ...bank }: LocalBeneficiary): CompanyPayee => ({
  accountNumber,
  accountName,
  bankCode: bank.bankCode,
  bankName: bank.bankName,
  currency: bank.currency,
});

const field = 'payee.payeeDetails';

async function find(context: Context, payee: CompanyPayeeQuestion['payee']): Promise<CompanyPayee> {
  if (payee.kind === 'account') return atBank(await askAccount(context, payee.transferType, payee));
  if (payee.kind === 'proxy') return atBank(await askProxy(context, payee.proxy));
  if (payee.kind === 'top-up') {
    const { payee: found } = await findTopUpPayee(context, payee.payeeDetails, field);
    return { accountNumber: found.accountNumber, accountName: found.accountName ?? '' };
  }
  const biller = await loadAvailableBiller(context, payee.payeeDetails, field);
  const customer = await askBiller(context, payee.payeeDetails);
  const { accountNumber, accountName } = payeeAt(biller, payee.payeeDetails, customer, field);
  return { accountNumber, accountName: accountName ?? '' };
}

/** Unlike a maker's enquiry, it is not stored: the task asks again. */
export const inquireCompanyPayee: Handlers<Context>['inquireCompanyPayee'] = ({ body }, context) =>
  find(context, body.payee);
