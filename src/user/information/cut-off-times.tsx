import { listCutOffTimes } from '../../../generated/calls/information.ts';
import type { CutOffTimeRow } from '../../../generated/types.ts';
import { formatTime } from '../../../domain/date-format.ts';
import { usePages } from '../../api/pages.ts';
import { SearchFilter } from '../../components/table/filters.tsx';
import { ListScreen } from '../../components/table/list-screen.tsx';
import type { ListColumn } from '../../components/table/list-types.ts';
import { useListQuery } from '../../components/table/use-list-query.ts';
import { useFormat } from '../../components/text/use-format.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { searchFilter } from '../../lib/list-query.ts';
import { StatusTag } from '../../ui/status-tag.tsx';
import { ComingHolidays } from './coming-holidays.tsx';
import { InformationPage } from './information-page.tsx';

const spec = {
  filters: { search: searchFilter },
  sort: { fields: ['serviceName', 'cutOffTime'], initial: 'serviceName' },
} as const;

function useColumns(): ListColumn<CutOffTimeRow>[] {
  const t = useTexts('information');
  const { language } = useFormat();
  const time = (text: string | null) => (text === null ? t('cutOff.round') : formatTime(text, language));
  return [
    {
      id: 'serviceName',
      header: t('cutOff.service'),
      width: '2fr',
      cell: ({ serviceName, note }) => (
        <span>
          <span className="font-medium">{serviceName}</span>
          {note && <span className="block text-sm text-ink-soft">{note}</span>}
        </span>
      ),
      facts: [
        { title: t('cutOff.service'), text: ({ serviceName }) => serviceName },
        { title: t('cutOff.note'), text: ({ note }) => note },
      ],
    },
    {
      id: 'currency',
      header: t('cutOff.currency'),
      cell: ({ currency }) => currency ?? t('cutOff.every'),
      text: ({ currency }) => currency ?? '',
    },
    {
      id: 'days',
      header: t('cutOff.days'),
      cell: ({ days }) => <span className="sm:whitespace-nowrap">{t(`cutOff.${days}`)}</span>,
      text: ({ days }) => t(`cutOff.${days}`),
    },
    {
      id: 'opensAt',
      header: t('cutOff.opens'),
      align: 'end',
      cell: ({ opensAt }) => <span className="figures sm:whitespace-nowrap">{time(opensAt)}</span>,
      text: ({ opensAt }) => opensAt ?? '',
    },
    {
      id: 'cutOffTime',
      header: t('cutOff.closes'),
      align: 'end',
      cell: ({ cutOffTime }) => <span className="figures font-semibold sm:whitespace-nowrap">{time(cutOffTime)}</span>,
      text: ({ cutOffTime }) => cutOffTime ?? '',
    },
    {
      id: 'openNow',
      header: t('cutOff.state'),
      onPhone: 'aside',
      cell: ({ openNow }) => (
        <StatusTag tone={openNow ? 'done' : 'plain'}>{openNow ? t('cutOff.open') : t('cutOff.closed')}</StatusTag>
      ),
      text: ({ openNow }) => (openNow ? t('cutOff.open') : t('cutOff.closed')),
    },
  ];
}

const rowKey = ({ serviceType, currency, days }: CutOffTimeRow) => `${serviceType} ${currency ?? ''} ${days}`;

export function Component() {
  const t = useTexts('information');
  const query = useListQuery(spec);
  const pages = usePages(
    listCutOffTimes,
    (page) => ({ body: { filter: query.filters, sort: query.sort, page } }),
    query.size,
  );
  return (
    <InformationPage intro={t('cutOff.intro')}>
      <ListScreen
        id="cut-off-times"
        name={t('cutOff.service')}
        pages={pages}
        query={query}
        columns={useColumns()}
        rowKey={rowKey}
        empty={{ icon: 'clock', title: t('cutOff.none'), text: t('cutOff.noneText') }}
        filters={<SearchFilter query={query} name="search" label={t('cutOff.search')} />}
      />
      {!pages.isLoading && <ComingHolidays />}
    </InformationPage>
  );
}
