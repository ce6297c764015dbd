import { Navigate, useSearchParams } from 'react-router-dom';
import { listUserGroups } from '../../../generated/calls/groups.ts';
import { usePages } from '../../api/pages.ts';
import { ResourceList } from '../../components/admin-resource/resource-list.tsx';
import { useListQuery } from '../../components/table/use-list-query.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { useGroupColumns } from './group-columns.tsx';
import { GroupTabs, groupTabs, tabPath } from '../../components/admin-resource/group-tabs.tsx';
import { filterOf, recordFilters, RecordFilters } from '../../components/admin-resource/record-filters.tsx';
import { userGroup } from './user-group.ts';

const spec = {
  filters: recordFilters,
  sort: { fields: ['userGroupName', 'status', 'userCount', 'changedAt'], initial: 'userGroupName' },
} as const;

function Groups() {
  const t = useTexts('groups');
  const query = useListQuery(spec);
  const filter = filterOf(query.filters);
  const pages = usePages(listUserGroups, (page) => ({ body: { filter, sort: query.sort, page } }), query.size);
  return (
    <ResourceList
      resource={userGroup}
      intro={t('list.intro')}
      tabs={<GroupTabs />}
      pages={pages}
      query={query}
      columns={useGroupColumns()}
      filters={<RecordFilters query={query} />}
      empty={{ title: t('list.none'), text: t('list.noneText') }}
    />
  );
}

/** Redirects an address whose activeTab is another tab to the page of that tab. */
export function Component() {
  const [parameters] = useSearchParams();
  const tab = groupTabs[Number(parameters.get('activeTab') ?? 0)];
  return tab && tab !== 'user-group' ? <Navigate to={tabPath(tab)} replace /> : <Groups />;
}
