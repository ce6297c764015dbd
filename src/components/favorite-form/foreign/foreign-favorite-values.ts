// The values of the form of a foreign favorite. The payee is the same as in a foreign transfer, so both share its fields.
import type { ForeignFavorite } from '../../../../generated/types.ts';
import { emptyForeign, type ForeignValues } from '../../kinds/foreign-transfer/foreign-values.ts';
import { foreignOfFavorite } from '../../kinds/foreign-transfer/initial-foreign.ts';
import { sharingValuesOf, type SharingValues } from '../favorite-values.ts';

export interface ForeignFavoriteValues extends ForeignValues {
  favoriteName: string;
  sharing: SharingValues;
}

export const emptyForeignFavorite: ForeignFavoriteValues = {
  ...emptyForeign,
  favoriteName: '',
  sharing: { scope: 'private', subUserGroups: [] },
};

/** Returns the values of an existing favorite, with its payee as typed fields. */
export function foreignFavoriteValuesOf(form: ForeignFavorite): ForeignFavoriteValues {
  return {
    ...foreignOfFavorite({ favoriteId: '', form }),
    payeeKind: 'other',
    favoriteName: form.favoriteName,
    sharing: sharingValuesOf(form.shareFavoriteWith),
  };
}
