import { useFormContext } from 'react-hook-form';
import type { AccountChoice } from '../../../generated/types.ts';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { AccountPicker } from '../pickers/account-picker.tsx';
import { useFieldValue } from '../form/use-field.ts';
import { useTexts } from '../text/use-texts.ts';
import type { TransferValues } from './transfer-values.ts';

const usable = { serviceType: 'SVC_LCY_OVB', currencies: ['IDR'] } as const;

export function FromSection() {
  const t = useTexts('payments');
  const { setValue } = useFormContext<TransferValues>();
  const account = useFieldValue<TransferValues['fromAccount']>('fromAccount');
  function take(picked: AccountChoice | undefined): void {
    if (!picked) return;
    const { accountId: id, accountNumber: number, accountName: alias, accountCurrency: currency } = picked;
    setValue('fromAccount', { id, number, alias, currency }, { shouldDirty: true, shouldValidate: true });
  }
  return (
    <Card>
      <Section id="from" title={t('transfer.fromTitle')}>
        <AccountPicker<TransferValues>
          name="fromAccount.id"
          label={t('transfer.fromAccount')}
          filter={{ serviceType: usable.serviceType, currencies: [...usable.currencies] }}
          onPick={take}
          {...(account.id && { chosen: { id: account.id, label: account.alias } })}
        />
      </Section>
    </Card>
  );
}
