import { listEnterpriseLimits } from '../../../../generated/calls/limits.ts';
import type { EnterpriseLimitSummary } from '../../../../generated/types.ts';
import { usePages } from '../../../api/pages.ts';
import { ResourceList, useStateColumns } from '../../../components/admin-resource/resource-list.tsx';
import { Amount } from '../../../components/money/amount.tsx';
import { ChoiceFilter, SearchFilter } from '../../../components/table/filters.tsx';
import type { ListColumn } from '../../../components/table/list-types.ts';
import { useListQuery } from '../../../components/table/use-list-query.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { choiceFilter, searchFilter } from '../../../lib/list-query.ts';
import { enterpriseLimit } from './enterprise-limit.ts';

type Row = EnterpriseLimitSummary;

const statuses = ['Active', 'Inactive'] as const;
const waiting = ['yes', 'no'] as const;
const spec = {
  filters: { search: searchFilter, status: choiceFilter(statuses), ongoing: choiceFilter(waiting) },
  sort: { fields: ['name', 'minimumAmount', 'maximumAmount', 'status', 'changedAt'], initial: 'name' },
} as const;
const useLimitQuery = () => useListQuery(spec);

function LimitFilters({ query }: { readonly query: ReturnType<typeof useLimitQuery> }) {
  const t = useTexts('administration');
  const common = useTexts('common');
  const ongoing = [
    { id: 'yes', label: t('list.hasOngoing') },
    { id: 'no', label: t('list.noOngoing') },
  ];
  return (
    <>
      <SearchFilter query={query} name="search" label={t('list.search')} />
      <ChoiceFilter
        query={query}
        name="status"
        label={common('word.status')}
        options={statuses.map((id) => ({ id, label: t(`record.${id}`) }))}
      />
      <ChoiceFilter query={query} name="ongoing" label={t('list.ongoing')} options={ongoing} />
    </>
  );
}

function useAmountColumn(): (name: 'minimumAmount' | 'maximumAmount', header: string) => ListColumn<Row> {
  return (name, header) => {
    const amountOf = ({ [name]: value }: Row) => ({ value, currency: 'IDR' as const });
    return {
      id: name,
      header,
      width: '1fr',
      align: 'end',
      cell: (row) => <Amount amount={amountOf(row)} />,
      amount: amountOf,
    };
  };
}

function useColumns(): ListColumn<Row>[] {
  const t = useTexts('limits');
  const words = useTexts('administration');
  const amountColumn = useAmountColumn();
  return [
    {
      id: 'name',
      header: words('field.name'),
      width: '2fr',
      isRowHeader: true,
      cell: ({ name }) => <span className="font-medium wrap-anywhere">{name}</span>,
      text: ({ name }) => name,
    },
    amountColumn('minimumAmount', t('list.minimum')),
    amountColumn('maximumAmount', t('list.maximum')),
    {
      id: 'userGroupCount',
      header: t('enterprise.groups'),
      width: '1fr',
      cell: ({ userGroupCount }) => <span className="figures">{userGroupCount}</span>,
      text: ({ userGroupCount }) => userGroupCount,
    },
    ...useStateColumns<Row>(),
  ];
}

export function Component() {
  const t = useTexts('limits');
  const query = useLimitQuery();
  const { ongoing, ...filters } = query.filters;
  const filter = { ...filters, ...(ongoing && { hasOngoingTask: ongoing === 'yes' }) };
  const pages = usePages(listEnterpriseLimits, (page) => ({ body: { filter, sort: query.sort, page } }), query.size);
  return (
    <ResourceList
      resource={enterpriseLimit}
      intro={t('enterprise.intro')}
      pages={pages}
      query={query}
      columns={useColumns()}
      filters={<LimitFilters query={query} />}
      empty={{ title: t('enterprise.none'), text: t('enterprise.noneText') }}
    />
  );
}
