import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { listRenamableAccounts } from '../../../generated/calls/account-names.ts';
import type { RenamableAccount } from '../../../generated/types.ts';
import { usePages } from '../../api/pages.ts';
import { useFieldText } from '../../components/failure/use-failure-words.ts';
import { useScreenTitle } from '../../components/shell/use-screen-title.ts';
import { ChoiceFilter, SearchFilter } from '../../components/table/filters.tsx';
import { ListScreen } from '../../components/table/list-screen.tsx';
import type { ListSelection } from '../../components/table/list-types.ts';
import { useListQuery } from '../../components/table/use-list-query.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { choiceFilter, searchFilter } from '../../lib/list-query.ts';
import { buttonClass } from '../../ui/button-class.ts';
import type { MenuAction } from '../../ui/menu.tsx';
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
const mayEdit = ({ actions }: RenamableAccount) => actions.some(({ action, allowed }) => action === 'edit' && allowed);

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

function useRowActions(): (account: RenamableAccount) => MenuAction[] {
  const words = useTexts('administration');
  const fieldText = useFieldText();
  const navigate = useNavigate();
  return ({ accountId, accountKind, actions }) =>
    actions.map(({ action, allowed, code }) => ({
      id: action,
      label: words(`action.${action}`),
      icon: 'edit',
      ...(!allowed && code && { disabledReason: fieldText({ code }) }),
      onPress: () => void navigate(editPath(accountKind, [accountId])),
    }));
}

/** The list, with a drawer for the history of the account that the address names. */
export function Component() {
  const t = useTexts('account-names');
  const query = useNameQuery();
  const [parameters, setParameters] = useSearchParams();
  const { kind, named, search } = query.filters;
  const filter = {
    accountKind: kindIn(kind),
    ...(search && { search }),
    ...(named && { hasAlias: named === 'yes' }),
  };
  const pages = usePages(listRenamableAccounts, (page) => ({ body: { filter, sort: query.sort, page } }), query.size);
  const open = (accountId: string | null) =>
    setParameters((before) => {
      const after = new URLSearchParams(before);
      if (accountId) after.set('account', accountId);
      else after.delete('account');
      return after;
    });
  const opened = parameters.get('account');
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
        rowActions={useRowActions()}
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
