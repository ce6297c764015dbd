// The account groups as a list, or as the chart of all of them.
import { Link, useSearchParams } from 'react-router-dom';
import {
  getHierarchyChart,
  listAccountGroups,
  listUngroupedAccounts,
} from '../../../generated/calls/account-groups.ts';
import type { AccountGroupSummary } from '../../../generated/types.ts';
import { usePages } from '../../api/pages.ts';
import { useRead } from '../../api/read.ts';
import { accountText } from '../../../domain/account-text.ts';
import { useRecordActions } from '../../components/admin-resource/use-record-actions.ts';
import { HinderedActions } from '../../components/admin-resource/hindering-tasks.tsx';
import { WaitingTask } from '../../components/admin-resource/waiting-task.tsx';
import { Reading } from '../../components/failure/reading.tsx';
import { ChartTree } from '../../components/hierarchy-chart/chart-tree.tsx';
import { usePerson } from '../../components/shell/person.ts';
import { mayOpenScreen } from '../../components/shell/shown-menu.ts';
import { useScreenTitle } from '../../components/shell/use-screen-title.ts';
import { SearchFilter } from '../../components/table/filters.tsx';
import { ListScreen } from '../../components/table/list-screen.tsx';
import { useListQuery } from '../../components/table/use-list-query.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { searchFilter } from '../../lib/list-query.ts';
import { pathTo } from '../../paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Card } from '../../ui/card.tsx';
import { DetailFrame } from '../../ui/frame/detail-frame.tsx';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { chartScreens, groupScreens } from './account-group.ts';
import { useGroupColumns } from './group-columns.tsx';

const spec = {
  filters: { search: searchFilter },
  sort: { fields: ['groupName', 'level', 'accountCount', 'changedAt'], initial: 'groupName' },
} as const;

function Groups() {
  const t = useTexts('account-groups');
  const query = useListQuery(spec);
  const { filters, sort, size } = query;
  const pages = usePages(listAccountGroups, (page) => ({ body: { filter: filters, sort, page } }), size);
  const actionsOf = useRecordActions(() => groupScreens);
  return (
    <ListScreen<AccountGroupSummary>
      id="account-groups"
      name={useScreenTitle()}
      pages={pages}
      query={query}
      columns={useGroupColumns()}
      rowKey={({ id }) => id}
      rowHref={({ id }) => pathTo(groupScreens.detail, { id })}
      rowActions={(group) => actionsOf({ ...group, status: 'Active' })}
      empty={{ icon: 'wallet', title: t('list.none'), text: t('list.noneText') }}
      filters={<SearchFilter query={query} name="search" label={t('list.search')} />}
    />
  );
}

function Ungrouped() {
  const t = useTexts('account-groups');
  const pages = usePages(listUngroupedAccounts, (page) => ({ body: { page } }), 100);
  return (
    <Card>
      <Section title={t('chart.ungrouped', { count: pages.total ?? pages.items.length })}>
        <ul className="ruled">
          {pages.items.map(({ account }) => (
            <li key={account.id} className="figures py-1.5 text-sm">
              {accountText(account)}
            </li>
          ))}
        </ul>
      </Section>
    </Card>
  );
}

function Chart() {
  const t = useTexts('account-groups');
  const read = useRead(getHierarchyChart, { body: {} });
  return (
    <Reading read={read} skeleton={<Skeleton className="h-96 w-full" />}>
      {({ chart, ongoingTask, actions }) => (
        <>
          {ongoingTask && <WaitingTask task={ongoingTask} />}
          <HinderedActions actions={actions} />
          <DetailFrame side={<Ungrouped />}>
            <Card>
              <ChartTree chart={chart} label={t('tab.chart')} />
            </Card>
          </DetailFrame>
        </>
      )}
    </Reading>
  );
}

const views = ['list', 'chart'] as const;

function useActions() {
  const screens = useTexts('screens');
  const t = useTexts('account-groups');
  if (!mayOpenScreen(usePerson(), groupScreens.create)) return null;
  return (
    <>
      <Link to={pathTo(chartScreens.edit)} className={buttonClass('quiet')}>
        {t('chart.edit')}
      </Link>
      <Link to={pathTo(groupScreens.create)} className={buttonClass('primary')}>
        {screens('accountGroupCreate')}
      </Link>
    </>
  );
}

export function Component() {
  const t = useTexts('account-groups');
  const [parameters] = useSearchParams();
  const view = views.find((name) => name === parameters.get('view')) ?? 'list';
  const tabs = views.map((id) => ({ id, label: t(`tab.${id}`), href: pathTo(groupScreens.list, { view: id }) }));
  return (
    <>
      <PageHeader title={useScreenTitle()} description={t('list.intro')} actions={useActions()} />
      <LinkTabs
        label={t('tab.label')}
        tabs={tabs}
        renderLink={({ id, label, href }, className) => (
          <Link key={id} to={href} className={className} aria-current={id === view ? 'page' : undefined}>
            {label}
          </Link>
        )}
      />
      {view === 'chart' ? <Chart /> : <Groups />}
    </>
  );
}
