import type { SubUserGroupSummary } from '../../../../generated/types.ts';
import { useStateColumns } from '../../../components/admin-resource/resource-list.tsx';
import type { ListColumn } from '../../../components/table/list-types.ts';
import { useTexts } from '../../../components/text/use-texts.ts';

type Row = SubUserGroupSummary;

export function useSubGroupColumns(): ListColumn<Row>[] {
  const t = useTexts('groups');
  const words = useTexts('administration');
  return [
    {
      id: 'subUserGroupName',
      header: t('form.nameTitle'),
      width: '2fr',
      isRowHeader: true,
      cell: ({ subUserGroupName }) => <span className="font-medium wrap-anywhere">{subUserGroupName}</span>,
      text: ({ subUserGroupName }) => subUserGroupName,
    },
    {
      id: 'userGroupName',
      header: words('field.userGroup'),
      width: '2fr',
      cell: ({ userGroup }) => <span className="wrap-anywhere">{userGroup.name}</span>,
      text: ({ userGroup }) => userGroup.name,
    },
    {
      id: 'accountCount',
      header: t('sub.accounts'),
      width: '1fr',
      cell: ({ accountCount }) => <span className="figures">{accountCount}</span>,
      text: ({ accountCount }) => accountCount,
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
