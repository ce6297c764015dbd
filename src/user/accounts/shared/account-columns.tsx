// The columns that all lists of accounts share.
import type { CasaAccount } from '../../../../generated/types.ts';
import { Amount } from '../../../components/money/amount.tsx';
import type { ListColumn } from '../../../components/table/list-types.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { AccountName, type NamedAccount } from './account-name.tsx';
import { UnavailableBalance } from './unavailable-balance.tsx';

export function useAccountColumn<Row extends NamedAccount>(): ListColumn<Row> {
  const t = useTexts('holdings');
  const kinds = useTexts('kinds');
  return {
    id: 'account',
    header: t('list.account'),
    width: '3fr',
    onPhone: 'wide-title',
    isRowHeader: true,
    cell: (row) => <AccountName account={row} />,
    facts: [
      { title: kinds('fact.accountName'), text: ({ accountName }) => accountName },
      { title: kinds('fact.account'), text: ({ accountNumber }) => accountNumber },
      { title: t('list.notes'), text: ({ warnings }) => warnings.map((one) => t(`warning.${one}`)).join(', ') },
    ],
  };
}

export function useTypeColumn<Row extends Pick<CasaAccount, 'accountType'>>(): ListColumn<Row> {
  const t = useTexts('holdings');
  const kinds = useTexts('kinds');
  const type = ({ accountType }: Row) => kinds(`account.${accountType}`);
  return { id: 'type', header: t('list.type'), cell: type, text: type };
}

export function useBalanceColumn<Row extends Pick<CasaAccount, 'accountBalance' | 'accountNumber'>>(): ListColumn<Row> {
  const t = useTexts('holdings');
  return {
    id: 'balance',
    header: t('list.available'),
    align: 'end',
    width: '2fr',
    onPhone: 'aside',
    cell: ({ accountBalance, accountNumber }) =>
      accountBalance ? (
        <Amount amount={accountBalance} isStrong />
      ) : (
        <UnavailableBalance key={accountNumber} accountNumber={accountNumber} />
      ),
    amount: ({ accountBalance }) => accountBalance,
  };
}
