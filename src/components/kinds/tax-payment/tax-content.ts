import type { TaxPaymentForm, TransactionContent } from '../../../../generated/types.ts';
import { billingOf, type TaxValues } from './tax-values.ts';

export type TaxContent = Extract<TransactionContent, { readonly kind: 'tax-payment' }>;

/** A complete form has a found billing; without one the schema refuses it, because the inquiry is missing. */
export function taxContent(form: TaxPaymentForm, values: TaxValues): TaxContent {
  const billing = billingOf(values);
  if (!billing) throw new Error('A complete form of a tax payment has a billing');
  return { kind: 'tax-payment', form, billing };
}
