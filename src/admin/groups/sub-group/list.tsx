import { listSubUserGroups } from '../../../../generated/calls/groups.ts';
import { usePages } from '../../../api/pages.ts';
import { ResourceList } from '../../../components/admin-resource/resource-list.tsx';
import { useListQuery } from '../../../components/table/use-list-query.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { GroupTabs } from '../../../components/admin-resource/group-tabs.tsx';
import { filterOf, recordFilters, RecordFilters } from '../../../components/admin-resource/record-filters.tsx';
import { useSubGroupColumns } from './sub-group-columns.tsx';
import { subUserGroup } from './sub-user-group.ts';

const spec = {
  filters: recordFilters,
  sort: {
    fields: ['subUserGroupName', 'userGroupName', 'status', 'userCount', 'changedAt'],
    initial: 'subUserGroupName',
  },
} as const;

export function Component() {
  const t = useTexts('groups');
  const query = useListQuery(spec);
  const filter = filterOf(query.filters);
  const pages = usePages(listSubUserGroups, (page) => ({ body: { filter, sort: query.sort, page } }), query.size);
  return (
    <ResourceList
      resource={subUserGroup}
      intro={t('sub.intro')}
      tabs={<GroupTabs />}
      pages={pages}
      query={query}
      columns={useSubGroupColumns()}
      filters={<RecordFilters query={query} />}
      empty={{ title: t('sub.none'), text: t('list.noneText') }}
    />
  );
}
