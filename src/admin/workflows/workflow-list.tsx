import { Link } from 'react-router-dom';
import { listApprovalWorkflows } from '../../../generated/calls/workflows.ts';
import type { ApprovalWorkflowSummary } from '../../../generated/types.ts';
import { usePages } from '../../api/pages.ts';
import { formPath } from '../../components/admin-resource/resource.ts';
import { ResourceList, useStateColumns } from '../../components/admin-resource/resource-list.tsx';
import { ChoiceFilter, SearchFilter } from '../../components/table/filters.tsx';
import type { ListColumn } from '../../components/table/list-types.ts';
import { useListQuery } from '../../components/table/use-list-query.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { choiceFilter, searchFilter } from '../../lib/list-query.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { workflowResources } from './approval-workflow.ts';

const types = ['financial-request', 'service-request'] as const;
const statuses = ['Active', 'Inactive'] as const;

const spec = {
  filters: { search: searchFilter, requestType: choiceFilter(types), status: choiceFilter(statuses) },
  sort: { fields: ['name', 'requestType', 'approvalOrder', 'status', 'changedAt'], initial: 'name' },
} as const;

const useWorkflowQuery = () => useListQuery(spec);

function Filters({ query }: { readonly query: ReturnType<typeof useWorkflowQuery> }) {
  const t = useTexts('workflows');
  const words = useTexts('administration');
  const common = useTexts('common');
  return (
    <>
      <SearchFilter query={query} name="search" label={words('list.search')} />
      <ChoiceFilter
        query={query}
        name="requestType"
        label={t('field.requestType')}
        options={types.map((id) => ({ id, label: words(`requestType.${id}`) }))}
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

type Row = ApprovalWorkflowSummary;

function useColumns(): ListColumn<Row>[] {
  const t = useTexts('workflows');
  const words = useTexts('administration');
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
      id: 'requestType',
      header: t('field.requestType'),
      width: '1fr',
      cell: ({ requestType }) => words(`requestType.${requestType}`),
      text: ({ requestType }) => words(`requestType.${requestType}`),
    },
    {
      id: 'signatures',
      header: t('list.signatures'),
      width: '1fr',
      cell: ({ signatures, approvalOrder }) => (
        <span className="figures">
          {t('list.signaturesIn', { count: signatures, order: words(`approvalOrder.${approvalOrder}`) })}
        </span>
      ),
      text: ({ signatures }) => signatures,
    },
    {
      id: 'mapCount',
      header: t('list.maps'),
      width: '1fr',
      cell: ({ mapCount }) => <span className="figures">{mapCount}</span>,
      text: ({ mapCount }) => mapCount,
    },
    ...useStateColumns<Row>(),
  ];
}

function CreateLinks() {
  const t = useTexts('workflows');
  return types.map((type, index) => (
    <Link
      key={type}
      to={formPath(workflowResources[type].screens, 'create')}
      className={buttonClass(index === 0 ? 'primary' : 'quiet')}
    >
      {t(`create.${type}`)}
    </Link>
  ));
}

export function Component() {
  const t = useTexts('workflows');
  const query = useWorkflowQuery();
  const pages = usePages(
    listApprovalWorkflows,
    (page) => ({ body: { filter: query.filters, sort: query.sort, page } }),
    query.size,
  );
  return (
    <ResourceList
      resource={workflowResources['financial-request']}
      screensOfRow={({ requestType }) => workflowResources[requestType].screens}
      create={<CreateLinks />}
      intro={t('list.intro')}
      pages={pages}
      query={query}
      columns={useColumns()}
      filters={<Filters query={query} />}
      empty={{ title: t('list.none'), text: t('list.noneText') }}
    />
  );
}
