import type { TimeDeposit } from '../../../../generated/types.ts';
import { Amount } from '../../../components/money/amount.tsx';
import type { ListColumn } from '../../../components/table/list-types.ts';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { useAccountColumn } from '../shared/account-columns.tsx';

export function useTimeDepositColumns(): ListColumn<TimeDeposit>[] {
  const t = useTexts('holdings');
  const format = useFormat();
  const account = useAccountColumn<TimeDeposit>();
  const tenor = ({ tenor: { count, unit } }: TimeDeposit) => t(`deposit.${unit}`, { count });
  return [
    account,
    {
      id: 'tenor',
      header: t('deposit.tenor'),
      width: '1fr',
      cell: tenor,
      text: tenor,
    },
    {
      id: 'rate',
      header: t('list.rate'),
      align: 'end',
      width: '1fr',
      cell: ({ accountInterestRate: rate }) => (
        <span className="figures whitespace-nowrap">{t('list.percent', { percent: format.rate(rate) })}</span>
      ),
      text: ({ accountInterestRate }) => accountInterestRate,
    },
    {
      id: 'maturityDate',
      header: t('deposit.matures'),
      width: '1fr',
      cell: ({ maturityDate }) => <span className="figures whitespace-nowrap">{format.date(maturityDate)}</span>,
      text: ({ maturityDate }) => maturityDate,
    },
    {
      id: 'instruction',
      header: t('deposit.atMaturity'),
      width: '2fr',
      cell: ({ aroInstruction }) => t(`deposit.${aroInstruction}`),
      text: ({ aroInstruction }) => t(`deposit.${aroInstruction}`),
    },
    {
      id: 'balance',
      header: t('deposit.principal'),
      align: 'end',
      width: '2fr',
      onPhone: 'aside',
      cell: ({ accountBalance }) => <Amount amount={accountBalance} isStrong />,
      amount: ({ accountBalance }) => accountBalance,
    },
  ];
}
