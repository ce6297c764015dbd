import { Link } from 'react-router-dom';
import { listAccountVisibility } from '../../../../generated/calls/account-groups.ts';
import type { AccountVisibilitySummary } from '../../../../generated/types.ts';
import { usePages } from '../../../api/pages.ts';
import { mayEdit, useEditAction } from '../../../components/admin-resource/use-edit-action.ts';
import { accountText } from '../../../../domain/account-text.ts';
import { useScreenTitle } from '../../../components/shell/use-screen-title.ts';
import { ChoiceFilter, SearchFilter } from '../../../components/table/filters.tsx';
import { ListScreen } from '../../../components/table/list-screen.tsx';
import type { ListColumn, ListSelection } from '../../../components/table/list-types.ts';
import { useListQuery } from '../../../components/table/use-list-query.ts';
import { useOpened } from '../../../components/table/use-opened.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { choiceFilter, searchFilter } from '../../../lib/list-query.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { TwoLines } from '../../../ui/two-lines.tsx';
import { editPath } from './account-visibility.ts';
import { VisibilityDrawer } from './visibility-drawer.tsx';

const rules = ['everyone', 'chosen-users'] as const;
const spec = {
  filters: { search: searchFilter, rule: choiceFilter(rules) },
  sort: { fields: ['number', 'alias', 'seenByCount', 'changedAt'], initial: 'number' },
} as const;
const mostTogether = 100;

function useColumns(): ListColumn<AccountVisibilitySummary>[] {
  const t = useTexts('account-groups');
  const words = useTexts('administration');
  return [
    {
      id: 'number',
      header: t('visibility.account'),
      width: '2fr',
      isRowHeader: true,
      cell: ({ account, ongoingTask }) => (
        <TwoLines
          title={accountText(account.account)}
          note={ongoingTask ? words('waiting.title') : account.accountGroup?.name}
        />
      ),
      text: ({ account }) => account.account.number,
    },
    {
      id: 'rule',
      header: t('visibility.rule'),
      width: '1fr',
      cell: ({ rule }) => words(`placed.${rule}`),
      text: ({ rule }) => words(`placed.${rule}`),
    },
    {
      id: 'seenByCount',
      header: t('visibility.seenBy'),
      width: '1fr',
      cell: ({ seenByCount, reachCount }) => (
        <span className="figures">{t('visibility.of', { seen: seenByCount, reach: reachCount })}</span>
      ),
      text: ({ seenByCount }) => String(seenByCount),
    },
  ];
}

function EditSelected({ rows }: { readonly rows: readonly AccountVisibilitySummary[] }) {
  const t = useTexts('account-groups');
  return (
    <Link to={editPath(rows.map(({ account }) => account.account.id))} className={buttonClass('primary', 'small')}>
      {t('visibility.edit', { count: rows.length })}
    </Link>
  );
}

const selection: ListSelection<AccountVisibilitySummary> = {
  isSelectable: mayEdit,
  maximum: mostTogether,
  actions: (rows) => <EditSelected rows={rows} />,
};

/** The list, with a drawer for the account that the address names. */
export function Component() {
  const t = useTexts('account-groups');
  const words = useTexts('administration');
  const query = useListQuery(spec);
  const { filters: filter, sort } = query;
  const pages = usePages(listAccountVisibility, (page) => ({ body: { filter, sort, page } }), query.size);
  const { opened, open } = useOpened('account');
  return (
    <>
      <PageHeader title={useScreenTitle()} description={t('visibility.intro')} />
      <ListScreen<AccountVisibilitySummary>
        id="account-visibility"
        name={useScreenTitle()}
        pages={pages}
        query={query}
        columns={useColumns()}
        rowKey={({ account }) => account.account.id}
        onOpen={({ account }) => open(account.account.id)}
        rowActions={useEditAction<AccountVisibilitySummary>(({ account }) => editPath([account.account.id]))}
        selection={selection}
        empty={{ icon: 'eye', title: t('visibility.none'), text: t('visibility.noneText') }}
        filters={
          <>
            <SearchFilter query={query} name="search" label={t('list.search')} />
            <ChoiceFilter
              query={query}
              name="rule"
              label={t('visibility.rule')}
              options={rules.map((id) => ({ id, label: words(`placed.${id}`) }))}
            />
          </>
        }
      />
      {opened && <VisibilityDrawer accountId={opened} onClose={() => open(null)} />}
    </>
  );
}
