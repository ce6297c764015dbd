import { useFormContext } from 'react-hook-form';
import type { AccountChoice } from '../../../generated/types.ts';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { MoneyField } from '../form/money-field.tsx';
import { EmailListField } from '../form/recipient-fields.tsx';
import { SelectField } from '../form/select-field.tsx';
import { TextField } from '../form/text-field.tsx';
import { useFieldValue } from '../form/use-field.ts';
import { fromAccountOf, usePayingAccounts } from '../payment-form/paying-accounts.ts';
import { transferServices } from '../kinds/local-transfer/transfer-services.ts';
import { AccountPicker } from '../pickers/account-picker.tsx';
import { useTexts } from '../text/use-texts.ts';
import { emptyFavorite, type FavoriteValues } from './favorite-values.ts';

const messageLength = 140;

function FromAccount() {
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

/** The optional values that fill in a payment made from the favorite. */
export function SuggestionsSection() {
  const t = useTexts('favorites');
  const payments = useTexts('payments');
  const rail = useFieldValue<string>('transferType');
  const payers = [
    { id: 'REMITTER', label: payments('transfer.REMITTER') },
    { id: 'BENEFICIARY', label: payments('transfer.BENEFICIARY') },
  ];
  return (
    <Card>
      <Section id="filled-in" title={t('form.filledInTitle')} description={t('form.filledInText')}>
        <FromAccount />
        <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
          <MoneyField<FavoriteValues>
            name="transactionDetails.amount.value"
            label={payments('transfer.amount')}
            currency="IDR"
            isOptional
          />
          <TextField<FavoriteValues>
            name="transactionDetails.info"
            label={payments('transfer.info')}
            textClass={rail === 'BIFAST' ? 'bifastMessage' : 'generalText'}
            maxLength={messageLength}
            isOptional
          />
          {rail !== 'OVB' && rail !== '' && (
            <SelectField<FavoriteValues>
              name="charges.chargeTransactionFeeTo"
              label={payments('transfer.feePayer')}
              options={payers}
            />
          )}
        </div>
        <EmailListField<FavoriteValues> name="additionalDetails.email" label={payments('transfer.emails')} isOptional />
      </Section>
    </Card>
  );
}
