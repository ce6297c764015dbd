import { listBifastPurposes } from '../../../../generated/calls/lookups.ts';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import { ReferenceField } from '../../form/reference-field.tsx';
import { SelectField } from '../../form/select-field.tsx';
import { TextField } from '../../form/text-field.tsx';
import { useFieldValue } from '../../form/use-field.ts';
import { NotifiedFields } from '../../payment-form/notified-fields.tsx';
import { useTexts } from '../../text/use-texts.ts';
import { LookupSelect } from '../../pickers/lookup-select.tsx';
import type { TransferValues } from './transfer-values.ts';

const messageLength = 140;

export function DetailsSection() {
  const t = useTexts('payments');
  const rail = useFieldValue<string>('transferType');
  const isBifast = rail === 'BIFAST';
  const payers = [
    { id: 'REMITTER', label: t('transfer.REMITTER') },
    { id: 'BENEFICIARY', label: t('transfer.BENEFICIARY') },
  ];
  return (
    <Card>
      <Section id="details" title={t('transfer.detailsTitle')}>
        <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
          {isBifast && (
            <LookupSelect<TransferValues>
              call={listBifastPurposes}
              name="transactionDetails.purposeCode"
              label={t('transfer.purpose')}
            />
          )}
          <TextField<TransferValues>
            name="transactionDetails.info"
            label={t('transfer.info')}
            textClass={isBifast ? 'bifastMessage' : 'generalText'}
            maxLength={messageLength}
            isOptional
          />
          <ReferenceField<TransferValues>
            name="transactionDetails.customerReference"
            label={t('transfer.reference')}
            isOptional
          />
          {rail !== 'OVB' && rail !== '' && (
            <SelectField<TransferValues>
              name="charges.chargeTransactionFeeTo"
              label={t('transfer.feePayer')}
              options={payers}
            />
          )}
        </div>
        <NotifiedFields />
      </Section>
    </Card>
  );
}
