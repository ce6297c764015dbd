import { listExchangeRates } from '../../../generated/calls/information.ts';
import type { RateBoardRow } from '../../../generated/types.ts';
import { usePages } from '../../api/pages.ts';
import { SearchFilter } from '../../components/table/filters.tsx';
import { ListScreen } from '../../components/table/list-screen.tsx';
import type { ListColumn } from '../../components/table/list-types.ts';
import { useListQuery } from '../../components/table/use-list-query.ts';
import { useFormat } from '../../components/text/use-format.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { searchFilter } from '../../lib/list-query.ts';
import { Converter } from './converter.tsx';
import { InformationPage } from './information-page.tsx';

const spec = {
  filters: { search: searchFilter },
  sort: { fields: ['currency', 'ttBuy', 'ttSell'], initial: 'currency' },
} as const;

function useColumns(): ListColumn<RateBoardRow>[] {
  const t = useTexts('information');
  const format = useFormat();
  const rate = (value: string | null) => value && <span className="figures">{format.rate(value)}</span>;
  return [
    {
      id: 'currency',
      header: t('rates.currency'),
      cell: ({ currency, currencyName, quoteUnit }) => (
        <span>
          <span className="font-semibold">{currency}</span> <span className="text-ink-soft">{currencyName}</span>
          {quoteUnit !== 1 && (
            <span className="block text-sm text-ink-soft">{t('rates.unit', { unit: quoteUnit, currency })}</span>
          )}
        </span>
      ),
      facts: [
        { title: t('rates.currency'), text: ({ currency }) => currency },
        { title: t('rates.name'), text: ({ currencyName }) => currencyName },
        { title: t('rates.units'), text: ({ quoteUnit }) => quoteUnit },
        { title: t('rates.quotedAt'), text: ({ quotedAt }) => quotedAt },
      ],
      width: '2fr',
    },
    { id: 'ttBuy', header: t('rates.buy'), align: 'end', cell: ({ ttBuy }) => rate(ttBuy), text: ({ ttBuy }) => ttBuy },
    {
      id: 'ttSell',
      header: t('rates.sell'),
      align: 'end',
      cell: ({ ttSell }) => rate(ttSell),
      text: ({ ttSell }) => ttSell,
    },
    {
      id: 'middle',
      header: t('rates.middle'),
      align: 'end',
      cell: ({ middle }) => rate(middle),
      text: ({ middle }) => middle,
    },
    {
      id: 'notesBuy',
      header: t('rates.notesBuy'),
      align: 'end',
      cell: ({ notesBuy }) => rate(notesBuy),
      text: ({ notesBuy }) => notesBuy ?? '',
    },
    {
      id: 'notesSell',
      header: t('rates.notesSell'),
      align: 'end',
      cell: ({ notesSell }) => rate(notesSell),
      text: ({ notesSell }) => notesSell ?? '',
    },
  ];
}

export function Component() {
  const t = useTexts('information');
  const format = useFormat();
  const query = useListQuery(spec);
  const pages = usePages(
    listExchangeRates,
    (page) => ({ body: { filter: query.filters, sort: query.sort, page } }),
    query.size,
  );
  const quotedAt = pages.items[0]?.quotedAt;
  const asOf = quotedAt && t('rates.quoted', { moment: format.moment(quotedAt) });
  return (
    <InformationPage intro={t('rates.intro')} asOf={asOf ?? ''}>
      <Converter />
      <ListScreen
        id="exchange-rates"
        name={t('rates.currency')}
        pages={pages}
        query={query}
        columns={useColumns()}
        rowKey={({ currency }) => currency}
        empty={{ icon: 'percent', title: t('rates.none'), text: t('rates.noneText') }}
        filters={<SearchFilter query={query} name="search" label={t('rates.search')} />}
      />
    </InformationPage>
  );
}
