import type { AccountGroupSummary } from '../../../generated/types.ts';
import type { ListColumn } from '../../components/table/list-types.ts';
import { useFormat } from '../../components/text/use-format.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { TwoLines } from '../../ui/two-lines.tsx';

export function useGroupColumns(): ListColumn<AccountGroupSummary>[] {
  const t = useTexts('account-groups');
  const words = useTexts('administration');
  const format = useFormat();
  const waiting = ({ ongoingTask }: AccountGroupSummary) =>
    ongoingTask && words('list.waits', { action: words(`action.${ongoingTask.action}`) });
  return [
    {
      id: 'groupName',
      header: t('list.name'),
      width: '2fr',
      isRowHeader: true,
      cell: (group) => <TwoLines title={group.groupName} note={waiting(group)} />,
      facts: [
        { title: t('list.name'), text: ({ groupName }) => groupName },
        { title: words('list.ongoing'), text: waiting },
      ],
    },
    { id: 'level', header: t('list.level'), width: 90, cell: ({ level }) => level, text: ({ level }) => String(level) },
    {
      id: 'parent',
      header: t('list.parent'),
      width: '2fr',
      cell: ({ parent }) => parent?.name ?? t('form.top'),
      text: ({ parent }) => parent?.name,
    },
    {
      id: 'accountCount',
      header: t('list.accounts'),
      align: 'end',
      width: 110,
      cell: ({ accountCount }) => <span className="figures">{accountCount}</span>,
      text: ({ accountCount }) => String(accountCount),
    },
    {
      id: 'changedAt',
      header: words('list.changedAt'),
      width: '1fr',
      cell: ({ changedAt }) => <span className="figures whitespace-nowrap">{format.moment(changedAt)}</span>,
      text: ({ changedAt }) => changedAt,
    },
  ];
}
