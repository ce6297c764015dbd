// The sections of a form whose amount follows from an inquiry: account, payee, amount, details and review.
import type { FormSection } from '../../payment-form/payment-kind.ts';
import { reviewId } from '../../payment-form/steps-done.ts';
import { useTexts } from '../../text/use-texts.ts';

interface Fields {
  readonly to: readonly string[];
  readonly amount: readonly string[];
}

/** Returns the section of each field; other fields are in the details. */
export const sectionBy =
  ({ to, amount }: Fields) =>
  (field: string): string => {
    const isOf = (own: string) => field.startsWith(own);
    if (isOf('fromAccount')) return 'from';
    if (isOf('inquiryId') || to.some(isOf)) return 'to';
    return amount.some(isOf) ? 'amount' : 'details';
  };

/** Returns the sections that are not complete. Before the inquiry is answered, the amount is not complete either. */
export const openUntil =
  <Values>(isAnswered: (values: Values) => boolean) =>
  (values: Values, refused: ReadonlySet<string>): string[] => {
    if (!isAnswered(values)) return ['to', 'amount', 'details'];
    return refused.has('amount') ? ['details'] : [];
  };

interface Labels {
  readonly to: string;
  readonly amount: string;
}

export function useInquirySections(labels: Labels, { to, amount }: Fields): FormSection[] {
  const t = useTexts('payments');
  return [
    { id: 'from', label: t('transfer.stepFrom'), fields: ['fromAccount'] },
    { id: 'to', label: labels.to, fields: to },
    { id: 'amount', label: labels.amount, fields: amount },
    { id: 'details', label: t('transfer.stepDetails'), fields: ['transactionDetails.info', 'additionalDetails'] },
    { id: reviewId, label: t('transfer.stepReview'), fields: [] },
  ];
}
