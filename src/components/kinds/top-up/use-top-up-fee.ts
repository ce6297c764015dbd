import { quoteTopUpFee } from '../../../../generated/calls/payments.ts';
import { useRead } from '../../../api/read.ts';
import type { TypedFee } from '../../payment-form/balance-after.tsx';
import { useFeeQuestion } from '../institution/use-fee-question.ts';

/** Returns the fee for the present values of the form, or undefined while they are incomplete. */
export function useTopUpFee(): TypedFee | undefined {
  const body = useFeeQuestion();
  const { data: quote } = useRead(quoteTopUpFee, body ? { body } : null);
  return body && { amount: body.amount, quote };
}
