import type { ReactNode } from 'react';
import type { RequestDetail, TransactionDetail } from '../../../../generated/types.ts';
import { Amount } from '../../../components/money/amount.tsx';
import { ShownAccount } from '../../../components/money/shown-account.tsx';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { TransferFactsList } from '../../../components/transfer-facts/transfer-facts-list.tsx';
import { Card } from '../../../ui/card.tsx';
import { KeyValueList, type Fact } from '../../../ui/key-value-list.tsx';
import { Section } from '../../../ui/section.tsx';

const when = (value: ReactNode, label: string): Fact[] => (value ? [{ label, value }] : []);

/** Of a kind that has no facts of its own here. */
function GeneralFacts({ transaction }: { readonly transaction: TransactionDetail }) {
  const t = useTexts('requests');
  const kinds = useTexts('kinds');
  const {
    menuAccess,
    serviceType,
    customerName,
    destination,
    destinationBank,
    fromAcccount: from,
    amount,
  } = transaction;
  const facts = [
    { label: t('list.type'), value: serviceType ? kinds(`service.${serviceType}`) : kinds(`type.${menuAccess}`) },
    ...when(customerName, t('list.payee')),
    ...when(destinationBank, kinds('transfer.bank')),
    ...when(destination !== from?.number && destination, kinds('transfer.accountNumber')),
    ...when(from && <FromAccount alias={from.alias} number={from.number} />, t('list.from')),
    ...when(amount && <Amount amount={amount} isStrong />, t('list.amount')),
  ];
  return <KeyValueList facts={facts} />;
}

function FromAccount({ alias, number }: { readonly alias: string; readonly number: string }) {
  return (
    <>
      {alias} <ShownAccount number={number} />
    </>
  );
}

function useLastFacts({ makers, transaction }: RequestDetail): Fact[] {
  const t = useTexts('requests');
  const kinds = useTexts('kinds');
  const format = useFormat();
  const { fees, transactionDate, executionDate } = transaction;
  return [
    ...when(fees && <Amount amount={fees.totalFee} />, kinds('transfer.fee')),
    ...when(fees && <Amount amount={fees.totalDebit} isStrong />, kinds('transfer.totalDebit')),
    { label: t('detail.transaction'), value: format.date(transactionDate) },
    { label: t('detail.execution'), value: format.date(executionDate) },
    { label: t('detail.makers'), value: makers.map(({ name }) => name).join(', ') },
  ];
}

/** What is paid, from what, to whom and when. */
export function RequestFacts({ request }: { readonly request: RequestDetail }) {
  const t = useTexts('requests');
  const format = useFormat();
  const { transaction, revision } = request;
  const { transactionDetails: content, createdBy, createdAt } = transaction;
  const made = t('detail.made', { name: createdBy.name, moment: format.moment(createdAt) });
  return (
    <Card>
      <Section title={t('detail.facts')} description={`${made} · ${t('detail.revision', { revision })}`}>
        {content.kind === 'local-transfer' ? (
          <TransferFactsList form={content.form} />
        ) : (
          <GeneralFacts transaction={transaction} />
        )}
        <KeyValueList facts={useLastFacts(request)} />
      </Section>
    </Card>
  );
}
