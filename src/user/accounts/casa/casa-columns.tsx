import type { CasaAccount } from '../../../../generated/types.ts';
import type { ListColumn } from '../../../components/table/list-types.ts';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { useAccountColumn, useBalanceColumn, useTypeColumn } from '../shared/account-columns.tsx';

export function useCasaColumns(): ListColumn<CasaAccount>[] {
  const t = useTexts('holdings');
  const format = useFormat();
  const account = useAccountColumn<CasaAccount>();
  const type = useTypeColumn<CasaAccount>();
  const balance = useBalanceColumn<CasaAccount>();
  return [
    account,
    type,
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
    balance,
    {
      id: 'currency',
      header: t('list.currency'),
      isHiddenAtFirst: true,
      cell: ({ accountCurrency }) => accountCurrency,
      text: ({ accountCurrency }) => accountCurrency,
    },
  ];
}
