import type { ActionHistoryItem } from '../../../../generated/types.ts';
import { useAmountColumn, usePaymentColumns } from '../../../components/kinds/payment-columns.tsx';
import { usePayeeFacts } from '../../../components/kinds/payment-facts.ts';
import { StatusLabel, useStatusText } from '../../../components/kinds/status-label.tsx';
import type { ListColumn } from '../../../components/table/list-types.ts';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { PayeeCell } from '../list/payee-cell.tsx';

type Row = ActionHistoryItem;

function Decision({ row: { decision, reason } }: { readonly row: Row }) {
  const t = useTexts('requests');
  return (
    <span className="min-w-0">
      <span className="block">{t(`decided.${decision}`)}</span>
      {reason && <span className="block text-sm break-words text-ink-soft">{reason}</span>}
    </span>
  );
}

export function useActedColumns(): ListColumn<Row>[] {
  const t = useTexts('requests');
  const kinds = useTexts('kinds');
  const statusText = useStatusText();
  const format = useFormat();
  const common = usePaymentColumns<Row>();
  const amount = useAmountColumn<Row>();
  const payee = usePayeeFacts<Row>(t('list.payee'));
  return [
    {
      id: 'customerName',
      header: t('list.payee'),
      width: '2fr',
      isRowHeader: true,
      cell: (row) => <PayeeCell row={row} />,
      facts: payee,
    },
    {
      id: 'decision',
      header: t('list.decision'),
      width: '1fr',
      cell: (row) => <Decision row={row} />,
      facts: [
        { title: t('list.decision'), text: ({ decision }) => t(`decided.${decision}`) },
        { title: kinds('fact.reason'), text: ({ reason }) => reason },
      ],
    },
    ...common.map((column) => ({ ...column, isHiddenAtFirst: true })),
    {
      id: 'date',
      header: t('list.decidedAt'),
      width: '1fr',
      cell: ({ actionDate }) => <span className="figures whitespace-nowrap">{format.moment(actionDate)}</span>,
      facts: [
        { title: t('list.decidedAt'), text: ({ actionDate }) => actionDate },
        { title: kinds('transfer.executionDate'), text: ({ executionDate }) => executionDate },
      ],
    },
    {
      id: 'status',
      header: t('list.status'),
      width: '1fr',
      cell: (row) => <StatusLabel {...row} />,
      text: ({ status, waitsForMoney, menuAccess }) => statusText(status, waitsForMoney, menuAccess),
    },
    amount,
  ];
}
