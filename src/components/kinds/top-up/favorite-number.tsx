import { useFormContext } from 'react-hook-form';
import { listUsableFavorites } from '../../../../generated/calls/favorites.ts';
import type { FavoriteForUse, TopUpFavorite } from '../../../../generated/types.ts';
import type { Option } from '../../../ui/option.tsx';
import { failureTitle } from '../../failure/failure-texts.ts';
import { useFieldValue } from '../../form/use-field.ts';
import { LookupField } from '../../pickers/lookup-field.tsx';
import { useTexts } from '../../text/use-texts.ts';
import { useFillSuggestions } from '../../payment-form/use-fill-suggestions.ts';
import { topUpOfFavorite } from './initial-top-up.ts';
import { emptyTopUp, payeeValues, type TopUpValues } from './top-up-values.ts';
import { useTopUpPayee } from './use-top-up.ts';

const payeeText = ({ accountName, accountNumber }: Partial<TopUpValues['payeeDetails']>) =>
  [accountName, accountNumber].filter(Boolean).join(' · ');

function optionOf({ favoriteId, form, code }: FavoriteForUse): Option {
  const payee = form.paymentType === 'TOPUP' ? payeeText(payeeValues(form.payeeDetails)) : undefined;
  return {
    id: favoriteId,
    label: form.favoriteName,
    ...(code ? { description: failureTitle(code) } : payee && { description: payee }),
    isDisabled: code !== null,
  };
}

/** Chooses a favorite and takes its number into the form; the institution is still to be asked. */
export function FavoriteNumber({ onTaken }: { onTaken(): void }) {
  const t = useTexts('payments');
  const { begin, dropAmount } = useTopUpPayee();
  const { setValue } = useFormContext<TopUpValues>();
  const fillSuggestions = useFillSuggestions();
  const id = useFieldValue<string>('favoriteId');
  const name = useFieldValue<string>('favoriteName');
  const payee = useFieldValue<TopUpValues['payeeDetails']>('payeeDetails');

  function fill(favoriteId: string, form: TopUpFavorite): void {
    const filled = topUpOfFavorite({ favoriteId, form });
    dropAmount();
    setValue('favoriteName', form.favoriteName);
    setValue('payeeDetails', payeeValues(form.payeeDetails), { shouldDirty: true });
    setValue('provider', emptyTopUp.provider);
    setValue('transactionDetails.denomCode', filled.transactionDetails.denomCode, { shouldDirty: true });
    fillSuggestions(filled);
    onTaken();
  }
  function take(favorite: FavoriteForUse | undefined): void {
    if (favorite?.form.paymentType === 'TOPUP') fill(favorite.favoriteId, favorite.form);
    else begin('favorite');
  }
  return (
    <LookupField<'listUsableFavorites', TopUpValues>
      name="favoriteId"
      label={t('transfer.favoriteField')}
      call={listUsableFavorites}
      inputOf={(search, page) => ({ body: { filter: { paymentType: 'TOPUP', ...(search && { search }) }, page } })}
      optionOf={optionOf}
      onPick={take}
      {...(id && { chosen: { id, label: name, description: payeeText(payee) } })}
    />
  );
}
