import type { UserProfileSummary } from '../../../generated/types.ts';
import type { ListColumn } from '../../components/table/list-types.ts';
import { useFormat } from '../../components/text/use-format.ts';
import { useLeaveWords } from '../../components/leave/use-leave-words.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { TwoLines } from '../../ui/two-lines.tsx';
import { openTasksOf, UserStatusTag } from './user-status.tsx';

type Row = UserProfileSummary;

export function useUserColumns(): ListColumn<Row>[] {
  const t = useTexts('users');
  const words = useTexts('administration');
  const common = useTexts('common');
  const kinds = useTexts('kinds');
  const format = useFormat();
  const leaveWords = useLeaveWords();
  const rolesOf = ({ roles }: Row) => roles.map((role) => kinds(`role.${role}`)).join(', ');
  const groupOf = ({ subUserGroup }: Row) => subUserGroup?.name ?? common('word.none');
  const tokenOf = ({ tokenType }: Row) => (tokenType ? t(`token.${tokenType}`) : t('token.none'));
  return [
    {
      id: 'name',
      header: t('form.name'),
      width: '2fr',
      isRowHeader: true,
      cell: ({ name, userId }) => <TwoLines title={name} note={userId} />,
      facts: [
        { title: t('form.name'), text: ({ name }) => name },
        { title: kinds('fact.userId'), text: ({ userId }) => userId },
      ],
    },
    { id: 'roles', header: t('form.roles'), width: '1fr', cell: rolesOf, text: rolesOf },
    { id: 'subUserGroupName', header: t('form.subUserGroup'), width: '2fr', cell: groupOf, text: groupOf },
    { id: 'token', header: t('form.token'), width: '1fr', cell: tokenOf, text: tokenOf },
    {
      id: 'changedAt',
      header: words('list.changedAt'),
      width: '1fr',
      cell: ({ changedAt }) => <span className="figures whitespace-nowrap">{format.moment(changedAt)}</span>,
      text: ({ changedAt }) => changedAt,
    },
    {
      id: 'status',
      header: common('word.status'),
      onPhone: 'aside',
      width: '1fr',
      cell: (row) => <UserStatusTag user={{ ...row, tasks: openTasksOf(row) }} />,
      facts: [
        { title: common('word.status'), text: ({ status }) => words(`record.${status}`) },
        { title: words('field.leave'), text: ({ leave }) => leaveWords(leave) ?? '' },
      ],
    },
  ];
}
