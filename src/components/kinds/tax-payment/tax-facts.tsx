// The facts of a tax payment, the same on its review, request, status and receipt.
import { KeyValueList } from '../../../ui/key-value-list.tsx';
import type { FactsProps } from '../../payment-form/payment-kind.ts';
import { useTexts } from '../../text/use-texts.ts';
import { present } from '../../transfer-facts/present-facts.ts';
import { usePaymentFacts } from '../../transfer-facts/use-payment-facts.tsx';
import { useBillingFacts } from './billing-facts.ts';
import type { TaxContent } from './tax-content.ts';

function useFacts({ content: { form, billing }, executionDate }: Omit<FactsProps<TaxContent>, 'payeeName'>) {
  const tax = useTexts('payments');
  const billingFacts = useBillingFacts();
  const { from, rest } = usePaymentFacts({ form, executionDate });
  return present([
    from,
    { label: tax('tax.billingId'), value: <span className="figures">{form.billingId}</span> },
    ...billingFacts(billing),
    ...rest,
  ]);
}

export const TaxFacts = (props: Omit<FactsProps<TaxContent>, 'payeeName'>) => <KeyValueList facts={useFacts(props)} />;
