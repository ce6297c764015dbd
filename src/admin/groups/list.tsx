import { Navigate, useSearchParams } from 'react-router-dom';
import { listUserGroups } from '../../../generated/calls/groups.ts';
import { usePages } from '../../api/pages.ts';
import { ResourceList } from '../../components/admin-resource/resource-list.tsx';
import { ChoiceFilter, SearchFilter } from '../../components/table/filters.tsx';
import { useListQuery } from '../../components/table/use-list-query.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { choiceFilter, searchFilter } from '../../lib/list-query.ts';
import { useGroupColumns } from './group-columns.tsx';
import { GroupTabs, groupTabs, tabPath } from './group-tabs.tsx';
import { userGroup } from './user-group.ts';

const statuses = ['Active', 'Inactive'] as const;
const waiting = ['yes', 'no'] as const;

const spec = {
  filters: { search: searchFilter, status: choiceFilter(statuses), ongoing: choiceFilter(waiting) },
  sort: { fields: ['userGroupName', 'status', 'userCount', 'changedAt'], initial: 'userGroupName' },
} as const;

const useGroupQuery = () => useListQuery(spec);

function GroupFilters({ query }: { readonly query: ReturnType<typeof useGroupQuery> }) {
  const t = useTexts('administration');
  const common = useTexts('common');
  return (
    <>
      <SearchFilter query={query} name="search" label={t('list.search')} />
      <ChoiceFilter
        query={query}
        name="status"
        label={common('word.status')}
        options={statuses.map((id) => ({ id, label: t(`record.${id}`) }))}
      />
      <ChoiceFilter
        query={query}
        name="ongoing"
        label={t('list.ongoing')}
        options={[
          { id: 'yes', label: t('list.hasOngoing') },
          { id: 'no', label: t('list.noOngoing') },
        ]}
      />
    </>
  );
}

function Groups() {
  const t = useTexts('groups');
  const query = useGroupQuery();
  const { ongoing, ...filters } = query.filters;
  const filter = { ...filters, ...(ongoing && { hasOngoingTask: ongoing === 'yes' }) };
  const pages = usePages(listUserGroups, (page) => ({ body: { filter, sort: query.sort, page } }), query.size);
  return (
    <ResourceList
      resource={userGroup}
      intro={t('list.intro')}
      tabs={<GroupTabs />}
      pages={pages}
      query={query}
      columns={useGroupColumns()}
      filters={<GroupFilters query={query} />}
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
