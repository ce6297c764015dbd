import type { Loan } from '../../../../generated/types.ts';
import { Amount } from '../../../components/money/amount.tsx';
import type { ListColumn } from '../../../components/table/list-types.ts';
import { ShownAccount } from '../../../components/money/shown-account.tsx';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { RecordStatus } from '../facilities/record-cells.tsx';
import { AccountTags } from '../shared/account-tags.tsx';

function Name({ loan }: { readonly loan: Loan }) {
  return (
    <span className="flex min-w-0 flex-col gap-0.5">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-medium">{loan.accountName}</span>
        <AccountTags account={{ warnings: loan.warnings, closeCutOffTime: loan.closeCutOffTime }} />
      </span>
      <span className="text-sm font-normal text-ink-soft">
        <ShownAccount number={loan.accountNumber} />
      </span>
    </span>
  );
}

function NextInstalment({ next }: { readonly next: NonNullable<Loan['nextInstalment']> }) {
  const format = useFormat();
  return (
    <span className="flex flex-col">
      <span className="figures whitespace-nowrap">{format.date(next.dueDate)}</span>
      <span className="text-sm text-ink-soft">
        <Amount amount={next.total} />
      </span>
    </span>
  );
}

function Rate({ rate }: { readonly rate: string }) {
  const t = useTexts('facilities');
  const format = useFormat();
  return <span className="figures whitespace-nowrap">{t('loan.perYear', { percent: format.rate(rate) })}</span>;
}

function useNameColumn(): ListColumn<Loan> {
  const t = useTexts('facilities');
  const kinds = useTexts('kinds');
  return {
    id: 'loan',
    header: t('loan.loan'),
    width: '3fr',
    onPhone: 'wide-title',
    isRowHeader: true,
    cell: (row) => <Name loan={row} />,
    facts: [
      { title: kinds('fact.accountName'), text: ({ accountName }) => accountName },
      { title: kinds('fact.account'), text: ({ accountNumber }) => accountNumber },
    ],
  };
}

export function useLoanColumns(): ListColumn<Loan>[] {
  const t = useTexts('facilities');
  const format = useFormat();
  return [
    useNameColumn(),
    {
      id: 'type',
      header: t('list.type'),
      width: '2fr',
      cell: ({ loanType }) => t(`loanType.${loanType}`),
      text: ({ loanType }) => t(`loanType.${loanType}`),
    },
    {
      id: 'rate',
      header: t('loan.rate'),
      align: 'end',
      cell: ({ accountInterestRate }) => <Rate rate={accountInterestRate} />,
      text: ({ accountInterestRate }) => accountInterestRate,
    },
    {
      id: 'next',
      header: t('loan.next'),
      width: '2fr',
      cell: ({ nextInstalment }) => nextInstalment && <NextInstalment next={nextInstalment} />,
      facts: [
        { title: t('loan.next'), text: ({ nextInstalment }) => nextInstalment?.dueDate },
        { title: t('loan.nextAmount'), amount: ({ nextInstalment }) => nextInstalment?.total },
      ],
    },
    {
      id: 'maturityDate',
      header: t('list.ends'),
      width: '1fr',
      isHiddenAtFirst: true,
      cell: ({ maturityDate }) => <span className="figures whitespace-nowrap">{format.date(maturityDate)}</span>,
      text: ({ maturityDate }) => maturityDate,
    },
    {
      id: 'status',
      header: t('list.status'),
      cell: ({ status }) => <RecordStatus status={status} />,
      text: ({ status }) => t(`status.${status}`),
    },
    {
      id: 'outstanding',
      header: t('list.outstanding'),
      align: 'end',
      width: '2fr',
      onPhone: 'aside',
      cell: ({ accountBalance }) => <Amount amount={accountBalance} isStrong />,
      amount: ({ accountBalance }) => accountBalance,
    },
  ];
}
