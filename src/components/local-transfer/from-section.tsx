import { useFormContext } from 'react-hook-form';
import type { AccountChoice } from '../../../generated/types.ts';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { AccountPicker } from '../pickers/account-picker.tsx';
import { useFieldValue } from '../form/use-field.ts';
import { useTexts } from '../text/use-texts.ts';
import { fromAccountOf, usePayingAccounts } from './paying-accounts.ts';
import { emptyTransfer, type TransferValues } from './transfer-values.ts';

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
          filter={usePayingAccounts()}
          onPick={take}
          {...(account.id && { chosen: { id: account.id, label: account.alias } })}
        />
      </Section>
    </Card>
  );
}
