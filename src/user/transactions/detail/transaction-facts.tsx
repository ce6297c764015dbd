import type { TransactionDetail } from '../../../../generated/types.ts';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { PaymentFacts } from '../../../components/transfer-facts/payment-facts.tsx';
import { Card } from '../../../ui/card.tsx';
import { KeyValueList, type Fact } from '../../../ui/key-value-list.tsx';
import { Section } from '../../../ui/section.tsx';

function Proof({ receipt }: Pick<TransactionDetail, 'receipt'>) {
  const t = useTexts('transactions');
  const format = useFormat();
  if (receipt?.kind !== 'transfer') return null;
  const { hostReference, creditedAt, uetr } = receipt;
  const facts: Fact[] = [
    { label: t('detail.bankReference'), value: <span className="figures">{hostReference}</span> },
    { label: t('detail.credited'), value: creditedAt ? format.moment(creditedAt) : t('detail.notSaid') },
    ...(uetr ? [{ label: t('detail.uetr'), value: uetr }] : []),
  ];
  return (
    <Card>
      <Section title={t('detail.proof')}>
        <KeyValueList facts={facts} />
      </Section>
    </Card>
  );
}

/** The facts on the left of a detail, whatever the kind of transaction. */
export function TransactionFacts({ detail }: { readonly detail: TransactionDetail }) {
  const t = useTexts('transactions');
  return (
    <>
      <PaymentFacts payment={detail} title={t('detail.facts')} />
      <Proof receipt={detail.receipt} />
    </>
  );
}
