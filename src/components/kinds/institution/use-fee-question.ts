import type { PaymentAmount } from '../../../../generated/types.ts';
import { useFieldValue } from '../../form/use-field.ts';
import { useDebouncedAmount } from '../../payment-form/use-debounced-amount.ts';

interface FeeQuestion {
  readonly fromAccountId: string;
  readonly institution: string;
  readonly amount: PaymentAmount;
}

/** Returns what the fee of an institution depends on, or undefined while the values are incomplete. */
export function useFeeQuestion(): FeeQuestion | undefined {
  const fromAccountId = useFieldValue<string>('fromAccount.id');
  const institution = useFieldValue<string>('payeeDetails.institution');
  const amount = useDebouncedAmount();
  const isComplete = fromAccountId !== '' && institution !== '' && amount !== undefined;
  return isComplete ? { fromAccountId, institution, amount } : undefined;
}
