import type { ExceptionalState, RequestListItem } from '../../../../generated/types.ts';
import { useAmountColumn, usePaymentColumns } from '../../../components/kinds/payment-columns.tsx';
import { usePayeeFacts } from '../../../components/kinds/payment-facts.ts';
import type { ListColumn } from '../../../components/table/list-types.ts';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import type { Queue } from '../../../components/queue/queues.ts';
import { PayeeCell } from './payee-cell.tsx';
import { TimeLeftCell } from '../../../components/queue/time-left-cell.tsx';

type Row = RequestListItem;

const groundOf = (exceptional: ExceptionalState | undefined) => exceptional?.ground ?? 'no-eligible-person';

/** The extra column of a queue: when the request is due, why it came back, or why it is exceptional. */
function useOwnColumn(queue: Queue): ListColumn<Row> {
  const t = useTexts('requests');
  if (queue === 'repair') {
    const reasonOf = ({ returned }: Row) => returned && (returned.reason ?? t('list.takenBack'));
    const reason = (row: Row) =>
      row.returned ? t('list.returnedBy', { name: row.returned.actor.name, reason: reasonOf(row) ?? '' }) : '';
    const facts = [
      { title: t('list.returner'), text: ({ returned }: Row) => returned?.actor.name },
      { title: t('list.reason'), text: reasonOf },
    ];
    return { id: 'reason', header: t('list.reason'), width: '2fr', cell: reason, facts };
  }
  if (queue === 'exceptional-approve' || queue === 'exceptional-release') {
    const ground = ({ exceptional }: Row) => t(`exceptional.${groundOf(exceptional)}`);
    return { id: 'why', header: t('list.why'), width: '2fr', cell: ground, text: ground };
  }
  return {
    id: 'dueAt',
    header: t('list.due'),
    width: '1fr',
    cell: ({ createdAt, dueAt }) => <TimeLeftCell since={createdAt} dueAt={dueAt} hasHeader />,
    facts: [{ title: t('list.dueAt'), text: ({ dueAt }) => dueAt }],
  };
}

/** Hides the exceptional flag in a queue of exceptional requests. */
const flagsIn = (queue: Queue, { flags }: Row) =>
  flags.filter((flag) => flag !== 'exceptional' || !queue.startsWith('exceptional'));

export function useRequestColumns(queue: Queue): ListColumn<Row>[] {
  const t = useTexts('requests');
  const kinds = useTexts('kinds');
  const format = useFormat();
  const common = usePaymentColumns<Row>();
  const own = useOwnColumn(queue);
  const amount = useAmountColumn<Row>();
  const payee = usePayeeFacts<Row>(t('list.payee'));
  return [
    {
      id: 'customerName',
      header: t('list.payee'),
      width: '2fr',
      isRowHeader: true,
      cell: (row) => <PayeeCell row={{ ...row, flags: flagsIn(queue, row) }} />,
      facts: payee,
    },
    ...common,
    own,
    {
      id: 'date',
      header: t('list.date'),
      cell: ({ executionDate }) => <span className="figures whitespace-nowrap">{format.date(executionDate)}</span>,
      facts: [
        { title: kinds('fact.requested'), text: ({ transactionDate }) => transactionDate },
        { title: kinds('transfer.executionDate'), text: ({ executionDate }) => executionDate },
        { title: t('list.status'), text: ({ status }) => kinds(`status.${status}`) },
      ],
    },
    {
      id: 'createdAt',
      header: kinds('fact.created'),
      isHiddenAtFirst: true,
      cell: ({ createdAt }) => <span className="figures whitespace-nowrap">{format.moment(createdAt)}</span>,
      text: ({ createdAt }) => createdAt,
    },
    amount,
  ];
}
