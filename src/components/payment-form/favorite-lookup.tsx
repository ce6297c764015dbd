// The field in which a favorite of one type of payment is chosen.
import type { FieldValues, Path } from 'react-hook-form';
import { listUsableFavorites } from '../../../generated/calls/favorites.ts';
import type { FavoriteForUse } from '../../../generated/types.ts';
import type { Option } from '../../ui/option.tsx';
import { failureTitle } from '../failure/failure-texts.ts';
import { LookupField } from '../pickers/lookup-field.tsx';
import { useTexts } from '../text/use-texts.ts';

type Type = FavoriteForUse['form']['paymentType'];

/** A favorite of this type; any other is not offered. */
export type FavoriteOf<Of extends Type> = FavoriteForUse & {
  readonly form: Extract<FavoriteForUse['form'], { readonly paymentType: Of }>;
};

interface FavoriteLookupProps<Values extends FieldValues, Of extends Type> {
  readonly name: Path<Values>;
  readonly paymentType: Of;
  /** Who the payee is. */
  textOf(favorite: FavoriteOf<Of>): string;
  onPick(favorite: FavoriteOf<Of> | undefined): void;
  /** The favorite of the form, which may not be on the first page of the list. */
  readonly chosen: Option;
}

const isOf = <Of extends Type>(paymentType: Of, favorite: FavoriteForUse | undefined): favorite is FavoriteOf<Of> =>
  favorite?.form.paymentType === paymentType;

export function FavoriteLookup<Values extends FieldValues, Of extends Type>({
  name,
  paymentType,
  textOf,
  onPick,
  chosen,
}: FavoriteLookupProps<Values, Of>) {
  const t = useTexts('payments');
  const optionOf = (favorite: FavoriteForUse): Option => {
    const { favoriteId, form, code } = favorite;
    const payee = isOf(paymentType, favorite) ? textOf(favorite) : '';
    const description = code ? failureTitle(code) : payee;
    return { id: favoriteId, label: form.favoriteName, ...(description && { description }), isDisabled: code !== null };
  };
  return (
    <LookupField<'listUsableFavorites', Values>
      name={name}
      label={t('transfer.favoriteField')}
      call={listUsableFavorites}
      inputOf={(search, page) => ({ body: { filter: { paymentType, ...(search && { search }) }, page } })}
      optionOf={optionOf}
      noneText={t('transfer.noFavorites')}
      onPick={(favorite) => onPick(isOf(paymentType, favorite) ? favorite : undefined)}
      {...(chosen.id && { chosen })}
    />
  );
}
