import { use } from 'react';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { MoneyField } from '../form/money-field.tsx';
import { EmailListField } from '../form/recipient-fields.tsx';
import { SelectField } from '../form/select-field.tsx';
import { TextField } from '../form/text-field.tsx';
import { useFieldValue } from '../form/use-field.ts';
import { useTexts } from '../text/use-texts.ts';
import { FavoriteSourceContext } from './favorite-source.tsx';
import type { FavoriteValues } from './favorite-values.ts';

const messageLength = 140;

/** The optional values that fill in a payment made from the favorite. */
export function SuggestionsSection() {
  const t = useTexts('favorites');
  const payments = useTexts('payments');
  const rail = useFieldValue<string>('transferType');
  const { AccountField } = use(FavoriteSourceContext);
  const payers = [
    { id: 'REMITTER', label: payments('transfer.REMITTER') },
    { id: 'BENEFICIARY', label: payments('transfer.BENEFICIARY') },
  ];
  return (
    <Card>
      <Section id="filled-in" title={t('form.filledInTitle')} description={t('form.filledInText')}>
        <AccountField />
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
