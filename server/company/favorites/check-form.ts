// Checks a favorite of the company with the bank of the payee, before the task is made.
import type { FavoriteForm, LocalFavorite } from '../../../generated/types.ts';
import type { Context } from '../../context.ts';
import { checkForeignPayee } from '../../favorites/foreign-payee.ts';
import { checkBillPayee, checkTopUpPayee } from '../../favorites/institution-payee.ts';
import { checkSharing, findLocalPayee } from '../../favorites/rules.ts';
import { Refusal } from '../../refusal.ts';
import { chosenByAdministrator as chooseAccount } from './choose-account.ts';

const asked = { chooseAccount, field: 'favorite.payeeDetails' };
const place = 'favorite.beneficiary';

/** The name is a copy of what the bank of the payee holds, so another one is refused. */
async function checkLocal(context: Context, form: LocalFavorite): Promise<FavoriteForm> {
  const { form: known, names } = await findLocalPayee(context, form, chooseAccount);
  const field = `${place}.accountName`;
  if (names.match === 'different') throw new Refusal('COPY_DIFFERS', { field }).at(field);
  return known;
}

async function checkPayee(context: Context, form: FavoriteForm): Promise<FavoriteForm> {
  if (form.paymentType === 'LCY') return checkLocal(context, form);
  if (form.paymentType === 'FCY') return checkForeignPayee(context, form, { chooseAccount, place: 'favorite' });
  if (form.paymentType === 'BILL_PAY') return (await checkBillPayee(context, form, asked)).form;
  return (await checkTopUpPayee(context, form, asked)).form;
}

/** Returns the form with the payee, the account and the groups as the bank knows them. */
export async function checkedForm(context: Context, form: FavoriteForm): Promise<FavoriteForm> {
  const shareFavoriteWith = await checkSharing(context, form.shareFavoriteWith);
  const { inquiryId: _inquiry, ...typed } = { ...form, favoriteName: form.favoriteName.trim(), shareFavoriteWith };
  return checkPayee(context, typed);
}
