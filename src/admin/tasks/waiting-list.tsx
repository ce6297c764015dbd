// The tasks that this administrator can approve, several together, or repair.
import { useNavigate } from 'react-router-dom';
import { listAdminTasksToApprove, listAdminTasksToRepair } from '../../../generated/calls/tasks.ts';
import type { AdminTaskListItem } from '../../../generated/types.ts';
import { usePages } from '../../api/pages.ts';
import { useShortcut } from '../../components/keys/use-shortcut.ts';
import { ListScreen } from '../../components/table/list-screen.tsx';
import type { ListSelection } from '../../components/table/list-types.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { decisionLooks } from './decision-looks.ts';
import { useTaskColumns } from './task-columns.tsx';
import { TaskFilters, useTaskQuery } from './task-filters.tsx';
import { toDoDetail } from './task-lists.ts';
import { decisionPath, decisions, targetOf, type Decision } from './task-targets.ts';

const mayDecide = ({ rights }: AdminTaskListItem, decision: Decision) =>
  rights.some((right) => right.decision === decision && right.allowed);

function SelectedActions({ rows }: { readonly rows: readonly AdminTaskListItem[] }) {
  const t = useTexts('tasks');
  const navigate = useNavigate();
  const allowed = (decision: Decision) => rows.filter((row) => mayDecide(row, decision));
  const go = (decision: Decision) => {
    const chosen = allowed(decision);
    if (chosen.length > 0) void navigate(decisionPath(decision, chosen.map(targetOf)));
  };
  const isOn = rows.length > 0;
  useShortcut('a', 'keys.approve', () => go('approve'), { isOn });
  useShortcut('r', 'keys.reject', () => go('reject'), { isOn });
  useShortcut('p', 'keys.repair', () => go('send-to-repair'), { isOn });
  return decisions.map((decision) => (
    <Button
      key={decision}
      size="small"
      variant={decisionLooks[decision].variant}
      icon={decisionLooks[decision].icon}
      isDisabled={allowed(decision).length === 0}
      onPress={() => go(decision)}
    >
      {t(`short.${decision}`, { count: allowed(decision).length })}
    </Button>
  ));
}

const selection: ListSelection<AdminTaskListItem> = {
  isSelectable: (row) => decisions.some((decision) => mayDecide(row, decision)),
  actions: (rows) => <SelectedActions rows={rows} />,
};

export function WaitingList({ list }: { readonly list: 'to-approve' | 'to-repair' }) {
  const t = useTexts('tasks');
  const query = useTaskQuery();
  const isToApprove = list === 'to-approve';
  const call = isToApprove ? listAdminTasksToApprove : listAdminTasksToRepair;
  const pages = usePages(call, (page) => ({ body: { filter: query.filters, sort: query.sort, page } }), query.size);
  return (
    <ListScreen<AdminTaskListItem>
      id={`tasks-${list}`}
      name={t(`tab.${list}`)}
      pages={pages}
      query={query}
      columns={useTaskColumns(!isToApprove)}
      rowKey={({ taskId }) => taskId}
      rowHref={(task) => toDoDetail(list, task)}
      {...(isToApprove && { selection })}
      empty={{ icon: 'tasks', title: t(`empty.${list}`), text: t('empty.text') }}
      filters={<TaskFilters query={query} />}
    />
  );
}
