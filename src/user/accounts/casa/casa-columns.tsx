import type { CasaAccount } from '../../../../generated/types.ts';
import { Amount } from '../../../components/money/amount.tsx';
import type { ListColumn } from '../../../components/table/list-types.ts';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { AccountName } from '../shared/account-name.tsx';
import { UnreadBalance } from '../shared/unread-balance.tsx';

export function useCasaColumns(): ListColumn<CasaAccount>[] {
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
      cell: ({ accountType }) => kinds(`account.${accountType}`),
      text: ({ accountType }) => kinds(`account.${accountType}`),
    },
    {
      id: 'rate',
      header: t('list.rate'),
      align: 'end',
      cell: ({ accountInterestRate: rate }) =>
        rate && <span className="figures whitespace-nowrap">{t('list.percent', { percent: format.rate(rate) })}</span>,
      text: ({ accountInterestRate }) => accountInterestRate ?? '',
    },
    {
      id: 'updated',
      header: t('list.updated'),
      isHiddenAtFirst: true,
      cell: ({ lastUpdate }) => <span className="figures whitespace-nowrap">{format.moment(lastUpdate)}</span>,
      text: ({ lastUpdate }) => lastUpdate,
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
      id: 'currency',
      header: t('list.currency'),
      isHiddenAtFirst: true,
      cell: ({ accountCurrency }) => accountCurrency,
      text: ({ accountCurrency }) => accountCurrency,
    },
  ];
}
