import type { Facility } from '../../../../generated/types.ts';
import { Amount } from '../../../components/money/amount.tsx';
import type { ListColumn } from '../../../components/table/list-types.ts';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { StatusTag } from '../../../ui/status-tag.tsx';
import { UsageBar } from '../../../ui/usage-bar.tsx';
import { AccountTags } from '../shared/account-tags.tsx';
import { shareOfAmounts } from '../shared/shares.ts';

function Name({ facility }: { readonly facility: Facility }) {
  const t = useTexts('facilities');
  const { accountName, facilityNumber, isOmnibus, records } = facility;
  return (
    <span className="flex min-w-0 flex-col gap-0.5">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-medium">{accountName}</span>
        {isOmnibus && (
          <StatusTag tone="plain" icon="layers">
            {t('list.omnibus')}
          </StatusTag>
        )}
        <AccountTags account={facility} />
      </span>
      <span className="figures text-sm font-normal text-ink-soft">
        {facilityNumber} · {t('list.records', { count: records })}
      </span>
    </span>
  );
}

function Used({ facility: { accountName, plafond, availablePlafond } }: { readonly facility: Facility }) {
  const t = useTexts('facilities');
  const format = useFormat();
  const used = 100 - shareOfAmounts(availablePlafond, plafond);
  return (
    <UsageBar
      label={accountName}
      used={used}
      usedText={t('list.percent', { percent: format.number(used) })}
      isLabelHidden
    >
      {t('list.of', { amount: format.money(plafond) })}
    </UsageBar>
  );
}

type AmountName = 'plafond' | 'accountBalance' | 'availablePlafond';

const amountColumn = (id: AmountName, header: string, onPhone: 'aside' | 'line' = 'line'): ListColumn<Facility> => ({
  id,
  header,
  align: 'end',
  width: '2fr',
  onPhone,
  cell: (row) => <Amount amount={row[id]} isStrong={id === 'availablePlafond'} />,
  amount: (row) => row[id],
});

export function useFacilityColumns(): ListColumn<Facility>[] {
  const t = useTexts('facilities');
  const format = useFormat();
  return [
    {
      id: 'facility',
      header: t('list.facility'),
      width: '3fr',
      onPhone: 'wide-title',
      isRowHeader: true,
      cell: (row) => <Name facility={row} />,
      facts: [
        { title: t('list.facility'), text: ({ accountName }) => accountName },
        { title: t('list.number'), text: ({ facilityNumber }) => facilityNumber },
      ],
    },
    { ...amountColumn('plafond', t('list.limit')), isHiddenAtFirst: true },
    amountColumn('accountBalance', t('list.outstanding')),
    {
      id: 'used',
      header: t('list.used'),
      width: 210,
      cell: (row) => <Used facility={row} />,
    },
    amountColumn('availablePlafond', t('list.available'), 'aside'),
    {
      id: 'maturityDate',
      header: t('list.ends'),
      width: 120,
      cell: ({ maturityDate }) => <span className="figures">{format.date(maturityDate)}</span>,
      text: ({ maturityDate }) => maturityDate,
    },
  ];
}
