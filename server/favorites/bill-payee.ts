import type { BillFavorite } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { askBiller, loadAvailableBiller, payeeAt } from '../payments/biller.ts';
import { loadChosenAccount, fromAccountOf } from '../payments/debit-account.ts';
import { checkRecipients } from '../payments/recipients.ts';

/** Checks the customer with the biller. A customer without open bills is accepted too. */
export async function checkBillPayee(context: Context, form: BillFavorite) {
  checkRecipients(form.additionalDetails);
  const institution = await loadAvailableBiller(context, form.payeeDetails);
  const from =
    form.fromAccount && fromAccountOf(await loadChosenAccount(context, form.fromAccount, 'form.fromAccount'));
  const found = await askBiller(context, form.payeeDetails);
  const payeeDetails = payeeAt(institution, form.payeeDetails, found, 'form.payeeDetails');
  return { form: { ...form, ...(from && { fromAccount: from }), payeeDetails }, notes: [] };
}
