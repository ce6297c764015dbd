import { listUsableFavorites } from '../../../../generated/calls/favorites.ts';
import type { FavoriteForUse } from '../../../../generated/types.ts';
import { maskedAccount } from '../../../../domain/masks.ts';
import type { Option } from '../../../ui/option.tsx';
import { failureTitle } from '../../failure/failure-texts.ts';
import { useFieldValue } from '../../form/use-field.ts';
import { LookupField } from '../../pickers/lookup-field.tsx';
import { useTexts } from '../../text/use-texts.ts';
import type { ForeignValues } from './foreign-values.ts';
import { useForeignPayee } from './use-foreign-payee.ts';

type Payee = Pick<ForeignValues['payee']['beneficiary'], 'accountName' | 'bankName' | 'accountNumber' | 'currency'>;

function payeeText({ accountName, bankName, accountNumber, currency }: Payee): string {
  const account = accountNumber && `${bankName} ${maskedAccount(accountNumber)}`;
  return [accountName, account, currency].filter(Boolean).join(' · ');
}

function optionOf({ favoriteId, form, code }: FavoriteForUse): Option {
  const payee = form.paymentType === 'FCY' ? payeeText(form.beneficiary) : '';
  return {
    id: favoriteId,
    label: form.favoriteName,
    description: code ? failureTitle(code) : payee,
    isDisabled: code !== null,
  };
}

/** Chooses a favorite; the bank takes every detail of the payee from it. */
export function FavoritePayee() {
  const t = useTexts('payments');
  const { begin, takeFavorite } = useForeignPayee();
  const { favoriteId, favoriteName, beneficiary } = useFieldValue<ForeignValues['payee']>('payee');
  function take(favorite: FavoriteForUse | undefined): void {
    if (favorite?.form.paymentType !== 'FCY') return begin('favorite');
    takeFavorite(favorite.favoriteId, favorite.form);
  }
  return (
    <LookupField<'listUsableFavorites', ForeignValues>
      name="payee.favoriteId"
      label={t('transfer.favoriteField')}
      call={listUsableFavorites}
      inputOf={(search, page) => ({ body: { filter: { paymentType: 'FCY', ...(search && { search }) }, page } })}
      optionOf={optionOf}
      onPick={take}
      {...(favoriteId && { chosen: { id: favoriteId, label: favoriteName, description: payeeText(beneficiary) } })}
    />
  );
}
