import { Link } from 'react-router-dom';
import { listUserProfiles } from '../../../generated/calls/users.ts';
import type { UserProfileSummary } from '../../../generated/types.ts';
import { usePages } from '../../api/pages.ts';
import { GroupTabs } from '../../components/admin-resource/group-tabs.tsx';
import { usePerson } from '../../components/shell/person.ts';
import { mayOpenScreen } from '../../components/shell/shown-menu.ts';
import { ChoiceFilter, SearchFilter } from '../../components/table/filters.tsx';
import { ListScreen } from '../../components/table/list-screen.tsx';
import { useListQuery } from '../../components/table/use-list-query.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { choiceFilter, searchFilter } from '../../lib/list-query.ts';
import { pathTo } from '../../paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { userScreens } from './screens.ts';
import { useUserActions } from './use-user-actions.ts';
import { useUserColumns } from './user-columns.tsx';
import { administratorRoles, corporateRoles } from './values.ts';

const statuses = ['Active', 'Pending Activation', 'Blocked', 'Inactive'] as const;
const roles = [...corporateRoles, ...administratorRoles] as const;

const spec = {
  filters: { search: searchFilter, status: choiceFilter(statuses), role: choiceFilter(roles) },
  sort: { fields: ['name', 'userId', 'subUserGroupName', 'status', 'changedAt'], initial: 'name' },
} as const;

const useUserQuery = () => useListQuery(spec);

function Filters({ query }: { readonly query: ReturnType<typeof useUserQuery> }) {
  const t = useTexts('users');
  const words = useTexts('administration');
  const common = useTexts('common');
  const kinds = useTexts('kinds');
  return (
    <>
      <SearchFilter query={query} name="search" label={t('list.search')} />
      <ChoiceFilter
        query={query}
        name="status"
        label={common('word.status')}
        options={statuses.map((id) => ({ id, label: words(`record.${id}`) }))}
      />
      <ChoiceFilter
        query={query}
        name="role"
        label={t('form.roles')}
        options={roles.map((id) => ({ id, label: kinds(`role.${id}`) }))}
      />
    </>
  );
}

export function Component() {
  const t = useTexts('users');
  const screens = useTexts('screens');
  const query = useUserQuery();
  const { status, ...filters } = query.filters;
  const filter = { ...filters, ...(status && { status: [status] }) };
  const pages = usePages(listUserProfiles, (page) => ({ body: { filter, sort: query.sort, page } }), query.size);
  const create = mayOpenScreen(usePerson(), userScreens.create) && (
    <>
      <Link to={pathTo(userScreens.upload)} className={buttonClass('quiet')}>
        {screens('userProfileUpload')}
      </Link>
      <Link to={pathTo(userScreens.create)} className={buttonClass('primary')}>
        {screens('userProfileCreate')}
      </Link>
    </>
  );
  return (
    <>
      <PageHeader title={screens('userProfiles')} description={t('list.intro')} {...(create && { actions: create })} />
      <GroupTabs />
      <ListScreen<UserProfileSummary>
        id="user-profile"
        name={screens('userProfiles')}
        pages={pages}
        query={query}
        columns={useUserColumns()}
        rowKey={({ userId }) => userId}
        rowHref={({ userId }) => pathTo(userScreens.detail, { id: userId })}
        rowActions={useUserActions()}
        filters={<Filters query={query} />}
        empty={{ icon: 'users', title: t('list.none'), text: t('list.noneText') }}
      />
    </>
  );
}
