import { exportAuditTrail, listAuditEvents } from '../../../generated/calls/reports.ts';
import type { AuditEvent, AuditFilter, ReportFormatType } from '../../../generated/types.ts';
import { usePages } from '../../api/pages.ts';
import { useWrite } from '../../api/write.ts';
import { Button } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useFailure } from '../failure/use-failure.ts';
import { useReportStarted } from '../reports/use-report-started.ts';
import { useScreenTitle } from '../shell/use-screen-title.ts';
import { ListScreen } from '../table/list-screen.tsx';
import { useOpened } from '../table/use-opened.ts';
import { useFormat } from '../text/use-format.ts';
import { useTexts } from '../text/use-texts.ts';
import { useAuditColumns } from './audit-columns.tsx';
import { AuditDrawer } from './audit-drawer.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { useAuditQuery } from './audit-query.ts';
import { ChainResult, useChainCheck } from './chain-check.tsx';

const formats: readonly ReportFormatType[] = ['PDF', 'CSV'];

/** The bank makes the file, with the hashes, so that the chain can be checked elsewhere. */
function ExportMenu({ filter }: { readonly filter: AuditFilter }) {
  const t = useTexts('audit');
  const started = useReportStarted();
  const { attempt } = useFailure();
  const write = useWrite(exportAuditTrail);
  const run = async (formatType: ReportFormatType) => {
    const result = await attempt(() => write.send({ body: { filter, formatType } }));
    if (result.isDone) started(result.output);
  };
  const actions = formats.map((id) => ({ id, label: id, onPress: () => void run(id) }));
  const button = (
    <Button variant="quiet" icon="download" iconAfter="chevron-down" isPending={write.isPending}>
      {t('list.export')}
    </Button>
  );
  return <Menu label={t('list.export')} trigger={button} actions={actions} />;
}

/** The period of the list, where the address names none. */
const shownDays = ({ dates: { from, to } }: AuditFilter, dateText: (date: string) => string) => ({
  from: dateText(from),
  to: dateText(to),
});

interface AuditTrailProps {
  /** True for a corporate user, who sees the own events and those of visible requests, and none of administration. */
  readonly isOwn?: boolean;
}

export function Component({ isOwn = false }: AuditTrailProps) {
  const t = useTexts('audit');
  const format = useFormat();
  const { query, filter } = useAuditQuery();
  const pages = usePages(listAuditEvents, (page) => ({ body: { filter, sort: query.sort, page } }), query.size);
  const { opened, open } = useOpened('event');
  const chain = useChainCheck();
  const intro = t(isOwn ? 'list.ownIntro' : 'list.intro');
  const check = (
    <Button variant="quiet" icon="shield" isPending={chain.isPending} onPress={() => void chain.run()}>
      {t('check.run')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={useScreenTitle()}
        description={query.filters.dates ? intro : `${intro} ${t('list.lastDays', shownDays(filter, format.date))}`}
        actions={
          <>
            {check}
            <ExportMenu filter={filter} />
          </>
        }
      />
      {chain.check && <ChainResult check={chain.check} />}
      <ListScreen<AuditEvent>
        id="audit-trail"
        name={useScreenTitle()}
        pages={pages}
        query={query}
        columns={useAuditColumns()}
        rowKey={({ eventId }) => eventId}
        onOpen={({ eventId }) => open(eventId)}
        isExportable={false}
        empty={{ icon: 'history', title: t('list.none'), text: t('list.noneText') }}
        filters={<AuditFilters query={query} hasAreas={!isOwn} />}
      />
      {opened && <AuditDrawer eventId={opened} onClose={() => open(null)} />}
    </>
  );
}
