import { Card } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import { TextField } from '../../form/text-field.tsx';
import { NotifiedFields } from '../../payment-form/notified-fields.tsx';
import type { TextKey } from '../../text/namespaces.ts';
import { useTexts } from '../../text/use-texts.ts';
import type { PaymentValues } from '../../payment-form/payment-values.ts';

const noteLength = 140;

interface DetailsSectionProps {
  /** Says who reads the note that the user writes. */
  readonly infoNote: TextKey<'payments'>;
}

export function DetailsSection({ infoNote }: DetailsSectionProps) {
  const t = useTexts('payments');
  return (
    <Card>
      <Section id="details" title={t('bill.detailsTitle')}>
        <TextField<PaymentValues>
          name="transactionDetails.info"
          label={t('bill.info')}
          description={t(infoNote)}
          textClass="generalText"
          maxLength={noteLength}
          isOptional
        />
        <NotifiedFields />
      </Section>
    </Card>
  );
}
