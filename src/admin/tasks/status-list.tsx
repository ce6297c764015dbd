import { NavLink, useParams } from 'react-router-dom';
import { countAdminTasks, listAdminTaskStatus } from '../../../generated/calls/tasks.ts';
import type { AdminTaskCounts, AdminTaskListItem, AdminTaskTab } from '../../../generated/types.ts';
import { usePages } from '../../api/pages.ts';
import { useRead } from '../../api/read.ts';
import { useScreenTitle } from '../../components/shell/use-screen-title.ts';
import { ListScreen } from '../../components/table/list-screen.tsx';
import { useTexts } from '../../components/text/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useTaskColumns } from './task-columns.tsx';
import { TaskFilters, useTaskQuery } from './task-filters.tsx';
import { statusDetail, statusPath, statusTabs } from './task-lists.ts';

type Tabs = Omit<AdminTaskCounts, 'countDataToRepair' | 'countDataToApprove'>;

/** Each task is on one tab beside All. The count of the to-do has only those that this user may repair. */
const countsOf = ({ countAll, countPending, countSuccessful, countUnsuccessful }: Tabs) =>
  ({
    all: countAll,
    'to-repair': countAll - countPending - countSuccessful - countUnsuccessful,
    pending: countPending,
    successful: countSuccessful,
    unsuccessful: countUnsuccessful,
  }) satisfies Readonly<Record<AdminTaskTab, number>>;

function StatusTabs() {
  const t = useTexts('tasks');
  const { data } = useRead(countAdminTasks, {});
  const counts = data && countsOf(data);
  return (
    <LinkTabs
      label={t('tab.label')}
      tabs={statusTabs.map((id) => ({ id, label: t(`status.${id}`), href: statusPath(id) }))}
      renderLink={({ id, label, href }, className) => (
        <NavLink key={id} to={href} className={className}>
          {label} <Badge isQuiet count={counts?.[id] ?? 0} label="" />
        </NavLink>
      )}
    />
  );
}

function Tasks({ status }: { readonly status: AdminTaskTab }) {
  const t = useTexts('tasks');
  const query = useTaskQuery();
  const pages = usePages(
    listAdminTaskStatus,
    (page) => ({ body: { pageStatus: status, filter: query.filters, sort: query.sort, page } }),
    query.size,
  );
  return (
    <ListScreen<AdminTaskListItem>
      id={`task-status-${status}`}
      name={t(`status.${status}`)}
      pages={pages}
      query={query}
      columns={useTaskColumns(status === 'to-repair')}
      rowKey={({ taskId }) => taskId}
      rowHref={(task) => statusDetail(status, task)}
      empty={{ icon: 'history', title: t('empty.status'), text: t('empty.text') }}
      filters={<TaskFilters query={query} />}
    />
  );
}

export function Component() {
  const t = useTexts('tasks');
  const { status } = useParams();
  const shown = statusTabs.find((tab) => tab === status) ?? 'all';
  return (
    <>
      <PageHeader title={useScreenTitle()} description={t('intro.status')} />
      <StatusTabs />
      <Tasks key={shown} status={shown} />
    </>
  );
}
