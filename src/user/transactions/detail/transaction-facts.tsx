import type { TransactionDetail } from '../../../../generated/types.ts';
import { Amount } from '../../../components/money/amount.tsx';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { TransferFactsList } from '../../../components/transfer-facts/transfer-facts-list.tsx';
import { Card } from '../../../ui/card.tsx';
import { KeyValueList, type Fact } from '../../../ui/key-value-list.tsx';
import { Section } from '../../../ui/section.tsx';

function GeneralFacts({ detail }: { readonly detail: TransactionDetail }) {
  const t = useTexts('transactions');
  const kinds = useTexts('kinds');
  const { customerName, destinationBank, fromAcccount: from, amount, menuAccess } = detail;
  const facts: Fact[] = [
    { label: t('list.type'), value: kinds(`type.${menuAccess}`) },
    { label: t('list.payee'), value: [customerName, destinationBank].filter(Boolean).join(' · ') },
    ...(from ? [{ label: t('list.from'), value: from.alias }] : []),
    ...(amount ? [{ label: t('list.amount'), value: <Amount amount={amount} isStrong /> }] : []),
  ];
  return <KeyValueList facts={facts} />;
}

function Fees({ detail: { fees } }: { readonly detail: TransactionDetail }) {
  const t = useTexts('transactions');
  if (!fees) return null;
  const facts = [
    { label: t('detail.fee'), value: <Amount amount={fees.totalFee} /> },
    { label: t('detail.total'), value: <Amount amount={fees.totalDebit} isStrong /> },
  ];
  return (
    <Card>
      <Section title={t('detail.fees')}>
        <KeyValueList facts={facts} isAtEnd />
      </Section>
    </Card>
  );
}

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
  const format = useFormat();
  const { transactionDetails: content, createdBy, createdAt, executionDate } = detail;
  const made = t('detail.made', { name: createdBy.name, moment: format.moment(createdAt) });
  return (
    <>
      <Card>
        <Section title={t('detail.facts')} description={made}>
          {content.kind === 'local-transfer' ? (
            <TransferFactsList form={content.form} />
          ) : (
            <GeneralFacts detail={detail} />
          )}
          <KeyValueList facts={[{ label: t('detail.executionDate'), value: format.date(executionDate) }]} />
        </Section>
      </Card>
      <Fees detail={detail} />
      <Proof receipt={detail.receipt} />
    </>
  );
}
