import type { CurrencyCode, PaymentAmount } from '../../../generated/types.ts';
import { isPositiveAmount } from '../../lib/money-text.ts';
import { useDebouncedField } from '../form/use-debounced-field.ts';
import { useFieldValue } from '../form/use-field.ts';

/** Returns the amount after a pause in typing; undefined if the text is not an amount above 0. */
export function useDebouncedAmount(): PaymentAmount | undefined {
  const value = useDebouncedField<string>('transactionDetails.amount.value');
  const currency = useFieldValue<CurrencyCode>('transactionDetails.amount.currency');
  return isPositiveAmount(value, currency) ? { value, currency } : undefined;
}
