import { quoteBillPaymentFee } from '../../../../generated/calls/payments.ts';
import { useRead } from '../../../api/read.ts';
import { useFieldValue } from '../../form/use-field.ts';
import type { TypedFee } from '../../payment-form/balance-after.tsx';
import { useFeeQuestion } from '../institution/use-fee-question.ts';

/** Returns the fee for the present values of the form, or undefined while they are incomplete. */
export function useBillFee(): TypedFee | undefined {
  const billCount = useFieldValue<string[]>('billIds').length;
  const question = useFeeQuestion();
  const asked = billCount > 0 ? question : undefined;
  const { data: quote } = useRead(quoteBillPaymentFee, asked ? { body: { ...asked, billCount } } : null);
  return asked && { amount: asked.amount, quote };
}
