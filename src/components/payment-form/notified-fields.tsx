import { EmailListField, WhatsappListField } from '../form/recipient-fields.tsx';
import { usePerson } from '../shell/person.ts';
import { useTexts } from '../text/use-texts.ts';
import type { PaymentValues } from './payment-values.ts';

/** The people outside the portal who get a notification of the payment. */
export function NotifiedFields() {
  const t = useTexts('payments');
  const { access } = usePerson();
  return (
    <>
      <EmailListField<PaymentValues> name="additionalDetails.email" label={t('transfer.emails')} isOptional />
      {access.features.whatsapp && (
        <WhatsappListField<PaymentValues> name="additionalDetails.whatsapp" label={t('transfer.whatsapp')} isOptional />
      )}
    </>
  );
}
