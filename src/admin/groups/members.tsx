import type { GroupMember } from '../../../generated/types.ts';
import type { Call } from '../../api/call.ts';
import { usePages } from '../../api/pages.ts';
import { SearchFilter } from '../../components/table/filters.tsx';
import { ListScreen } from '../../components/table/list-screen.tsx';
import type { ListColumn } from '../../components/table/list-types.ts';
import { useListQuery } from '../../components/table/use-list-query.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { searchFilter } from '../../lib/list-query.ts';
import { StatusTag } from '../../ui/status-tag.tsx';
import { TwoLines } from '../../ui/two-lines.tsx';

const spec = {
  filters: { search: searchFilter },
  sort: { fields: ['name', 'userId', 'status'], initial: 'name' },
} as const;

function useMemberColumns(): ListColumn<GroupMember>[] {
  const t = useTexts('groups');
  const kinds = useTexts('kinds');
  const common = useTexts('common');
  const rolesOf = ({ roles }: GroupMember) => roles.map((role) => kinds(`role.${role}`)).join(', ');
  return [
    {
      id: 'name',
      header: t('members.user'),
      width: '2fr',
      isRowHeader: true,
      cell: ({ name, userId }) => <TwoLines title={name} note={userId} />,
      facts: [
        { title: t('members.user'), text: ({ name }) => name },
        { title: kinds('fact.userId'), text: ({ userId }) => userId },
      ],
    },
    { id: 'roles', header: t('members.roles'), width: '1fr', cell: rolesOf, text: rolesOf },
    {
      id: 'subUserGroup',
      header: t('members.subUserGroup'),
      width: '1fr',
      cell: ({ subUserGroup }) => subUserGroup.name,
      text: ({ subUserGroup }) => subUserGroup.name,
    },
    {
      id: 'status',
      header: common('word.status'),
      onPhone: 'aside',
      width: '1fr',
      cell: ({ status }) => (
        <StatusTag tone={status === 'Active' ? 'done' : 'plain'}>{t(`member.${status}`)}</StatusTag>
      ),
      text: ({ status }) => t(`member.${status}`),
    },
  ];
}

interface MembersProps {
  readonly id: string;
  readonly call: Call<'listUserGroupMembers'> | Call<'listSubUserGroupMembers'>;
}

/** Lists the users of a user group, with those of its sub user groups, or of one sub user group. */
export function Members({ id, call }: MembersProps) {
  const t = useTexts('groups');
  const query = useListQuery(spec);
  const pages = usePages(
    call as Call<'listUserGroupMembers'>,
    (page) => ({ body: { id, filter: query.filters, sort: query.sort, page } }),
    query.size,
  );
  return (
    <ListScreen<GroupMember>
      id="user-group-members"
      name={t('detail.members')}
      pages={pages}
      query={query}
      columns={useMemberColumns()}
      rowKey={({ userId }) => userId}
      filters={<SearchFilter query={query} name="search" label={t('members.search')} />}
      empty={{ icon: 'users', title: t('members.none'), text: t('members.noneText') }}
    />
  );
}
