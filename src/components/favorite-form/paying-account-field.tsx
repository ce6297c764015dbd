import { useFormContext } from 'react-hook-form';
import type { AccountChoice } from '../../../generated/types.ts';
import { useFieldValue } from '../form/use-field.ts';
import { transferServices } from '../kinds/local-transfer/transfer-services.ts';
import { fromAccountOf, usePayingAccounts } from '../payment-form/paying-accounts.ts';
import { AccountPicker } from '../pickers/account-picker.tsx';
import { useTexts } from '../text/use-texts.ts';
import { emptyFavorite, type FavoriteValues } from './favorite-values.ts';

/** The account that a payment from the favorite begins with, among those that the maker may debit. */
export function PayingAccountField() {
  const t = useTexts('payments');
  const { setValue } = useFormContext<FavoriteValues>();
  const { id, alias } = useFieldValue<FavoriteValues['fromAccount']>('fromAccount');
  const take = (picked: AccountChoice | undefined) =>
    setValue('fromAccount', picked ? fromAccountOf(picked) : emptyFavorite.fromAccount, { shouldDirty: true });
  return (
    <AccountPicker<FavoriteValues>
      name="fromAccount.id"
      label={t('transfer.fromAccount')}
      filter={usePayingAccounts(transferServices)}
      onPick={take}
      isOptional
      {...(id && { chosen: { id, label: alias } })}
    />
  );
}
