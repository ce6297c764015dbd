// The sections of the form of a top-up, and the section of each field.
import type { FormSection } from '../../payment-form/payment-kind.ts';
import { reviewId } from '../../payment-form/steps-done.ts';
import { useTexts } from '../../text/use-texts.ts';
import { hasCustomer, type TopUpValues } from './top-up-values.ts';

const amountFields = ['transactionDetails.denomCode', 'transactionDetails.amount', 'timing'];

export function sectionOf(field: string): string {
  if (field.startsWith('fromAccount')) return 'from';
  if (/^(payeeDetails|favoriteId|inquiryId)/.test(field)) return 'to';
  return amountFields.some((own) => field.startsWith(own)) ? 'amount' : 'details';
}

/** Returns the sections that are not complete. */
export const openSections = (values: TopUpValues, refused: ReadonlySet<string>): string[] => {
  if (!hasCustomer(values)) return ['to', 'amount', 'details'];
  return refused.has('amount') ? ['details'] : [];
};

export function useSections(): FormSection[] {
  const t = useTexts('payments');
  return [
    { id: 'from', label: t('transfer.stepFrom'), fields: ['fromAccount'] },
    { id: 'to', label: t('topUp.stepTo'), fields: ['payeeDetails', 'favoriteId'] },
    { id: 'amount', label: t('transfer.stepAmount'), fields: amountFields },
    { id: 'details', label: t('transfer.stepDetails'), fields: ['transactionDetails.info', 'additionalDetails'] },
    { id: reviewId, label: t('transfer.stepReview'), fields: [] },
  ];
}
