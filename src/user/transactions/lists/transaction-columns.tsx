import type { TransactionListItem } from '../../../../generated/types.ts';
import { useAmountColumn, usePaymentColumns } from '../../../components/kinds/payment-columns.tsx';
import { usePaymentTitle } from '../../../components/kinds/payment-title.ts';
import { usePayeeFacts } from '../../../components/kinds/payment-facts.ts';
import { StatusLabel, useStatusText } from '../../../components/kinds/status-label.tsx';
import { useMoneyWait } from '../../../components/kinds/use-money-wait.ts';
import type { ListColumn, ListFact } from '../../../components/table/list-types.ts';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { TwoLines } from '../../../ui/two-lines.tsx';

type Row = TransactionListItem;

function Payee({ row }: { readonly row: Row }) {
  const t = useTexts('transactions');
  const where = row.recordCount > 1 ? t('list.records', { count: row.recordCount }) : row.destinationBank;
  const { title, about } = usePaymentTitle()(row);
  return <TwoLines title={title} note={[about, where, row.refNo].filter(Boolean).join(' · ')} />;
}

function Status({ row }: { readonly row: Row }) {
  const { waitsForMoney } = row;
  const moneyText = useMoneyWait();
  return (
    <>
      <StatusLabel {...row} />
      {waitsForMoney && <span className="figures block text-xs text-ink-soft">{moneyText(waitsForMoney)}</span>}
    </>
  );
}

function useStatusFacts(): ListFact<Row>[] {
  const t = useTexts('transactions');
  const kinds = useTexts('kinds');
  const statusText = useStatusText();
  return [
    { title: t('list.status'), text: (row) => statusText(row.status, row.waitsForMoney, row.menuAccess) },
    { title: kinds('fact.missing'), text: ({ waitsForMoney }) => waitsForMoney?.missing?.value },
    { title: kinds('fact.until'), text: ({ waitsForMoney }) => waitsForMoney?.until },
    { title: t('list.reason'), text: ({ reason }) => reason },
  ];
}

export function useTransactionColumns(): ListColumn<Row>[] {
  const t = useTexts('transactions');
  const kinds = useTexts('kinds');
  const format = useFormat();
  const common = usePaymentColumns<Row>();
  const amount = useAmountColumn<Row>();
  const payee = usePayeeFacts<Row>(t('list.payee'));
  const status = useStatusFacts();
  return [
    {
      id: 'customerName',
      header: t('list.payee'),
      width: '2fr',
      isRowHeader: true,
      cell: (row) => <Payee row={row} />,
      facts: payee,
    },
    ...common,
    {
      id: 'date',
      header: t('list.date'),
      width: 120,
      cell: ({ executionDate }) => <span className="figures whitespace-nowrap">{format.date(executionDate)}</span>,
      facts: [
        { title: kinds('fact.requested'), text: ({ transactionDate }) => transactionDate },
        { title: kinds('transfer.executionDate'), text: ({ executionDate }) => executionDate },
      ],
    },
    {
      id: 'status',
      header: t('list.status'),
      onPhone: 'aside',
      width: '1.5fr',
      cell: (row) => <Status row={row} />,
      facts: status,
    },
    {
      id: 'createdAt',
      header: t('list.created'),
      isHiddenAtFirst: true,
      cell: ({ createdAt }) => <span className="figures whitespace-nowrap">{format.moment(createdAt)}</span>,
      text: ({ createdAt }) => createdAt,
    },
    amount,
  ];
}
