import type { LocalTransferForm } from '../../../generated/types.ts';
import { SubmitButton } from '../form/submit-button.tsx';
import { useFormat } from '../text/use-format.ts';
import { useTexts } from '../text/use-texts.ts';

interface SubmitTransferProps {
  readonly form: LocalTransferForm;
  readonly isRepair: boolean;
  readonly disabledReason?: string;
}

/** A button that says what it does. */
export function SubmitTransfer({ form, isRepair, ...button }: SubmitTransferProps) {
  const t = useTexts('payments');
  const amount = useFormat().money(form.transactionDetails.amount);
  return (
    <SubmitButton icon="send" {...button}>
      {isRepair ? t('transfer.submitRepair', { amount }) : t('transfer.submit', { amount })}
    </SubmitButton>
  );
}
