// The list of one queue, with decisions on one or several requests.
import { generateRequestReport } from '../../../../generated/calls/reports.ts';
import type { RequestListItem } from '../../../../generated/types.ts';
import { usePages } from '../../../api/pages.ts';
import { useWrite } from '../../../api/write.ts';
import { csvReport } from '../../../components/table/csv-report.ts';
import { ListScreen } from '../../../components/table/list-screen.tsx';
import type { ListSelection } from '../../../components/table/list-types.ts';
import { useListQuery } from '../../../components/table/use-list-query.ts';
import { useListSum } from '../../../components/table/use-list-sum.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import type { TextKey } from '../../../components/text/namespaces.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { QueueTabs } from '../queue/queue-tabs.tsx';
import { detailPath, queueCalls, queueOrder, queueReports, type Queue } from '../../../components/queue/queues.ts';
import { mayDecide } from '../../../components/queue/rights.ts';
import { sharedDecisions, useRowActions } from './decisions-of-queue.ts';
import { filterKinds, ListFilters } from './list-filters.tsx';
import { useRequestColumns } from './request-columns.tsx';
import { SelectedActions } from './selected-actions.tsx';
import { useRowKeys } from './use-row-keys.ts';

const spec = { filters: filterKinds, sort: queueOrder } as const;

const titles: Readonly<Record<Queue, TextKey<'screens'>>> = {
  repair: 'repairQueue',
  verify: 'verifyQueue',
  approve: 'approveQueue',
  release: 'releaseQueue',
  'exceptional-approve': 'exceptionalApprovals',
  'exceptional-release': 'exceptionalReleases',
};

function selectionOf(queue: Queue): ListSelection<RequestListItem> | undefined {
  const decisions = sharedDecisions(queue);
  if (decisions.length === 0) return undefined;
  return {
    amountOf: ({ amount }) => amount,
    isSelectable: ({ rights }) => decisions.some((decision) => mayDecide(rights, decision)),
    actions: (rows) => <SelectedActions queue={queue} rows={rows} />,
  };
}

export function Component({ queue }: { readonly queue: Queue }) {
  const t = useTexts('requests');
  const screens = useTexts('screens');
  const query = useListQuery(spec);
  const pages = usePages(
    queueCalls[queue],
    (page) => ({ body: { filter: query.filters, sort: query.sort, page } }),
    query.size,
  );
  const items: readonly RequestListItem[] = pages.items;
  useRowKeys(queue, items);
  const report = useWrite(generateRequestReport);
  const sum = useListSum(pages.data, (values) => t('list.sum', values));
  return (
    <>
      <PageHeader title={screens(titles[queue])} description={sum || (pages.data && t('list.intro'))} />
      <QueueTabs />
      <ListScreen<RequestListItem>
        id={`requests-${queue}`}
        name={t(`tab.${queue}`)}
        pages={{ ...pages, items }}
        query={query}
        columns={useRequestColumns(queue)}
        report={() =>
          report.send({ body: { queue: queueReports[queue], filter: query.filters, sort: query.sort, ...csvReport } })
        }
        rowKey={({ taskId }) => taskId}
        rowHref={(row) => detailPath(queue, row)}
        rowActions={useRowActions(queue)}
        selection={selectionOf(queue)}
        empty={{ icon: 'tasks', title: t(`empty.${queue}`), text: t('list.emptyText') }}
        filters={<ListFilters query={query} rangeLabel={t('list.range')} />}
      />
    </>
  );
}
