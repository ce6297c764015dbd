import { useFormContext } from 'react-hook-form';
import type { AccountChoice } from '../../../../generated/types.ts';
import { useFieldValue } from '../../form/use-field.ts';
import { fromAccountOf, usePayingAccounts } from '../../payment-form/paying-accounts.ts';
import { usePaymentKind } from '../../payment-form/kind-context.ts';
import { emptyPayment } from '../../payment-form/payment-values.ts';
import { AccountPicker } from '../../pickers/account-picker.tsx';
import { useTexts } from '../../text/use-texts.ts';
import type { ForeignValues } from './foreign-values.ts';

/** The account that pays the fees, when it is not the debited one. */
export function FeeAccount() {
  const t = useTexts('payments');
  const { setValue } = useFormContext<ForeignValues>();
  const { services } = usePaymentKind();
  const account = useFieldValue<ForeignValues['charges']['feeAccount']>('charges.feeAccount');
  const take = (picked: AccountChoice | undefined) =>
    setValue('charges.feeAccount', picked ? fromAccountOf(picked) : emptyPayment.fromAccount, { shouldDirty: true });
  return (
    <AccountPicker<ForeignValues>
      name="charges.feeAccount.id"
      label={t('foreign.feeAccount')}
      description={t('foreign.feeAccountNote')}
      filter={usePayingAccounts(services, 'any')}
      onPick={take}
      isOptional
      {...(account.id && { chosen: { id: account.id, label: account.alias || account.number } })}
    />
  );
}
