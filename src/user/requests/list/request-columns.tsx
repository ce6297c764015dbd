import type { ExceptionalState, RequestListItem } from '../../../../generated/types.ts';
import { KindLabel, useKind } from '../../../components/kinds/kind-label.tsx';
import { Amount } from '../../../components/money/amount.tsx';
import type { ListColumn } from '../../../components/table/list-types.ts';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import type { Queue } from '../queue/queues.ts';
import { PayeeCell } from './payee-cell.tsx';
import { TimeLeftCell } from './time-left-cell.tsx';

type Row = RequestListItem;

/** Of the payments of every list that a person decides on. */
export function useCommonColumns<Item extends Pick<Row, 'serviceType' | 'menuAccess' | 'fromAccount' | 'createdBy'>>() {
  const t = useTexts('requests');
  const kind = useKind();
  const columns: ListColumn<Item>[] = [
    {
      id: 'kind',
      header: t('list.type'),
      width: '1fr',
      cell: (row) => <KindLabel payment={row} />,
      text: kind,
    },
    {
      id: 'from',
      header: t('list.from'),
      width: '1fr',
      isHiddenAtFirst: true,
      cell: ({ fromAccount }) => fromAccount?.alias,
      text: ({ fromAccount }) => fromAccount?.number ?? '',
    },
    {
      id: 'fullName',
      header: t('list.maker'),
      width: '1fr',
      cell: ({ createdBy }) => createdBy.name,
      text: ({ createdBy }) => createdBy.name,
    },
  ];
  return columns;
}

export function useAmountColumn<Item extends Pick<Row, 'amount'>>(): ListColumn<Item> {
  const t = useTexts('requests');
  return {
    id: 'amount',
    header: t('list.amount'),
    align: 'end',
    width: '1fr',
    onPhone: 'aside',
    cell: ({ amount }) => amount && <Amount amount={amount} isStrong />,
    text: ({ amount }) => amount?.value ?? '',
  };
}

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
  const common = useCommonColumns<Row>();
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
