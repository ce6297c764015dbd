// The sections of the form for books, and the section of each field.
import type { FormSection } from '../../payment-form/payment-kind.ts';
import { reviewId } from '../../payment-form/steps-done.ts';
import { useTexts } from '../../text/use-texts.ts';
import type { ChequeBookValues } from './cheque-values.ts';

const bookFields = ['type', 'quantity'];
const pickupFields = ['branch', 'pickup'];

export function sectionOf(field: string): string {
  if (field.startsWith('fromAccount')) return 'from';
  if (bookFields.includes(field)) return 'books';
  return pickupFields.some((own) => field.startsWith(own)) ? 'pickup' : 'details';
}

/** The note is optional, so its section is complete only after the section before it. */
export const openSections = ({ branch, pickup }: ChequeBookValues): string[] =>
  branch.branchCode && pickup.authorizers[0]?.name ? [] : ['details'];

export function useSections(): FormSection[] {
  const t = useTexts('payments');
  return [
    { id: 'from', label: t('transfer.stepFrom'), fields: ['fromAccount'] },
    { id: 'books', label: t('books.stepBooks'), fields: bookFields },
    { id: 'pickup', label: t('books.stepPickup'), fields: pickupFields },
    { id: 'details', label: t('transfer.stepDetails'), fields: ['info'] },
    { id: reviewId, label: t('transfer.stepReview'), fields: [] },
  ];
}
