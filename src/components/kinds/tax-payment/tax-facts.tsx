// The facts of a tax payment, the same on its review, request, status and receipt.
import { KeyValueList } from '../../../ui/key-value-list.tsx';
import { Amount } from '../../money/amount.tsx';
import { AmountInWords } from '../../money/amount-in-words.tsx';
import type { FactsProps } from '../../payment-form/payment-kind.ts';
import { useFormat } from '../../text/use-format.ts';
import { useTexts } from '../../text/use-texts.ts';
import { FromAccount } from '../../transfer-facts/from-account.tsx';
import { present, when } from '../../transfer-facts/present-facts.ts';
import { useDayFact } from '../../transfer-facts/use-day-fact.ts';
import { useBillingFacts } from './billing-facts.ts';
import type { TaxContent } from './tax-content.ts';

function useFacts({ content: { form, billing }, executionDate }: Omit<FactsProps<TaxContent>, 'payeeName'>) {
  const t = useTexts('kinds');
  const tax = useTexts('payments');
  const format = useFormat();
  const day = useDayFact(form);
  const billingFacts = useBillingFacts();
  const { alias = '', number = '' } = form.fromAccount;
  const { amount, info } = form.transactionDetails;
  const { additionalDetails: { email = [], whatsapp = [] } = {} } = form;
  const numbers = whatsapp.map(({ countryCode, valueWhatsapp }) => `${countryCode} ${valueWhatsapp}`);
  return present([
    { label: t('transfer.from'), value: <FromAccount alias={alias} number={number} /> },
    { label: tax('tax.billingId'), value: <span className="figures">{form.billingId}</span> },
    ...billingFacts(billing),
    when(
      <>
        <Amount amount={amount} isStrong />
        <AmountInWords amount={amount} />
      </>,
      t('transfer.amount'),
    ),
    day,
    when(executionDate && format.date(executionDate), t('transfer.executionDate')),
    when(info, tax('bill.info')),
    when(email.join(', '), t('transfer.email')),
    when(numbers.join(', '), t('transfer.whatsapp')),
  ]);
}

export const TaxFacts = (props: Omit<FactsProps<TaxContent>, 'payeeName'>) => <KeyValueList facts={useFacts(props)} />;
