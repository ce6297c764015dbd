import { listRelationships } from '../../../../generated/calls/lookups.ts';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import { CheckboxField } from '../../form/choice-fields.tsx';
import { ReferenceField } from '../../form/reference-field.tsx';
import { TextField } from '../../form/text-field.tsx';
import { LookupSelect } from '../../pickers/lookup-select.tsx';
import { NotifiedFields } from '../../payment-form/notified-fields.tsx';
import { useTexts } from '../../text/use-texts.ts';
import { PurposeField } from './purpose-field.tsx';
import { SwiftConsent } from './swift-consent.tsx';
import { TradeFields } from './trade-fields.tsx';
import type { ForeignValues } from './foreign-values.ts';

/** Longer texts can be pasted, so that nothing is cut off before the user sees it. */
const longestTyped = 500;

export function DetailsSection() {
  const t = useTexts('payments');
  return (
    <Card>
      <Section id="details" title={t('foreign.detailsTitle')}>
        <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
          <PurposeField />
          <LookupSelect<ForeignValues>
            call={listRelationships}
            name="remitterBeneficiaryRelationship"
            label={t('foreign.relationship')}
          />
          <TextField<ForeignValues>
            name="transactionDetails.info"
            label={t('transfer.info')}
            textClass="anyText"
            maxLength={longestTyped}
            isOptional
          />
          <ReferenceField<ForeignValues>
            name="transactionDetails.customerReference"
            label={t('transfer.reference')}
            isOptional
          />
        </div>
        <SwiftConsent part="acceptedMessage" />
        <TradeFields />
        <CheckboxField<ForeignValues> name="isRemitterSameAsBeneficiary" label={t('foreign.samePerson')} />
        <NotifiedFields />
      </Section>
    </Card>
  );
}
