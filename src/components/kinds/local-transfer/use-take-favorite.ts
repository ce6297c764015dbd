// Takes a chosen favorite into the form.
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FavoriteOf } from '../../payment-form/favorite-lookup.tsx';
import { useFillSuggestions } from '../../payment-form/use-fill-suggestions.ts';
import { filledByFavorite, transferToFavorite } from './initial-transfer.ts';
import type { TransferValues } from './transfer-values.ts';

const changed = { shouldDirty: true } as const;

/** Returns a function that fills in the values of a favorite and keeps what the user typed. */
export function useTakeFavorite(): (favorite: FavoriteOf<'LCY'>) => void {
  const { setValue, getValues, formState } = useFormContext<TransferValues>();
  const initialValues = formState.defaultValues as TransferValues;
  const fillSuggestions = useFillSuggestions();
  const filledBefore = useRef<TransferValues>(undefined);
  return (favorite) => {
    const notTyped = filledBefore.current ? [initialValues, filledBefore.current] : [initialValues];
    const { charges, railWish, transferType } = filledByFavorite(getValues(), favorite, notTyped);
    filledBefore.current = transferToFavorite(favorite);
    setValue('payee', filledBefore.current.payee, changed);
    fillSuggestions(filledBefore.current, favorite);
    setValue('charges', charges, changed);
    setValue('railWish', railWish);
    setValue('transferType', transferType, changed);
  };
}
