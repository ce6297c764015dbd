import { Link } from 'react-router-dom';
import { listRenamableAccounts } from '../../../generated/calls/account-names.ts';
import type { RenamableAccount } from '../../../generated/types.ts';
import { usePages } from '../../api/pages.ts';
import { mayEdit, useEditAction } from '../../components/admin-resource/use-edit-action.ts';
import { useScreenTitle } from '../../components/shell/use-screen-title.ts';
import { ChoiceFilter, SearchFilter } from '../../components/table/filters.tsx';
import { ListScreen } from '../../components/table/list-screen.tsx';
import type { ListSelection } from '../../components/table/list-types.ts';
import { useListQuery } from '../../components/table/use-list-query.ts';
import { useOpened } from '../../components/table/use-opened.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { choiceFilter, searchFilter } from '../../lib/list-query.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { editPath, kindIn, MOST_TOGETHER } from './account-names.ts';
import { HistoryDrawer } from './history-drawer.tsx';
import { useNameColumns } from './name-columns.tsx';

const answers = ['yes', 'no'] as const;
const spec = {
  filters: { search: searchFilter, kind: choiceFilter(['time-deposit']), named: choiceFilter(answers) },
  sort: { fields: ['accountNumber', 'alias', 'currency', 'changedAt'], initial: 'alias' },
} as const;
const useNameQuery = () => useListQuery(spec);
function NameFilters({ query }: { readonly query: ReturnType<typeof useNameQuery> }) {
  const t = useTexts('account-names');
  return (
    <>
      <SearchFilter query={query} name="search" label={t('list.search')} />
      <ChoiceFilter
        query={query}
        name="kind"
        label={t('list.kind')}
        any={t('kind.casa')}
        options={[{ id: 'time-deposit', label: t('kind.time-deposit') }]}
      />
      <ChoiceFilter
        query={query}
        name="named"
        label={t('list.alias')}
        options={answers.map((id) => ({ id, label: t(`named.${id}`) }))}
      />
    </>
  );
}

function RenameSelected({ rows }: { readonly rows: readonly RenamableAccount[] }) {
  const t = useTexts('account-names');
  const ids = rows.map(({ accountId }) => accountId);
  return (
    <Link to={editPath(kindIn(rows[0]?.accountKind), ids)} className={buttonClass('primary', 'small')}>
      {t('list.rename', { count: rows.length })}
    </Link>
  );
}

const selection: ListSelection<RenamableAccount> = {
  isSelectable: mayEdit,
  maximum: MOST_TOGETHER,
  actions: (rows) => <RenameSelected rows={rows} />,
};

/** The list, with a drawer for the history of the account that the address names. */
export function Component() {
  const t = useTexts('account-names');
  const query = useNameQuery();
  const { kind, named, search } = query.filters;
  const filter = {
    accountKind: kindIn(kind),
    ...(search && { search }),
    ...(named && { hasAlias: named === 'yes' }),
  };
  const pages = usePages(listRenamableAccounts, (page) => ({ body: { filter, sort: query.sort, page } }), query.size);
  const { opened, open } = useOpened('account');
  return (
    <>
      <PageHeader title={useScreenTitle()} description={t('list.intro')} />
      <ListScreen<RenamableAccount>
        id="account-names"
        name={useScreenTitle()}
        pages={pages}
        query={query}
        columns={useNameColumns()}
        rowKey={({ accountId }) => accountId}
        onOpen={({ accountId }) => open(accountId)}
        rowActions={useEditAction<RenamableAccount>(({ accountId, accountKind }) => editPath(accountKind, [accountId]))}
        selection={selection}
        empty={{ icon: 'wallet', title: t('list.none'), text: t('list.noneText') }}
        filters={<NameFilters query={query} />}
      />
      {opened && (
        <HistoryDrawer
          accountId={opened}
          account={pages.items.find(({ accountId }) => accountId === opened)}
          onClose={() => open(null)}
        />
      )}
    </>
  );
}
