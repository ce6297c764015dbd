import { quoteTopUpFee } from '../../../../generated/calls/payments.ts';
import { useRead } from '../../../api/read.ts';
import { useFieldValue } from '../../form/use-field.ts';
import type { TypedFee } from '../../payment-form/balance-after.tsx';
import { useDebouncedAmount } from '../../payment-form/use-debounced-amount.ts';

/** Returns the fee for the present values of the form, or undefined while they are incomplete. */
export function useTopUpFee(): TypedFee | undefined {
  const fromAccountId = useFieldValue<string>('fromAccount.id');
  const institution = useFieldValue<string>('payeeDetails.institution');
  const amount = useDebouncedAmount();
  const isAsked = fromAccountId !== '' && institution !== '' && amount !== undefined;
  const { data } = useRead(quoteTopUpFee, isAsked ? { body: { fromAccountId, institution, amount } } : null);
  return isAsked ? { amount, quote: data } : undefined;
}
