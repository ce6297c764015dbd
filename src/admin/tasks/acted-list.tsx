import { listAdminActionHistory } from '../../../generated/calls/tasks.ts';
import { usePages } from '../../api/pages.ts';
import { ListScreen } from '../../components/table/list-screen.tsx';
import { useTexts } from '../../components/text/use-texts.ts';
import { useActedColumns } from './task-columns.tsx';
import { TaskFilters, useTaskQuery } from './task-filters.tsx';
import { actedPath } from './task-lists.ts';

/** Lists the decisions of this administrator, the newest first. */
export function ActedList() {
  const t = useTexts('tasks');
  const query = useTaskQuery();
  const pages = usePages(listAdminActionHistory, (page) => ({ body: { filter: query.filters, page } }), query.size);
  return (
    <ListScreen
      id="tasks-history"
      name={t('tab.action-history')}
      pages={pages}
      query={{ ...query, sort: undefined, sortFields: [] }}
      columns={useActedColumns()}
      rowKey={({ idProcessStep }) => idProcessStep}
      rowHref={actedPath}
      empty={{ icon: 'history', title: t('empty.action-history') }}
      filters={<TaskFilters query={query} />}
    />
  );
}
