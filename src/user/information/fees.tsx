import { listFees } from '../../../generated/calls/information.ts';
import type { Tariff, TariffRow } from '../../../generated/types.ts';
import { usePages } from '../../api/pages.ts';
import { ChoicesFilter, SearchFilter } from '../../components/table/filters.tsx';
import { ListScreen } from '../../components/table/list-screen.tsx';
import type { ListColumn } from '../../components/table/list-types.ts';
import { useListQuery } from '../../components/table/use-list-query.ts';
import { useFormat } from '../../components/text/use-format.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { choicesFilter, searchFilter } from '../../lib/list-query.ts';
import { InformationPage } from './information-page.tsx';

const feeTypes = [
  'transaction',
  'service',
  'cable',
  'stamp',
  'provision',
  'correspondent',
  'bulk-record',
  'bulk-debit-record',
  'monthly',
] as const;

const spec = {
  filters: { search: searchFilter, feeTypes: choicesFilter(feeTypes) },
  sort: { fields: ['serviceName', 'feeType'], initial: 'serviceName' },
} as const;

function useTariffText(): (tariff: Tariff) => string {
  const t = useTexts('information');
  const format = useFormat();
  return (tariff) => {
    if (tariff.kind === 'fixed') return format.money(tariff.amount);
    if (tariff.kind === 'range')
      return t('fees.range', { lowest: format.money(tariff.lowest), highest: format.money(tariff.highest) });
    const bounds = [
      t('fees.percentage', { percent: format.rate(tariff.percentage) }),
      t('fees.minimum', { amount: format.money(tariff.minimum) }),
      tariff.maximum && t('fees.maximum', { amount: format.money(tariff.maximum) }),
    ];
    return bounds.filter(Boolean).join(', ');
  };
}

function boundsOf(tariff: Tariff) {
  if (tariff.kind === 'range') return tariff;
  return tariff.kind === 'percentage'
    ? { lowest: tariff.minimum, highest: tariff.maximum }
    : { lowest: null, highest: null };
}

function useColumns(): ListColumn<TariffRow>[] {
  const t = useTexts('information');
  const tariffText = useTariffText();
  return [
    {
      id: 'serviceName',
      header: t('fees.service'),
      width: '2fr',
      cell: ({ serviceName, note }) => (
        <span>
          <span className="font-medium">{serviceName}</span>
          {note && <span className="block text-sm text-ink-soft">{note}</span>}
        </span>
      ),
      text: ({ serviceName }) => serviceName,
    },
    {
      id: 'feeType',
      header: t('fees.fee'),
      cell: ({ feeType }) => t(`feeType.${feeType}`),
      text: ({ feeType }) => t(`feeType.${feeType}`),
    },
    { id: 'per', header: t('fees.per'), cell: ({ per }) => t(`fees.${per}`), text: ({ per }) => t(`fees.${per}`) },
    {
      id: 'chargeInstruction',
      header: t('fees.charge'),
      cell: ({ chargeInstruction }) => chargeInstruction,
      text: ({ chargeInstruction }) => chargeInstruction ?? '',
    },
    {
      id: 'tariff',
      header: t('fees.amount'),
      align: 'end',
      width: '2fr',
      onPhone: 'aside',
      cell: ({ tariff }) => <span className="figures font-semibold">{tariffText(tariff)}</span>,
      facts: [
        { title: t('fees.fixed'), amount: ({ tariff }) => (tariff.kind === 'fixed' ? tariff.amount : null) },
        { title: t('fees.share'), text: ({ tariff }) => (tariff.kind === 'percentage' ? tariff.percentage : '') },
        { title: t('fees.lowest'), amount: ({ tariff }) => boundsOf(tariff).lowest },
        { title: t('fees.highest'), amount: ({ tariff }) => boundsOf(tariff).highest },
        { title: t('fees.note'), text: ({ note }) => note },
      ],
    },
  ];
}

const rowKey = ({ serviceType, serviceName, feeType, per, chargeInstruction, tariff }: TariffRow) =>
  [serviceType, serviceName, feeType, per, chargeInstruction, JSON.stringify(tariff)].join(' ');

export function Component() {
  const t = useTexts('information');
  const query = useListQuery(spec);
  const pages = usePages(listFees, (page) => ({ body: { filter: query.filters, sort: query.sort, page } }), query.size);
  const options = feeTypes.map((id) => ({ id, label: t(`feeType.${id}`) }));
  return (
    <InformationPage intro={t('fees.intro')}>
      <ListScreen
        id="fees"
        name={t('fees.fee')}
        pages={pages}
        query={query}
        columns={useColumns()}
        rowKey={rowKey}
        empty={{ icon: 'receipt', title: t('fees.none'), text: t('fees.noneText') }}
        filters={
          <>
            <SearchFilter query={query} name="search" label={t('fees.search')} />
            <ChoicesFilter query={query} name="feeTypes" label={t('fees.fee')} options={options} />
          </>
        }
      />
    </InformationPage>
  );
}
