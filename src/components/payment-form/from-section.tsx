import { useFormContext } from 'react-hook-form';
import type { AccountChoice } from '../../../generated/types.ts';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { AccountPicker } from '../pickers/account-picker.tsx';
import { useFieldValue } from '../form/use-field.ts';
import { useTexts } from '../text/use-texts.ts';
import { fromAccountOf, usePayingAccounts } from './paying-accounts.ts';
import { usePaymentKind } from './kind-context.ts';
import { emptyPayment, type PaymentValues } from './payment-values.ts';

export function FromSection() {
  const t = useTexts('payments');
  const { setValue } = useFormContext<PaymentValues>();
  const { services, paysIn } = usePaymentKind();
  const account = useFieldValue<PaymentValues['fromAccount']>('fromAccount');
  const replaced = useFieldValue<string>('replacedAccount');
  function take(picked: AccountChoice | undefined): void {
    setValue('replacedAccount', '');
    setValue('fromAccount', picked ? fromAccountOf(picked) : emptyPayment.fromAccount, {
      shouldDirty: true,
      shouldValidate: true,
    });
  }
  return (
    <Card>
      <Section id="from" title={t('transfer.fromTitle')}>
        <AccountPicker<PaymentValues>
          name="fromAccount.id"
          label={t('transfer.fromAccount')}
          filter={usePayingAccounts(services, paysIn)}
          onPick={take}
          {...(account.id && { chosen: { id: account.id, label: account.alias } })}
        />
        {replaced && (
          <p className="text-sm font-semibold text-wait">{t('transfer.accountReplaced', { account: replaced })}</p>
        )}
      </Section>
    </Card>
  );
}
