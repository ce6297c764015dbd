import { useFormContext } from 'react-hook-form';
import { listUsableFavorites } from '../../../generated/calls/favorites.ts';
import type { FavoriteForUse } from '../../../generated/types.ts';
import { maskedAccount } from '../../../domain/masks.ts';
import type { Option } from '../../ui/option.tsx';
import { fieldText } from '../failure/failure-texts.ts';
import { useFieldValue } from '../form/use-field.ts';
import { LookupField } from '../pickers/lookup-field.tsx';
import { useTexts } from '../text/use-texts.ts';
import type { TransferValues } from './transfer-values.ts';
import { usePayee } from './use-payee.ts';

function optionOf({ favoriteId, form, code }: FavoriteForUse): Option {
  const beneficiary = form.paymentType === 'LCY' ? form.beneficiary : undefined;
  const account = beneficiary && `${beneficiary.bankName} ${maskedAccount(beneficiary.accountNumber)}`;
  return {
    id: favoriteId,
    label: form.favoriteName,
    description: code ? fieldText({ code }) : [beneficiary?.accountName, account].filter(Boolean).join(' · '),
    isDisabled: code !== null,
  };
}

/** The bank takes account and name from the favourite; here they are only shown. */
export function FavoritePayee() {
  const t = useTexts('payments');
  const { setValue, getValues } = useFormContext<TransferValues>();
  const { write, begin } = usePayee();
  const { favoriteId, favoriteName } = useFieldValue<TransferValues['payee']>('payee');
  function take(favorite: FavoriteForUse | undefined): void {
    if (favorite?.form.paymentType !== 'LCY') return begin('favorite');
    const { favoriteName: name, beneficiary, transactionDetails, additionalDetails } = favorite.form;
    const before = getValues();
    write({
      favoriteId: favorite.favoriteId,
      favoriteName: name,
      beneficiary: { ...before.payee.beneficiary, ...beneficiary },
    });
    if (transactionDetails?.info && !before.transactionDetails.info)
      setValue('transactionDetails.info', transactionDetails.info, { shouldDirty: true });
    if (additionalDetails?.email && before.additionalDetails.email.length === 0)
      setValue('additionalDetails.email', [...additionalDetails.email], { shouldDirty: true });
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
      {...(favoriteId && { chosen: { id: favoriteId, label: favoriteName } })}
    />
  );
}
