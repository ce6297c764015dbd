// The sections of the form of a foreign transfer, and the section of each field.
import type { FormSection } from '../../payment-form/payment-kind.ts';
import { reviewId } from '../../payment-form/steps-done.ts';
import { useTexts } from '../../text/use-texts.ts';
import type { ForeignValues } from './foreign-values.ts';

export function sectionOf(field: string): string {
  if (field.startsWith('fromAccount')) return 'from';
  if (/^(payee|intermediary|transferType|acceptedText)/.test(field)) return 'to';
  if (/^(transactionDetails\.amount|timing|deal)/.test(field)) return 'amount';
  return /^(charges|underlyingCodes)/.test(field) ? 'costs' : 'details';
}

/** Everything that is missing is a failure of the schema. */
export const openSections = (_values: ForeignValues, refused: ReadonlySet<string>): string[] =>
  refused.has('amount') ? ['costs'] : [];

export function useSections(): FormSection[] {
  const t = useTexts('payments');
  return [
    { id: 'from', label: t('transfer.stepFrom'), fields: ['fromAccount'] },
    { id: 'to', label: t('transfer.stepTo'), fields: ['payee', 'intermediary'] },
    { id: 'amount', label: t('transfer.stepAmount'), fields: ['transactionDetails.amount', 'timing', 'deal'] },
    { id: 'costs', label: t('foreign.stepCosts'), fields: ['charges', 'underlyingCodes'] },
    {
      id: 'details',
      label: t('transfer.stepDetails'),
      fields: [
        'transactionDetails.purposeCode',
        'transactionDetails.info',
        'transactionDetails.customerReference',
        'remitterBeneficiaryRelationship',
        'trade',
        'additionalDetails',
      ],
    },
    { id: reviewId, label: t('transfer.stepReview'), fields: [] },
  ];
}
