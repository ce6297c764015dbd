import { listUsableFavorites } from '../../../../generated/calls/favorites.ts';
import type { FavoriteForUse } from '../../../../generated/types.ts';
import { maskedAccount } from '../../../../domain/masks.ts';
import type { Option } from '../../../ui/option.tsx';
import { failureTitle } from '../../failure/failure-texts.ts';
import { useFieldValue } from '../../form/use-field.ts';
import { LookupField } from '../../pickers/lookup-field.tsx';
import { useTexts } from '../../text/use-texts.ts';
import type { TransferValues } from './transfer-values.ts';
import { usePayee } from './use-payee.ts';
import { useTakeFavorite } from './use-take-favorite.ts';

type Payee = Pick<TransferValues['payee']['beneficiary'], 'accountName' | 'bankName' | 'accountNumber'>;

function payeeText({ accountName, bankName, accountNumber }: Payee): string {
  const account = accountNumber && `${bankName} ${maskedAccount(accountNumber)}`;
  return [accountName, account].filter(Boolean).join(' · ');
}

function optionOf({ favoriteId, form, code }: FavoriteForUse): Option {
  const beneficiary = form.paymentType === 'LCY' ? form.beneficiary : undefined;
  return {
    id: favoriteId,
    label: form.favoriteName,
    description: code ? failureTitle(code) : beneficiary && payeeText(beneficiary),
    isDisabled: code !== null,
  };
}

/** Chooses a favorite. The bank takes account and name from the favorite; the form only shows them. */
export function FavoritePayee() {
  const t = useTexts('payments');
  const { begin } = usePayee();
  const takeFavorite = useTakeFavorite();
  const { favoriteId, favoriteName, beneficiary } = useFieldValue<TransferValues['payee']>('payee');
  function take(favorite: FavoriteForUse | undefined): void {
    if (favorite?.form.paymentType !== 'LCY') return begin('favorite');
    takeFavorite({ favoriteId: favorite.favoriteId, form: favorite.form });
  }
  return (
    <LookupField<'listUsableFavorites', TransferValues>
      name="payee.favoriteId"
      label={t('transfer.favoriteField')}
      call={listUsableFavorites}
      inputOf={(search, page) => ({
        body: { filter: { paymentType: 'LCY', ...(search && { search }) }, page },
      })}
      optionOf={optionOf}
      onPick={take}
      {...(favoriteId && { chosen: { id: favoriteId, label: favoriteName, description: payeeText(beneficiary) } })}
    />
  );
}
