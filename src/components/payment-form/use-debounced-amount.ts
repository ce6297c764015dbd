import type { CurrencyCode, PaymentAmount } from '../../../generated/types.ts';
import { isPositiveAmount } from '../../lib/money-text.ts';
import { useDebouncedValue } from '../../lib/use-debounced-value.ts';
import { useFieldValue } from '../form/use-field.ts';

const typingPauseMilliseconds = 400;

/** Returns the amount after a pause in typing; undefined if the text is not an amount above 0. */
export function useDebouncedAmount(): PaymentAmount | undefined {
  const value = useDebouncedValue(useFieldValue<string>('transactionDetails.amount.value'), typingPauseMilliseconds);
  const currency = useFieldValue<CurrencyCode>('transactionDetails.amount.currency');
  return isPositiveAmount(value, currency) ? { value, currency } : undefined;
}
