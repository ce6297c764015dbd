import { listBankDirectory } from '../../../generated/calls/information.ts';
import type { BankDirectoryRow } from '../../../generated/types.ts';
import { usePages } from '../../api/pages.ts';
import { ChoiceFilter, SearchFilter } from '../../components/table/filters.tsx';
import { ListScreen } from '../../components/table/list-screen.tsx';
import type { ListColumn } from '../../components/table/list-types.ts';
import { useListQuery } from '../../components/table/use-list-query.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { choiceFilter, searchFilter } from '../../lib/list-query.ts';
import { InformationPage } from './information-page.tsx';

const rails = ['OVB', 'LLG', 'RTGS', 'ONLINE', 'BIFAST'] as const;

const spec = {
  filters: { search: searchFilter, transferType: choiceFilter(rails) },
  sort: { fields: ['bankName', 'bankCode', 'city', 'country'], initial: 'bankName' },
} as const;

const code = (id: 'bankCode' | 'clearingCode' | 'bankCode9' | 'bic', header: string): ListColumn<BankDirectoryRow> => ({
  id,
  header,
  cell: (row) => row[id] && <span className="figures">{row[id]}</span>,
  text: (row) => row[id] ?? '',
});

function useColumns(): ListColumn<BankDirectoryRow>[] {
  const t = useTexts('information');
  const kinds = useTexts('kinds');
  return [
    {
      id: 'bankName',
      header: t('banks.bank'),
      width: '2fr',
      cell: ({ bankName, branchName }) => (
        <span>
          <span className="font-medium">{bankName}</span>
          {branchName && <span className="block text-sm text-ink-soft">{branchName}</span>}
        </span>
      ),
      facts: [
        { title: t('banks.bank'), text: ({ bankName }) => bankName },
        { title: kinds('fact.branch'), text: ({ branchName }) => branchName },
      ],
    },
    code('bankCode', t('banks.code')),
    code('clearingCode', t('banks.clearing')),
    { ...code('bankCode9', t('banks.bulk')), isHiddenAtFirst: true },
    code('bic', t('banks.bic')),
    { id: 'city', header: t('banks.city'), cell: ({ city }) => city, text: ({ city }) => city },
    {
      id: 'country',
      header: t('banks.country'),
      cell: ({ country }) => country,
      text: ({ country }) => country,
      isHiddenAtFirst: true,
    },
    {
      id: 'rails',
      header: t('banks.rails'),
      width: '2fr',
      cell: (row) => row.rails.map((rail) => kinds(`rail.${rail}`)).join(', '),
      text: (row) => row.rails.join(' '),
    },
  ];
}

const rowKey = ({ bankName, branchName, bic, clearingCode, bankCode9 }: BankDirectoryRow) =>
  [bankName, branchName, bic, clearingCode, bankCode9].join(' ');

export function Component() {
  const t = useTexts('information');
  const kinds = useTexts('kinds');
  const query = useListQuery(spec);
  const pages = usePages(
    listBankDirectory,
    (page) => ({ body: { filter: query.filters, sort: query.sort, page } }),
    query.size,
  );
  const options = rails.map((id) => ({ id, label: kinds(`rail.${id}`) }));
  return (
    <InformationPage intro={t('banks.intro')}>
      <ListScreen
        id="banks"
        name={t('banks.bank')}
        pages={pages}
        query={query}
        columns={useColumns()}
        rowKey={rowKey}
        empty={{ icon: 'bank', title: t('banks.none'), text: t('banks.noneText') }}
        filters={
          <>
            <SearchFilter query={query} name="search" label={t('banks.search')} />
            <ChoiceFilter query={query} name="transferType" label={t('banks.rail')} options={options} />
          </>
        }
      />
    </InformationPage>
  );
}
