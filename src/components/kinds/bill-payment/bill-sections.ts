// The sections of the form of a bill payment, and the section of each field.
import type { FormSection } from '../../payment-form/payment-kind.ts';
import { reviewId } from '../../payment-form/steps-done.ts';
import { useTexts } from '../../text/use-texts.ts';
import { hasBills, type BillValues } from './bill-values.ts';

export function sectionOf(field: string): string {
  if (field.startsWith('fromAccount')) return 'from';
  if (/^(payeeDetails|favoriteId|inquiryId)/.test(field)) return 'to';
  return /^(billIds|transactionDetails\.amount|timing)/.test(field) ? 'amount' : 'details';
}

/** Returns the sections that are not complete. Without bills, the amount is not complete either. */
export const openSections = (values: BillValues, refused: ReadonlySet<string>): string[] => {
  if (!hasBills(values)) return ['to', 'amount', 'details'];
  return refused.has('amount') ? ['details'] : [];
};

export function useSections(): FormSection[] {
  const t = useTexts('payments');
  return [
    { id: 'from', label: t('transfer.stepFrom'), fields: ['fromAccount'] },
    { id: 'to', label: t('bill.stepTo'), fields: ['payeeDetails', 'favoriteId'] },
    { id: 'amount', label: t('bill.stepBills'), fields: ['billIds', 'transactionDetails.amount', 'timing'] },
    { id: 'details', label: t('transfer.stepDetails'), fields: ['transactionDetails.info', 'additionalDetails'] },
    { id: reviewId, label: t('transfer.stepReview'), fields: [] },
  ];
}
