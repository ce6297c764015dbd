import { SubmitButton } from '../form/submit-button.tsx';
import { useFormat } from '../text/use-format.ts';
import { useTexts } from '../text/use-texts.ts';
import type { PaymentContent } from './payment-content.ts';

interface SubmitPaymentProps {
  readonly form: PaymentContent['form'];
  readonly isRepair: boolean;
  readonly disabledReason?: string;
}

/** A button that says what it does. */
export function SubmitPayment({ form, isRepair, ...button }: SubmitPaymentProps) {
  const t = useTexts('payments');
  const amount = useFormat().money(form.transactionDetails.amount);
  return (
    <SubmitButton icon="send" {...button}>
      {isRepair ? t('transfer.submitRepair', { amount }) : t('transfer.submit', { amount })}
    </SubmitButton>
  );
}
