import type { UserGroupSummary } from '../../../generated/types.ts';
import { useStateColumns } from '../../components/admin-resource/resource-list.tsx';
import type { ListColumn } from '../../components/table/list-types.ts';
import { useTexts } from '../../components/text/use-texts.ts';

type Row = UserGroupSummary;

export function useGroupColumns(): ListColumn<Row>[] {
  const t = useTexts('groups');
  return [
    {
      id: 'userGroupName',
      header: t('form.nameTitle'),
      width: '2fr',
      isRowHeader: true,
      cell: ({ userGroupName }) => <span className="font-medium wrap-anywhere">{userGroupName}</span>,
      text: ({ userGroupName }) => userGroupName,
    },
    {
      id: 'subUserGroupCount',
      header: t('list.subUserGroups'),
      width: '1fr',
      cell: ({ subUserGroupCount }) => <span className="figures">{subUserGroupCount}</span>,
      text: ({ subUserGroupCount }) => subUserGroupCount,
    },
    {
      id: 'userCount',
      header: t('list.users'),
      width: '1fr',
      cell: ({ userCount }) => <span className="figures">{userCount}</span>,
      text: ({ userCount }) => userCount,
    },
    ...useStateColumns<Row>(),
  ];
}
