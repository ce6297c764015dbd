import type { RenamableAccount } from '../../../generated/types.ts';
import type { ListColumn } from '../../components/table/list-types.ts';
import { useFormat } from '../../components/text/use-format.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { StatusTag } from '../../ui/status-tag.tsx';
import { TwoLines } from '../../ui/two-lines.tsx';
import { nameOfAccount } from './account-names.ts';

type Row = RenamableAccount;

export function useNameColumns(): ListColumn<Row>[] {
  const t = useTexts('account-names');
  const words = useTexts('administration');
  const format = useFormat();
  return [
    {
      id: 'alias',
      header: t('list.alias'),
      width: '2fr',
      isRowHeader: true,
      cell: (account) => (
        <TwoLines title={nameOfAccount(account)} note={account.currency}>
          {account.alias === null && <StatusTag tone="plain">{t('named.no')}</StatusTag>}
          {account.isClosed && <StatusTag tone="plain">{t('list.closed')}</StatusTag>}
          {account.ongoingTask && <StatusTag tone="wait">{words(`status.${account.ongoingTask.status}`)}</StatusTag>}
        </TwoLines>
      ),
      facts: [
        { title: t('list.alias'), text: ({ alias }) => alias ?? '' },
        { title: t('list.number'), text: ({ accountNumber }) => accountNumber },
        { title: t('list.currency'), text: ({ currency }) => currency },
      ],
    },
    {
      id: 'accountName',
      header: t('list.bankName'),
      width: '2fr',
      cell: ({ accountName, maturityDate }) => (
        <TwoLines
          title={accountName}
          note={maturityDate ? t('list.matures', { day: format.date(maturityDate) }) : ''}
        />
      ),
      facts: [{ title: t('list.bankName'), text: ({ accountName }) => accountName }],
    },
    {
      id: 'changedAt',
      header: t('list.changedAt'),
      width: '1fr',
      cell: ({ changedAt }) => (changedAt ? format.moment(changedAt) : t('list.neverChanged')),
      facts: [{ title: t('list.changedAt'), text: ({ changedAt }) => changedAt ?? '' }],
    },
  ];
}
