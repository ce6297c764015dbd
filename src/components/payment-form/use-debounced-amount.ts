import type { PaymentAmount } from '../../../generated/types.ts';
import { isAmount } from '../../lib/money-text.ts';
import { useDebouncedValue } from '../../lib/use-debounced-value.ts';
import { useFieldValue } from '../form/use-field.ts';

const typingPauseMilliseconds = 400;

/** The typed amount once typing rests; undefined while it is none. */
export function useDebouncedAmount(): PaymentAmount | undefined {
  const value = useDebouncedValue(useFieldValue<string>('transactionDetails.amount.value'), typingPauseMilliseconds);
  return isAmount(value, 'IDR') ? { value, currency: 'IDR' } : undefined;
}
