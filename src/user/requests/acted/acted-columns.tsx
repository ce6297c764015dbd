import type { ActionHistoryItem } from '../../../../generated/types.ts';
import { useAmountColumn, usePaymentColumns } from '../../../components/kinds/payment-columns.tsx';
import { StatusLabel } from '../../../components/kinds/status-label.tsx';
import type { ListColumn } from '../../../components/table/list-types.ts';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { PayeeCell } from '../list/payee-cell.tsx';

type Row = ActionHistoryItem;

function Decision({ row: { action, reason } }: { readonly row: Row }) {
  const t = useTexts('requests');
  return (
    <span className="min-w-0">
      <span className="block">{t(`act.${action}`)}</span>
      {reason && <span className="block text-sm break-words text-ink-soft">{reason}</span>}
    </span>
  );
}

export function useActedColumns(): ListColumn<Row>[] {
  const t = useTexts('requests');
  const kinds = useTexts('kinds');
  const format = useFormat();
  const common = usePaymentColumns<Row>();
  const amount = useAmountColumn<Row>();
  return [
    {
      id: 'customerName',
      header: t('list.payee'),
      width: '2fr',
      isRowHeader: true,
      cell: (row) => <PayeeCell row={row} />,
      text: ({ customerName, refNo }) => `${customerName} ${refNo}`,
    },
    {
      id: 'decision',
      header: t('list.decision'),
      width: '1fr',
      cell: (row) => <Decision row={row} />,
      text: ({ action, reason }) => [t(`act.${action}`), reason].filter(Boolean).join(': '),
    },
    ...common.map((column) => ({ ...column, isHiddenAtFirst: true })),
    {
      id: 'date',
      header: t('list.decidedAt'),
      width: '1fr',
      cell: ({ actionDate }) => <span className="figures whitespace-nowrap">{format.moment(actionDate)}</span>,
      text: ({ actionDate }) => actionDate,
    },
    {
      id: 'status',
      header: t('list.status'),
      width: '1fr',
      cell: ({ status }) => <StatusLabel status={status} />,
      text: ({ status }) => kinds(`status.${status}`),
    },
    amount,
  ];
}
