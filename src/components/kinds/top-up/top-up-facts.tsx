// The facts of a top-up, the same on its review, request, status and receipt.
import { institutionFacts } from '../../../../domain/institution-facts.ts';
import { KeyValueList } from '../../../ui/key-value-list.tsx';
import { Amount } from '../../money/amount.tsx';
import { AmountInWords } from '../../money/amount-in-words.tsx';
import type { FactsProps } from '../../payment-form/payment-kind.ts';
import { useCodeName } from '../../text/code-names.tsx';
import { useFormat } from '../../text/use-format.ts';
import { useTexts } from '../../text/use-texts.ts';
import { FromAccount } from '../../transfer-facts/from-account.tsx';
import { present, when } from '../../transfer-facts/present-facts.ts';
import { useDayFact } from '../../transfer-facts/use-day-fact.ts';
import type { TopUpContent } from './top-up-content.ts';

function useFacts({ content: { form, facts }, payeeName, executionDate }: FactsProps<TopUpContent>) {
  const t = useTexts('kinds');
  const topUp = useTexts('payments');
  const format = useFormat();
  const nameOf = useCodeName();
  const day = useDayFact(form);
  const { fromAccount, payeeDetails, transactionDetails, additionalDetails } = form;
  const { alias = '', number = '' } = fromAccount;
  const { amount, info, denomCode } = transactionDetails;
  const { email = [], whatsapp = [] } = additionalDetails ?? {};
  const numbers = whatsapp.map(({ countryCode, valueWhatsapp }) => `${countryCode} ${valueWhatsapp}`);
  return present([
    { label: t('transfer.from'), value: <FromAccount alias={alias} number={number} /> },
    when(payeeName ?? payeeDetails.institution, topUp('topUp.institution')),
    when(<span className="figures">{payeeDetails.accountNumber}</span>, t('transfer.number')),
    when(payeeDetails.accountName, topUp('topUp.name')),
    when(payeeDetails.destinationName, topUp('bill.destinationName')),
    ...institutionFacts(facts, format.language),
    when(denomCode && nameOf(denomCode), topUp('topUp.denomination')),
    when(
      <>
        <Amount amount={amount} isStrong />
        <AmountInWords amount={amount} />
      </>,
      t('transfer.amount'),
    ),
    day,
    when(executionDate && format.date(executionDate), t('transfer.executionDate')),
    when(info, topUp('bill.info')),
    when(email.join(', '), t('transfer.email')),
    when(numbers.join(', '), t('transfer.whatsapp')),
  ]);
}

export const TopUpFacts = (props: FactsProps<TopUpContent>) => <KeyValueList facts={useFacts(props)} />;
