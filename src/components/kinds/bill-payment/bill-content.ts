import type { BillPaymentForm, TransactionContent } from '../../../../generated/types.ts';
import { chosenBills } from '../../../../domain/bill-choice.ts';
import type { BillValues } from './bill-values.ts';

export type BillContent = Extract<TransactionContent, { readonly kind: 'bill-payment' }>;

/** A series pays what is open on each of its days, so it names none of today's bills. */
export function billContent(
  form: BillPaymentForm,
  { found, timing }: Pick<BillValues, 'found' | 'timing'>,
): BillContent {
  const chosen = timing.kind === 'recurring' ? [] : chosenBills(found, form.billIds);
  return { kind: 'bill-payment', form, bills: chosen, facts: found.facts };
}
