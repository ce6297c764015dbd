// The facts of a payment: amount, account, payee and time. Used for requests and for finished transactions.
import type { TransactionDetail } from '../../../generated/types.ts';
import { Card } from '../../ui/card.tsx';
import { KeyValueList, type Fact } from '../../ui/key-value-list.tsx';
import { Section } from '../../ui/section.tsx';
import { useKindName } from '../kinds/kind-label.tsx';
import { Amount } from '../money/amount.tsx';
import { CodeNamesProvider } from '../text/code-names.tsx';
import { useFormat } from '../text/use-format.ts';
import { useTexts } from '../text/use-texts.ts';
import { factsOfKind } from './facts-of-kind.tsx';
import { FromAccount } from './from-account.tsx';
import { present, when } from './present-facts.ts';
import { PayeeAccount } from '../money/payee-account.tsx';
import { useCostFacts } from './use-cost-facts.tsx';

/** For a kind that has no component in facts-of-kind. */
function GeneralFacts({ payment }: { readonly payment: TransactionDetail }) {
  const t = useTexts('kinds');
  const kind = useKindName();
  const { customerName, destination, destinationBank, fromAcccount: from, amount } = payment;
  const isToOther = destination !== from?.number;
  const facts = present([
    { label: t('transfer.kind'), value: kind(payment) },
    when(customerName, t('transfer.to')),
    when(destinationBank, t('transfer.bank')),
    when(
      isToOther && destination && <PayeeAccount number={destination} />,
      destinationBank ? t('transfer.accountNumber') : t('transfer.number'),
    ),
    when(from && <FromAccount {...from} />, t('transfer.from')),
    when(amount && <Amount amount={amount} isStrong />, t('transfer.amount')),
  ]);
  return <KeyValueList facts={facts} />;
}

interface PaymentFactsProps {
  readonly payment: TransactionDetail;
  readonly title: string;
  /** Who made the shown revision, if it is not the first one. */
  readonly made?: { readonly name: string; readonly at: string };
  /** Shown after the maker's name. */
  readonly note?: string;
  /** Facts that only this screen shows. */
  readonly more?: readonly Fact[];
}

export function PaymentFacts(props: PaymentFactsProps) {
  const t = useTexts('kinds');
  const format = useFormat();
  const { payment, title, note, more = [] } = props;
  const { transactionDetails: content, createdBy, createdAt } = payment;
  const { name, at } = props.made ?? { name: createdBy.name, at: createdAt };
  const Facts = factsOfKind(content);
  const costs = useCostFacts(payment);
  const executed = { label: t('transfer.executionDate'), value: format.date(payment.executionDate) };
  const made = t('transfer.made', { name, moment: format.moment(at) });
  return (
    <Card>
      <Section title={title} description={[made, note].filter(Boolean).join(' · ')}>
        <CodeNamesProvider names={payment.codeNames}>
          {Facts ? <Facts content={content} payeeName={payment.customerName} /> : <GeneralFacts payment={payment} />}
        </CodeNamesProvider>
        <KeyValueList facts={[...costs, executed, ...more]} />
      </Section>
    </Card>
  );
}
