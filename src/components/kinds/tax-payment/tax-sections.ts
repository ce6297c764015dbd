// The sections of the form of a tax payment, and the section of each field.
import type { FormSection } from '../../payment-form/payment-kind.ts';
import { reviewId } from '../../payment-form/steps-done.ts';
import { useTexts } from '../../text/use-texts.ts';
import { billingOf, type TaxValues } from './tax-values.ts';

export function sectionOf(field: string): string {
  if (field.startsWith('fromAccount')) return 'from';
  if (/^(billingId|billingSource|inquiryId|payerNpwp)/.test(field)) return 'to';
  return /^(transactionDetails\.amount|timing)/.test(field) ? 'amount' : 'details';
}

/** Returns the sections that are not complete. Without a billing, the amount is not complete either. */
export const openSections = (values: TaxValues, refused: ReadonlySet<string>): string[] => {
  if (!billingOf(values)) return ['to', 'amount', 'details'];
  return refused.has('amount') ? ['details'] : [];
};

export function useSections(): FormSection[] {
  const t = useTexts('payments');
  return [
    { id: 'from', label: t('transfer.stepFrom'), fields: ['fromAccount'] },
    { id: 'to', label: t('tax.stepBilling'), fields: ['billingId'] },
    { id: 'amount', label: t('tax.stepAmount'), fields: ['transactionDetails.amount', 'timing'] },
    { id: 'details', label: t('transfer.stepDetails'), fields: ['transactionDetails.info', 'additionalDetails'] },
    { id: reviewId, label: t('transfer.stepReview'), fields: [] },
  ];
}
