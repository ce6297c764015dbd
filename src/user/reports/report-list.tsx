// The requested files with their progress, until the bank deletes them.
import { listOutstandingReports } from '../../../generated/calls/reports.ts';
import { usePages } from '../../api/pages.ts';
import { ListScreen } from '../../components/table/list-screen.tsx';
import { useListQuery } from '../../components/table/use-list-query.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { useReportColumns } from './report-columns.tsx';

const spec = { filters: {} } as const;

export function Component() {
  const t = useTexts('reports');
  const screens = useTexts('screens');
  const query = useListQuery(spec);
  const pages = usePages(listOutstandingReports, (page) => ({ query: { history: true, ...page } }), query.size);
  return (
    <>
      <PageHeader title={screens('reportListing')} description={t('list.intro')} />
      <ListScreen
        id="reports"
        name={screens('reportListing')}
        pages={pages}
        query={query}
        columns={useReportColumns()}
        rowKey={({ id }) => id}
        isExportable={false}
        empty={{ icon: 'download', title: t('list.none'), text: t('list.noneText') }}
      />
    </>
  );
}
