import { use } from 'react';
import { listRelationships } from '../../../../generated/calls/lookups.ts';
import type { CurrencyCode } from '../../../../generated/types.ts';
import { foreignCurrencies } from '../../../../domain/money.ts';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import { CheckboxField } from '../../form/choice-fields.tsx';
import { MoneyField } from '../../form/money-field.tsx';
import { EmailListField } from '../../form/recipient-fields.tsx';
import { SelectField } from '../../form/select-field.tsx';
import { TextField } from '../../form/text-field.tsx';
import { useFieldValue } from '../../form/use-field.ts';
import { ChargeChoices } from '../../kinds/foreign-transfer/charge-choices.tsx';
import { SwiftConsent } from '../../kinds/foreign-transfer/swift-consent.tsx';
import { PurposeField } from '../../kinds/foreign-transfer/purpose-field.tsx';
import { LookupSelect } from '../../pickers/lookup-select.tsx';
import { useTexts } from '../../text/use-texts.ts';
import { FavoriteSourceContext } from '../favorite-source.tsx';
import type { ForeignFavoriteValues } from './foreign-favorite-values.ts';

/** Longer texts can be pasted, so that nothing is cut off before the user sees it. */
const longestTyped = 500;

function AmountFields() {
  const payments = useTexts('payments');
  const currency = useFieldValue<CurrencyCode>('transactionDetails.amount.currency');
  return (
    <>
      <SelectField<ForeignFavoriteValues>
        name="transactionDetails.amount.currency"
        label={payments('foreign.currency')}
        options={foreignCurrencies.map((id) => ({ id, label: id }))}
      />
      <MoneyField<ForeignFavoriteValues>
        name="transactionDetails.amount.value"
        label={payments('transfer.amount')}
        currency={currency}
        isOptional
      />
    </>
  );
}

/** How a transfer to the favorite is paid, and the optional values that fill it in. */
export function ForeignSuggestions() {
  const t = useTexts('favorites');
  const payments = useTexts('payments');
  const { AccountField } = use(FavoriteSourceContext);
  return (
    <Card>
      <Section id="filled-in" title={t('form.filledInTitle')} description={t('form.filledInText')}>
        <AccountField />
        <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
          <AmountFields />
          <PurposeField isOptional />
          <LookupSelect<ForeignFavoriteValues>
            call={listRelationships}
            name="remitterBeneficiaryRelationship"
            label={payments('foreign.relationship')}
          />
          <TextField<ForeignFavoriteValues>
            name="transactionDetails.info"
            label={payments('transfer.info')}
            textClass="anyText"
            maxLength={longestTyped}
            isOptional
          />
        </div>
        <SwiftConsent part="acceptedMessage" />
        <ChargeChoices />
        <CheckboxField<ForeignFavoriteValues>
          name="isRemitterSameAsBeneficiary"
          label={payments('foreign.samePerson')}
        />
        <EmailListField<ForeignFavoriteValues>
          name="additionalDetails.email"
          label={payments('transfer.emails')}
          isOptional
        />
      </Section>
    </Card>
  );
}
