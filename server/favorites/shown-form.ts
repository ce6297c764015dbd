import type { FavoriteForUse } from '../../generated/types.ts';
import type { FoundFavorite } from './store.ts';

/** Removes the debit account for a user without access to it, who chooses another one when using the favorite. */
export function shownForm({
  form,
  has_account: hasAccount,
}: FoundFavorite): Pick<FavoriteForUse, 'form' | 'hidesAccount'> {
  const { fromAccount: hidden, ...shown } = form;
  return hasAccount || !hidden ? { form } : { form: shown, hidesAccount: true };
}
