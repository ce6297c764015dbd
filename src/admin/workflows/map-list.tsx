import { useMapTypeName } from '../../components/kinds/use-map-type-name.ts';
import { mapTypes } from '../../../domain/approval/map-types.ts';
import { listWorkflowMaps } from '../../../generated/calls/workflows.ts';
import type { WorkflowMapSummary } from '../../../generated/types.ts';
import { usePages } from '../../api/pages.ts';
import { ResourceList, useStateColumns } from '../../components/admin-resource/resource-list.tsx';
import { ChoiceFilter, SearchFilter } from '../../components/table/filters.tsx';
import type { ListColumn } from '../../components/table/list-types.ts';
import { useListQuery } from '../../components/table/use-list-query.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { choiceFilter, searchFilter } from '../../lib/list-query.ts';
import { CoverageCard } from './coverage-card.tsx';
import { workflowMap } from './workflow-map.ts';

const statuses = ['Active', 'Inactive'] as const;

const spec = {
  filters: { search: searchFilter, transactionType: choiceFilter(mapTypes), status: choiceFilter(statuses) },
  sort: { fields: ['name', 'status', 'rowCount', 'changedAt'], initial: 'name' },
} as const;

const useMapQuery = () => useListQuery(spec);

function Filters({ query }: { readonly query: ReturnType<typeof useMapQuery> }) {
  const t = useTexts('workflows');
  const words = useTexts('administration');
  const common = useTexts('common');
  const typeName = useMapTypeName();
  return (
    <>
      <SearchFilter query={query} name="search" label={t('map.search')} />
      <ChoiceFilter
        query={query}
        name="transactionType"
        label={words('field.transactionTypes')}
        options={mapTypes.map((id) => ({ id, label: typeName(id) }))}
      />
      <ChoiceFilter
        query={query}
        name="status"
        label={common('word.status')}
        options={statuses.map((id) => ({ id, label: words(`record.${id}`) }))}
      />
    </>
  );
}

type Row = WorkflowMapSummary;

const names = ({ userGroups }: Row) => userGroups.map(({ name }) => name).join(', ');

function useColumns(): ListColumn<Row>[] {
  const t = useTexts('workflows');
  return [
    {
      id: 'name',
      header: t('list.name'),
      width: '2fr',
      isRowHeader: true,
      cell: ({ name }) => <span className="font-medium wrap-anywhere">{name}</span>,
      text: ({ name }) => name,
    },
    {
      id: 'rowCount',
      header: t('map.rows'),
      width: '1fr',
      cell: ({ rowCount }) => <span className="figures">{rowCount}</span>,
      text: ({ rowCount }) => rowCount,
    },
    {
      id: 'overlapCount',
      header: t('map.overlapColumn'),
      width: '1fr',
      cell: ({ overlapCount }) => <span className="figures">{overlapCount}</span>,
      text: ({ overlapCount }) => overlapCount,
    },
    {
      id: 'userGroups',
      header: t('map.groups'),
      width: '1fr',
      cell: (row) => <span className="wrap-anywhere">{names(row)}</span>,
      text: names,
    },
    ...useStateColumns<Row>(),
  ];
}

export function Component() {
  const t = useTexts('workflows');
  const query = useMapQuery();
  const pages = usePages(
    listWorkflowMaps,
    (page) => ({ body: { filter: query.filters, sort: query.sort, page } }),
    query.size,
  );
  return (
    <>
      <ResourceList
        resource={workflowMap}
        intro={t('map.intro')}
        pages={pages}
        query={query}
        columns={useColumns()}
        filters={<Filters query={query} />}
        empty={{ title: t('map.none'), text: t('map.noneText') }}
      />
      <CoverageCard />
    </>
  );
}
