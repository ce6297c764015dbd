import type { ValasAccount } from '../../../../generated/types.ts';
import { Amount } from '../../../components/money/amount.tsx';
import type { ListColumn } from '../../../components/table/list-types.ts';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { useAccountColumn, useBalanceColumn, useTypeColumn } from '../shared/account-columns.tsx';

export function useValasColumns(): ListColumn<ValasAccount>[] {
  const t = useTexts('holdings');
  const format = useFormat();
  const account = useAccountColumn<ValasAccount>();
  const type = useTypeColumn<ValasAccount>();
  const balance = useBalanceColumn<ValasAccount>();
  return [
    account,
    { ...type, isHiddenAtFirst: true },
    balance,
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
      amount: ({ equivalentIdr }) => equivalentIdr,
    },
  ];
}
