import { generateRequestReport } from '../../../../generated/calls/reports.ts';
import { listActionHistory } from '../../../../generated/calls/requests.ts';
import { usePages } from '../../../api/pages.ts';
import { useWrite } from '../../../api/write.ts';
import { csvReport } from '../../../components/table/csv-report.ts';
import { ListScreen } from '../../../components/table/list-screen.tsx';
import { useListQuery } from '../../../components/table/use-list-query.ts';
import { useListSum } from '../../../components/table/use-list-sum.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { filterKinds, ListFilters } from '../list/list-filters.tsx';
import { QueueTabs } from '../queue/queue-tabs.tsx';
import { actedPath } from '../../../components/queue/queues.ts';
import { useActedColumns } from './acted-columns.tsx';

const spec = {
  filters: filterKinds,
  sort: { fields: ['customerName', 'fullName', 'date', 'amount'], initial: '-date' },
} as const;

/** All decisions of the user, with the current status of each request. */
export function Component() {
  const t = useTexts('requests');
  const screens = useTexts('screens');
  const query = useListQuery(spec);
  const pages = usePages(
    listActionHistory,
    (page) => ({ body: { filter: query.filters, sort: query.sort, page } }),
    query.size,
  );
  const report = useWrite(generateRequestReport);
  const sum = useListSum(pages.data, (values) => t('list.sum', values));
  return (
    <>
      <PageHeader title={screens('actionHistory')} description={sum || t('list.historyIntro')} />
      <QueueTabs />
      <ListScreen
        id="requests-history"
        name={t('tab.history')}
        pages={pages}
        query={query}
        columns={useActedColumns()}
        report={() =>
          report.send({ body: { queue: 'action-history', filter: query.filters, sort: query.sort, ...csvReport } })
        }
        rowKey={({ idProcessStep }) => idProcessStep}
        rowHref={actedPath}
        empty={{ icon: 'history', title: t('empty.history'), text: t('empty.historyText') }}
        filters={<ListFilters query={query} rangeLabel={t('list.range')} />}
      />
    </>
  );
}
