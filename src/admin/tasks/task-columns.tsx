import type { ActedTaskItem, AdminTaskListItem } from '../../../generated/types.ts';
import { TaskStatusTag } from '../../components/admin-resource/record-status.tsx';
import type { ListColumn } from '../../components/table/list-types.ts';
import { useFormat } from '../../components/text/use-format.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { TwoLines } from '../../ui/two-lines.tsx';
import { TaskFlags } from './task-flags.tsx';
import { useTaskWords } from '../../components/admin-resource/use-task-words.ts';

type Row = AdminTaskListItem;

/** The title column, shared by all lists of tasks. */
function useTitleColumn<Any>(taskOf: (row: Any) => Row): ListColumn<Any> {
  const t = useTexts('tasks');
  const common = useTexts('common');
  const words = useTaskWords();
  return {
    id: 'recordName',
    header: t('list.record'),
    width: '2fr',
    isRowHeader: true,
    cell: (row) => {
      const task = taskOf(row);
      return (
        <TwoLines title={words.titleOf(task)} note={`${words.kindOf(task)} · ${task.refNo}`}>
          <TaskFlags flags={task.flags} />
        </TwoLines>
      );
    },
    facts: [
      { title: t('list.record'), text: (row) => words.nameOf(taskOf(row)) },
      { title: t('list.kind'), text: (row) => words.kindOf(taskOf(row)) },
      { title: t('list.action'), text: (row) => words.actionOf(taskOf(row)) },
      { title: common('word.reference'), text: (row) => taskOf(row).refNo },
    ],
  };
}

function useStatusColumn<Any>(header: string, taskOf: (row: Any) => Row): ListColumn<Any> {
  const words = useTexts('administration');
  return {
    id: 'status',
    header,
    onPhone: 'aside',
    width: '1fr',
    cell: (row) => <TaskStatusTag status={taskOf(row).status} />,
    text: (row) => words(`status.${taskOf(row).status}`),
  };
}

const itself = (task: Row) => task;

/** Pass showsReason for the list of tasks to repair, whose reason the maker must read. */
export function useTaskColumns(showsReason: boolean): ListColumn<Row>[] {
  const t = useTexts('tasks');
  const common = useTexts('common');
  const format = useFormat();
  const title = useTitleColumn<Row>(itself);
  const status = useStatusColumn<Row>(common('word.status'), itself);
  const reason: ListColumn<Row> = {
    id: 'reason',
    header: t('list.reason'),
    width: '1fr',
    cell: ({ reasonMessage }) => <span className="wrap-anywhere">{reasonMessage}</span>,
    text: ({ reasonMessage }) => reasonMessage,
  };
  return [
    title,
    {
      id: 'submittedAt',
      header: t('list.submittedAt'),
      width: '1fr',
      cell: ({ submittedBy, submittedAt }) => <TwoLines title={submittedBy.name} note={format.moment(submittedAt)} />,
      facts: [
        { title: t('list.submittedBy'), text: ({ submittedBy }) => submittedBy.name },
        { title: t('list.submittedAt'), text: ({ submittedAt }) => submittedAt },
      ],
    },
    ...(showsReason ? [reason] : []),
    {
      id: 'dueAt',
      header: t('list.dueAt'),
      width: '1fr',
      cell: ({ dueAt }) => dueAt && <span className="figures whitespace-nowrap">{format.moment(dueAt)}</span>,
      text: ({ dueAt }) => dueAt,
    },
    status,
  ];
}

const taskOfActed = ({ task }: ActedTaskItem) => task;

export function useActedColumns(): ListColumn<ActedTaskItem>[] {
  const t = useTexts('tasks');
  const format = useFormat();
  const title = useTitleColumn(taskOfActed);
  const status = useStatusColumn(t('list.statusNow'), taskOfActed);
  return [
    title,
    {
      id: 'decision',
      header: t('list.decision'),
      width: '1fr',
      cell: ({ decision, reason }) => <TwoLines title={t(`decided.${decision}`)} note={reason} />,
      facts: [
        { title: t('list.decision'), text: ({ decision }) => t(`decided.${decision}`) },
        { title: t('list.reason'), text: ({ reason }) => reason },
      ],
    },
    {
      id: 'decidedAt',
      header: t('list.decidedAt'),
      width: '1fr',
      cell: ({ decidedAt }) => <span className="figures whitespace-nowrap">{format.moment(decidedAt)}</span>,
      text: ({ decidedAt }) => decidedAt,
    },
    status,
  ];
}
