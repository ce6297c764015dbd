import { useFormContext } from 'react-hook-form';
import type { AccountChoice, AccountChoiceRequest } from '../../../generated/types.ts';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { AccountPicker } from '../pickers/account-picker.tsx';
import { useFieldValue } from '../form/use-field.ts';
import { useTexts } from '../text/use-texts.ts';
import { emptyTransfer, type TransferValues } from './transfer-values.ts';

/** The accounts that can pay in rupiah. */
export const payingAccounts: AccountChoiceRequest['filter'] = { serviceType: 'SVC_LCY_OVB', currencies: ['IDR'] };

export const fromAccountOf = (choice: AccountChoice): TransferValues['fromAccount'] => ({
  id: choice.accountId,
  number: choice.accountNumber,
  alias: choice.accountName,
  currency: choice.accountCurrency,
});

export function FromSection() {
  const t = useTexts('payments');
  const { setValue } = useFormContext<TransferValues>();
  const account = useFieldValue<TransferValues['fromAccount']>('fromAccount');
  const take = (picked: AccountChoice | undefined) =>
    setValue('fromAccount', picked ? fromAccountOf(picked) : emptyTransfer.fromAccount, {
      shouldDirty: true,
      shouldValidate: true,
    });
  return (
    <Card>
      <Section id="from" title={t('transfer.fromTitle')}>
        <AccountPicker<TransferValues>
          name="fromAccount.id"
          label={t('transfer.fromAccount')}
          filter={payingAccounts}
          onPick={take}
          {...(account.id && { chosen: { id: account.id, label: account.alias } })}
        />
      </Section>
    </Card>
  );
}
