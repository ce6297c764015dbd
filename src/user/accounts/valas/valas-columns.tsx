import type { ValasAccount } from '../../../../generated/types.ts';
import { Amount } from '../../../components/money/amount.tsx';
import type { ListColumn } from '../../../components/table/list-types.ts';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { AccountName } from '../shared/account-name.tsx';
import { UnreadBalance } from '../shared/unread-balance.tsx';

export function useValasColumns(): ListColumn<ValasAccount>[] {
  const t = useTexts('holdings');
  const kinds = useTexts('kinds');
  const format = useFormat();
  return [
    {
      id: 'account',
      header: t('list.account'),
      width: '3fr',
      onPhone: 'wide-title',
      isRowHeader: true,
      cell: (row) => <AccountName account={row} />,
      text: ({ accountName, accountNumber }) => `${accountName} ${accountNumber}`,
    },
    {
      id: 'type',
      header: t('list.type'),
      isHiddenAtFirst: true,
      cell: ({ accountType }) => kinds(`account.${accountType}`),
      text: ({ accountType }) => kinds(`account.${accountType}`),
    },
    {
      id: 'balance',
      header: t('list.available'),
      align: 'end',
      width: '2fr',
      onPhone: 'aside',
      cell: ({ accountBalance, accountNumber }) =>
        accountBalance ? (
          <Amount amount={accountBalance} isStrong />
        ) : (
          <UnreadBalance key={accountNumber} accountNumber={accountNumber} />
        ),
      text: ({ accountBalance }) => accountBalance?.value ?? '',
    },
    {
      id: 'rate',
      header: t('valas.rate'),
      align: 'end',
      width: '1fr',
      cell: ({ rate }) => <span className="figures">{format.rate(rate)}</span>,
      text: ({ rate }) => rate,
    },
    {
      id: 'equivalent',
      header: t('valas.equivalent'),
      align: 'end',
      width: '2fr',
      cell: ({ equivalentIdr }) => equivalentIdr && <Amount amount={equivalentIdr} />,
      text: ({ equivalentIdr }) => equivalentIdr?.value ?? '',
    },
  ];
}
