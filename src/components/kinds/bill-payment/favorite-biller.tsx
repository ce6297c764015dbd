import { useFormContext } from 'react-hook-form';
import { listUsableFavorites } from '../../../../generated/calls/favorites.ts';
import type { BillFavorite, FavoriteForUse } from '../../../../generated/types.ts';
import type { Option } from '../../../ui/option.tsx';
import { failureTitle } from '../../failure/failure-texts.ts';
import { useFieldValue } from '../../form/use-field.ts';
import { LookupField } from '../../pickers/lookup-field.tsx';
import { useTexts } from '../../text/use-texts.ts';
import { useFillSuggestions } from '../../payment-form/use-fill-suggestions.ts';
import { billOfFavorite } from './initial-bill.ts';
import { emptyBill, payeeValues, type BillValues } from './bill-values.ts';
import { useBillPayee } from './use-bills.ts';

const payeeText = ({ accountName, accountNumber }: Partial<BillValues['payeeDetails']>) =>
  [accountName, accountNumber].filter(Boolean).join(' · ');

function optionOf({ favoriteId, form, code }: FavoriteForUse): Option {
  const payee = form.paymentType === 'BILL_PAY' ? payeeText(payeeValues(form.payeeDetails)) : undefined;
  return {
    id: favoriteId,
    label: form.favoriteName,
    ...(code ? { description: failureTitle(code) } : payee && { description: payee }),
    isDisabled: code !== null,
  };
}

/** Chooses a favorite and takes its customer into the form; the bills are still to be asked for. */
export function FavoriteBiller({ onTaken }: { onTaken(): void }) {
  const t = useTexts('payments');
  const { begin, dropBills } = useBillPayee();
  const { setValue } = useFormContext<BillValues>();
  const fillSuggestions = useFillSuggestions();
  const id = useFieldValue<string>('favoriteId');
  const name = useFieldValue<string>('favoriteName');
  const payee = useFieldValue<BillValues['payeeDetails']>('payeeDetails');

  function fill(favoriteId: string, form: BillFavorite): void {
    dropBills();
    setValue('favoriteName', form.favoriteName);
    setValue('payeeDetails', payeeValues(form.payeeDetails), { shouldDirty: true });
    setValue('biller', emptyBill.biller);
    fillSuggestions(billOfFavorite({ favoriteId, form }));
    onTaken();
  }
  function take(favorite: FavoriteForUse | undefined): void {
    if (favorite?.form.paymentType === 'BILL_PAY') fill(favorite.favoriteId, favorite.form);
    else begin('favorite');
  }
  return (
    <LookupField<'listUsableFavorites', BillValues>
      name="favoriteId"
      label={t('transfer.favoriteField')}
      call={listUsableFavorites}
      inputOf={(search, page) => ({ body: { filter: { paymentType: 'BILL_PAY', ...(search && { search }) }, page } })}
      optionOf={optionOf}
      onPick={take}
      {...(id && { chosen: { id, label: name, description: payeeText(payee) } })}
    />
  );
}
