import type { FavoriteForm, InstitutionPaymentType } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { loadFavorite } from './store.ts';

interface InstitutionPayee {
  readonly institution: string;
  readonly accountNumber: string;
  readonly accountName?: string | undefined;
}

function payeeOf(form: FavoriteForm, paymentType: InstitutionPaymentType): InstitutionPayee {
  if (form.paymentType !== paymentType || !('payeeDetails' in form)) throw new Refusal('204');
  return form.payeeDetails;
}

interface Used {
  readonly favoriteId: string | undefined;
  readonly paymentType: InstitutionPaymentType;
}

/** Throws a Refusal unless the favorite is approved, names this customer and has the name that the institution gives now. */
export async function checkFavorite(
  context: Context,
  { favoriteId, paymentType }: Used,
  payee: InstitutionPayee,
): Promise<void> {
  if (favoriteId === undefined) return;
  const found = await loadFavorite(context, favoriteId);
  if (!found.is_approved) throw new Refusal('204');
  const { institution, accountNumber, accountName } = payeeOf(found.form, paymentType);
  const isSame = institution === payee.institution && accountNumber === payee.accountNumber;
  if (!isSame || (accountName !== undefined && accountName !== payee.accountName)) throw new Refusal('191');
}
