import type { BillFavorite } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { askBiller, loadAvailableBiller, payeeAt } from '../payments/biller.ts';
import { loadChosenAccount, fromAccountOf } from '../payments/debit-account.ts';
import { checkRecipients } from '../payments/recipients.ts';

/** The customer as the biller knows them; whether anything is open makes no difference to who they are. */
export async function checkBillPayee(context: Context, form: BillFavorite) {
  checkRecipients(form.additionalDetails);
  const institution = await loadAvailableBiller(context, form.payeeDetails);
  const from =
    form.fromAccount && fromAccountOf(await loadChosenAccount(context, form.fromAccount, 'form.fromAccount'));
  const found = await askBiller(context, form.payeeDetails);
  const payeeDetails = payeeAt(institution, form.payeeDetails, found, 'form.payeeDetails');
  return { form: { ...form, ...(from && { fromAccount: from }), payeeDetails }, notes: [] };
}
