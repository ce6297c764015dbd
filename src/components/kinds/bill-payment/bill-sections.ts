// The sections of the form of a bill payment.
import { openUntil, sectionBy, useInquirySections } from '../institution/institution-sections.ts';
import { useTexts } from '../../text/use-texts.ts';
import { hasBills } from './bill-values.ts';

const fields = {
  to: ['payeeDetails', 'favoriteId'],
  amount: ['billIds', 'transactionDetails.amount', 'timing'],
};

export const sectionOf = sectionBy(fields);
export const openSections = openUntil(hasBills);

export function useSections() {
  const t = useTexts('payments');
  return useInquirySections({ to: t('bill.stepTo'), amount: t('bill.stepBills') }, fields);
}
