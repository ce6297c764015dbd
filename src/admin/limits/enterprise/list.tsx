import { listEnterpriseLimits } from '../../../../generated/calls/limits.ts';
import type { EnterpriseLimitSummary } from '../../../../generated/types.ts';
import { usePages } from '../../../api/pages.ts';
import { filterOf, recordFilters, RecordFilters } from '../../../components/admin-resource/record-filters.tsx';
import { ResourceList, useStateColumns } from '../../../components/admin-resource/resource-list.tsx';
import { Amount } from '../../../components/money/amount.tsx';
import type { ListColumn } from '../../../components/table/list-types.ts';
import { useListQuery } from '../../../components/table/use-list-query.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { enterpriseLimit } from './enterprise-limit.ts';

type Row = EnterpriseLimitSummary;

const spec = {
  filters: recordFilters,
  sort: { fields: ['name', 'minimumAmount', 'maximumAmount', 'status', 'changedAt'], initial: 'name' },
} as const;

function amountColumn(name: 'minimumAmount' | 'maximumAmount', header: string): ListColumn<Row> {
  const amountOf = ({ [name]: value }: Row) => ({ value, currency: 'IDR' as const });
  return {
    id: name,
    header,
    width: '1fr',
    align: 'end',
    cell: (row) => <Amount amount={amountOf(row)} />,
    amount: amountOf,
  };
}

function useColumns(): ListColumn<Row>[] {
  const t = useTexts('limits');
  const words = useTexts('administration');
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
  const query = useListQuery(spec);
  const filter = filterOf(query.filters);
  const pages = usePages(listEnterpriseLimits, (page) => ({ body: { filter, sort: query.sort, page } }), query.size);
  return (
    <ResourceList
      resource={enterpriseLimit}
      intro={t('enterprise.intro')}
      pages={pages}
      query={query}
      columns={useColumns()}
      filters={<RecordFilters query={query} />}
      empty={{ title: t('enterprise.none'), text: t('enterprise.noneText') }}
    />
  );
}
