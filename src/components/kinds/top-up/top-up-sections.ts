// The sections of the form of a top-up.
import { openUntil, sectionBy, useInquirySections } from '../institution/institution-sections.ts';
import { useTexts } from '../../text/use-texts.ts';
import { hasCustomer } from './top-up-values.ts';

const fields = {
  to: ['payeeDetails', 'favoriteId'],
  amount: ['transactionDetails.denomCode', 'transactionDetails.amount', 'timing'],
};

export const sectionOf = sectionBy(fields);
export const openSections = openUntil(hasCustomer);

export function useSections() {
  const t = useTexts('payments');
  return useInquirySections({ to: t('topUp.stepTo'), amount: t('transfer.stepAmount') }, fields);
}
