import { quoteBillPaymentFee } from '../../../../generated/calls/payments.ts';
import { useRead } from '../../../api/read.ts';
import { useFieldValue } from '../../form/use-field.ts';
import type { TypedFee } from '../../payment-form/balance-after.tsx';
import { useDebouncedAmount } from '../../payment-form/use-debounced-amount.ts';

/** Returns the fee for the present values of the form, or undefined while they are incomplete. */
export function useBillFee(): TypedFee | undefined {
  const fromAccountId = useFieldValue<string>('fromAccount.id');
  const institution = useFieldValue<string>('payeeDetails.institution');
  const billCount = useFieldValue<string[]>('billIds').length;
  const amount = useDebouncedAmount();
  const isAsked = fromAccountId !== '' && institution !== '' && billCount > 0 && amount !== undefined;
  const { data } = useRead(
    quoteBillPaymentFee,
    isAsked ? { body: { fromAccountId, institution, amount, billCount } } : null,
  );
  return isAsked ? { amount, quote: data } : undefined;
}
