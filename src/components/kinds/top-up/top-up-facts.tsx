// The facts of a top-up, the same on its review, request, status and receipt.
import { institutionFacts } from '../../../../domain/institution-facts.ts';
import { KeyValueList } from '../../../ui/key-value-list.tsx';
import type { FactsProps } from '../../payment-form/payment-kind.ts';
import { useCodeName } from '../../text/code-names.tsx';
import { useFormat } from '../../text/use-format.ts';
import { useTexts } from '../../text/use-texts.ts';
import { present, when } from '../../transfer-facts/present-facts.ts';
import { usePaymentFacts } from '../../transfer-facts/use-payment-facts.tsx';
import type { TopUpContent } from './top-up-content.ts';

function useFacts({ content: { form, facts }, payeeName, executionDate }: FactsProps<TopUpContent>) {
  const t = useTexts('kinds');
  const topUp = useTexts('payments');
  const { language } = useFormat();
  const nameOf = useCodeName();
  const { from, rest } = usePaymentFacts({ form, executionDate });
  const { payeeDetails, transactionDetails } = form;
  const { denomCode } = transactionDetails;
  return present([
    from,
    when(payeeName ?? payeeDetails.institution, topUp('topUp.institution')),
    when(<span className="figures">{payeeDetails.accountNumber}</span>, t('transfer.number')),
    when(payeeDetails.accountName, topUp('topUp.name')),
    when(payeeDetails.destinationName, topUp('bill.destinationName')),
    ...institutionFacts(facts, language),
    when(denomCode && nameOf(denomCode), topUp('topUp.denomination')),
    ...rest,
  ]);
}

export const TopUpFacts = (props: FactsProps<TopUpContent>) => <KeyValueList facts={useFacts(props)} />;
