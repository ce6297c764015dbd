import type { BillFavorite, DebitAccountChoice, TopUpFavorite } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { askBiller, loadAvailableBiller } from '../payments/biller.ts';
import { fromAccountOf, loadChosenAccount } from '../payments/debit-account.ts';
import { payeeAt } from '../payments/institution.ts';
import { checkRecipients } from '../payments/recipients.ts';
import { findTopUpPayee } from '../payments/top-up-institution.ts';

const field = 'form.payeeDetails';

/** Returns the chosen account as it is known, or nothing where the favorite has none. */
async function accountOf(context: Context, chosen: DebitAccountChoice | undefined) {
  if (!chosen) return {};
  return { fromAccount: fromAccountOf(await loadChosenAccount(context, chosen, 'form.fromAccount')) };
}

/** Checks the customer with the biller. A customer without open bills is accepted too. */
export async function checkBillPayee(context: Context, form: BillFavorite) {
  checkRecipients(form.additionalDetails);
  const institution = await loadAvailableBiller(context, form.payeeDetails);
  const from = await accountOf(context, form.fromAccount);
  const found = await askBiller(context, form.payeeDetails);
  const payeeDetails = payeeAt(institution, form.payeeDetails, found, field);
  return { form: { ...form, ...from, payeeDetails }, notes: [] };
}

export async function checkTopUpPayee(context: Context, form: TopUpFavorite) {
  checkRecipients(form.additionalDetails);
  const from = await accountOf(context, form.fromAccount);
  const { payee: payeeDetails } = await findTopUpPayee(context, form.payeeDetails, field);
  return { form: { ...form, ...from, payeeDetails }, notes: [] };
}
