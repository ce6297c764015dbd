// The sections of the form of a tax payment.
import { openUntil, sectionBy, useInquirySections } from '../institution/institution-sections.ts';
import { useTexts } from '../../text/use-texts.ts';
import { billingOf, type TaxValues } from './tax-values.ts';

const fields = {
  to: ['billingId', 'billingSource', 'payerNpwp'],
  amount: ['transactionDetails.amount', 'timing'],
};

export const sectionOf = sectionBy(fields);
export const openSections = openUntil((values: TaxValues) => billingOf(values) !== undefined);

export function useSections() {
  const t = useTexts('payments');
  return useInquirySections({ to: t('tax.stepBilling'), amount: t('tax.stepAmount') }, fields);
}
