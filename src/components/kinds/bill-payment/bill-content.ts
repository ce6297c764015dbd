import type { BillPaymentForm, TransactionContent } from '../../../../generated/types.ts';
import { chosenBills } from './bill-amount.ts';
import { openBill, type BillValues } from './bill-values.ts';

export type BillContent = Extract<TransactionContent, { readonly kind: 'bill-payment' }>;

export const billContent = (form: BillPaymentForm, { found }: Pick<BillValues, 'found'>): BillContent => ({
  kind: 'bill-payment',
  form,
  bills: chosenBills(found, form.billIds).map(openBill),
  facts: found.facts,
});
