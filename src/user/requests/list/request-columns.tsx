import type { ExceptionalState, RequestListItem } from '../../../../generated/types.ts';
import { useAmountColumn, usePaymentColumns } from '../../../components/kinds/payment-columns.tsx';
import type { ListColumn } from '../../../components/table/list-types.ts';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import type { Queue } from '../queue/queues.ts';
import { PayeeCell } from './payee-cell.tsx';
import { TimeLeftCell } from './time-left-cell.tsx';

type Row = RequestListItem;

const groundOf = (exceptional: ExceptionalState | undefined) => exceptional?.ground ?? 'no-eligible-person';

/** What a queue says besides: when it has to be done, why it came back, or why it is exceptional. */
function useOwnColumn(queue: Queue): ListColumn<Row> {
  const t = useTexts('requests');
  if (queue === 'repair') {
    const reason = ({ returned }: Row) =>
      returned ? t('list.returnedBy', { name: returned.actor.name, reason: returned.reason }) : '';
    return { id: 'reason', header: t('list.reason'), width: '2fr', cell: reason, text: reason };
  }
  if (queue === 'exceptional-approve' || queue === 'exceptional-release') {
    const ground = ({ exceptional }: Row) => t(`exceptional.${groundOf(exceptional)}`);
    return { id: 'why', header: t('list.why'), width: '2fr', cell: ground, text: ground };
  }
  return {
    id: 'due',
    header: t('list.due'),
    width: '1fr',
    cell: ({ createdAt, dueAt }) => <TimeLeftCell since={createdAt} dueAt={dueAt} />,
    text: ({ dueAt }) => dueAt ?? '',
  };
}

/** In a queue of exceptional requests that they are exceptional goes without saying. */
const flagsIn = (queue: Queue, { flags }: Row) =>
  flags.filter((flag) => flag !== 'exceptional' || !queue.startsWith('exceptional'));

export function useRequestColumns(queue: Queue): ListColumn<Row>[] {
  const t = useTexts('requests');
  const format = useFormat();
  const common = usePaymentColumns<Row>();
  const own = useOwnColumn(queue);
  const amount = useAmountColumn<Row>();
  return [
    {
      id: 'customerName',
      header: t('list.payee'),
      width: '2fr',
      isRowHeader: true,
      cell: (row) => <PayeeCell row={{ ...row, flags: flagsIn(queue, row) }} />,
      text: ({ customerName, refNo }) => `${customerName} ${refNo}`,
    },
    ...common,
    own,
    {
      id: 'date',
      header: t('list.date'),
      cell: ({ executionDate }) => <span className="figures whitespace-nowrap">{format.date(executionDate)}</span>,
      text: ({ executionDate }) => executionDate,
    },
    amount,
  ];
}
