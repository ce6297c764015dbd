import type { RecurringSeries } from '../../../../generated/types.ts';
import { StatusLabel } from '../../../components/kinds/status-label.tsx';
import { Amount } from '../../../components/money/amount.tsx';
import { frequencyWords } from '../../../components/payment-form/repeat/repeat-words.ts';
import type { ListColumn } from '../../../components/table/list-types.ts';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { TwoLines } from '../../../ui/two-lines.tsx';

type Row = RecurringSeries;

export const nextDayOf = ({ nextOccurrence: next }: Row): string | null =>
  next && (next.executionDate ?? next.plannedDate);

export function useRecurringColumns(): ListColumn<Row>[] {
  const t = useTexts('recurring');
  const payments = useTexts('payments');
  const kinds = useTexts('kinds');
  const common = useTexts('common');
  const format = useFormat();
  const often = ({ timing }: Row) => frequencyWords(timing, { t: payments, format });
  const nextDay = (row: Row) => {
    const day = nextDayOf(row);
    return day && format.date(day);
  };
  return [
    {
      id: 'destination',
      header: t('list.payee'),
      width: '2fr',
      isRowHeader: true,
      onPhone: 'wide-title',
      cell: (row) => <TwoLines title={row.customerName} note={`${kinds(`type.${row.paymentType}`)} · ${row.refNo}`} />,
      facts: [
        { title: t('list.payee'), text: ({ customerName }) => customerName },
        { title: t('list.reference'), text: ({ refNo }) => refNo },
      ],
    },
    { id: 'frequency', header: payments('repeat.frequency'), width: '2fr', cell: often, text: often },
    {
      id: 'nextDate',
      header: t('list.next'),
      width: '1fr',
      cell: (row) => <span className="figures">{nextDay(row)}</span>,
      text: nextDayOf,
    },
    {
      id: 'progress',
      header: t('list.paid'),
      width: '1fr',
      cell: ({ executedOccurrences: paid, frequency }) => t('list.paidOf', { paid, count: frequency }),
      facts: [
        { title: t('list.paid'), text: ({ executedOccurrences }) => executedOccurrences },
        { title: t('list.count'), text: ({ frequency }) => frequency },
      ],
    },
    {
      id: 'amount',
      header: t('list.amount'),
      align: 'end',
      width: '1fr',
      cell: ({ amount }) => <Amount amount={amount} isStrong />,
      amount: ({ amount }) => amount,
    },
    {
      id: 'status',
      header: common('word.status'),
      width: '1fr',
      onPhone: 'aside',
      cell: ({ status }) => <StatusLabel status={status} />,
      text: ({ status }) => status,
    },
  ];
}
