import type { BillFavorite, TopUpFavorite } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { askBiller, loadAvailableBiller } from '../payments/biller.ts';
import { payeeAt } from '../payments/institution.ts';
import { checkRecipients } from '../payments/recipients.ts';
import { findTopUpPayee } from '../payments/top-up-institution.ts';
import { chosenByMaker, type ChooseAccount } from './choose-account.ts';

interface Asked {
  readonly chooseAccount: ChooseAccount;
  /** The place of the payee in the body. */
  readonly field: string;
}

const byMaker: Asked = { chooseAccount: chosenByMaker, field: 'form.payeeDetails' };

/** Checks the customer with the biller. A customer without open bills is accepted too. */
export async function checkBillPayee(context: Context, form: BillFavorite, { chooseAccount, field } = byMaker) {
  checkRecipients(form.additionalDetails);
  const institution = await loadAvailableBiller(context, form.payeeDetails, field);
  const from = await chooseAccount(context, form.fromAccount);
  const found = await askBiller(context, form.payeeDetails);
  const payeeDetails = payeeAt(institution, form.payeeDetails, found, field);
  return { form: { ...form, ...from, payeeDetails }, notes: [] };
}

export async function checkTopUpPayee(context: Context, form: TopUpFavorite, { chooseAccount, field } = byMaker) {
  checkRecipients(form.additionalDetails);
  const from = await chooseAccount(context, form.fromAccount);
  const { payee: payeeDetails } = await findTopUpPayee(context, form.payeeDetails, field);
  return { form: { ...form, ...from, payeeDetails }, notes: [] };
}
