import type { FavoriteForm } from '../../generated/types.ts';
import type { FoundFavorite } from './store.ts';

/** Removes the debit account for a user without access to it, who chooses another one when using the favorite. */
export function shownForm({ form, has_account: hasAccount }: FoundFavorite): FavoriteForm {
  if (hasAccount) return form;
  const { fromAccount: _hidden, ...shown } = form;
  return shown;
}
