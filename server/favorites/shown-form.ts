import type { FavoriteForm } from '../../generated/types.ts';
import type { FoundFavorite } from './store.ts';

/** An account is shown to those who have it: a favorite is shared with others, too, who fill in one of their own. */
export function shownForm({ form, has_account: hasAccount }: FoundFavorite): FavoriteForm {
  if (hasAccount) return form;
  const { fromAccount: _hidden, ...shown } = form;
  return shown;
}
