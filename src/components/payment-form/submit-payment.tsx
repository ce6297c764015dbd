import type { FieldFailure } from '../../../domain/field-failures.ts';
import { Button } from '../../ui/button.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { useFormat } from '../text/use-format.ts';
import { useTexts } from '../text/use-texts.ts';
import { usePaymentKind } from './kind-context.ts';
import type { PaymentContent } from './payment-content.ts';
import { withoutForm } from './payment-values.ts';
import { useShowFailures } from './use-show-failures.ts';

interface SubmitPaymentProps {
  readonly form: PaymentContent['form'];
  readonly isRepair: boolean;
  /** The fields that the bank refuses. */
  readonly refused: readonly FieldFailure[];
  readonly disabledReason?: string;
}

function useLabel({ transactionDetails }: PaymentContent['form'], isRepair: boolean): string {
  const t = useTexts('payments');
  const format = useFormat();
  const { submit = '', submitRepair = '' } = usePaymentKind().useWords();
  if (!transactionDetails) return isRepair ? submitRepair : submit;
  const amount = format.money(transactionDetails.amount);
  return isRepair ? t('transfer.submitRepair', { amount }) : t('transfer.submit', { amount });
}

/** The submit button. If the bank has refused a field already, the button leads to that field instead of sending. */
export function SubmitPayment({ form, isRepair, refused, ...button }: SubmitPaymentProps) {
  const t = useTexts('payments');
  const leadTo = useShowFailures();
  const label = useLabel(form, isRepair);
  const faults = refused.map((fault) => ({ ...fault, field: withoutForm(fault.field) }));
  if (faults.length > 0)
    return (
      <Button variant="quiet" icon="search" onPress={() => leadTo(faults)}>
        {t('transfer.refused')}
      </Button>
    );
  return (
    <SubmitButton icon="send" {...button}>
      {label}
    </SubmitButton>
  );
}
