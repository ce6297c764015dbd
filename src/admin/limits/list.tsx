import { Link } from 'react-router-dom';
import { listAccountLimits } from '../../../generated/calls/limits.ts';
import type { AccountLimit } from '../../../generated/types.ts';
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
import { editPath } from './account-limits.ts';
import { LimitDrawer } from './limit-drawer.tsx';
import { useLimitColumns } from './limit-columns.tsx';

const own = ['yes', 'no'] as const;
const types = ['SA', 'CA'] as const;
const spec = {
  filters: { search: searchFilter, accountType: choiceFilter(types), own: choiceFilter(own) },
  sort: { fields: ['alias', 'maximum', 'dailyMaximum'], initial: 'alias' },
} as const;
const MOST_TOGETHER = 100;
const useLimitQuery = () => useListQuery(spec);
function LimitFilters({ query }: { readonly query: ReturnType<typeof useLimitQuery> }) {
  const t = useTexts('limits');
  const kinds = useTexts('kinds');
  return (
    <>
      <SearchFilter query={query} name="search" label={t('list.search')} />
      <ChoiceFilter
        query={query}
        name="accountType"
        label={t('list.type')}
        options={types.map((id) => ({ id, label: kinds(`account.${id}`) }))}
      />
      <ChoiceFilter
        query={query}
        name="own"
        label={t('list.own')}
        options={[
          { id: 'yes', label: t('list.hasOwn') },
          { id: 'no', label: t('list.noOwn') },
        ]}
      />
    </>
  );
}

function EditSelected({ rows }: { readonly rows: readonly AccountLimit[] }) {
  const t = useTexts('limits');
  return (
    <Link to={editPath(rows.map(({ account }) => account.id))} className={buttonClass('primary', 'small')}>
      {t('list.edit', { count: rows.length })}
    </Link>
  );
}

const selection: ListSelection<AccountLimit> = {
  isSelectable: mayEdit,
  maximum: MOST_TOGETHER,
  actions: (rows) => <EditSelected rows={rows} />,
};

/** The list, with a drawer for the account that the address names. */
export function Component() {
  const t = useTexts('limits');
  const query = useLimitQuery();
  const { own: hasOwn, ...filters } = query.filters;
  const filter = { ...filters, ...(hasOwn && { hasOwnLimit: hasOwn === 'yes' }) };
  const pages = usePages(listAccountLimits, (page) => ({ body: { filter, sort: query.sort, page } }), query.size);
  const { opened, open } = useOpened('account');
  return (
    <>
      <PageHeader title={useScreenTitle()} description={t('list.intro')} />
      <ListScreen<AccountLimit>
        id="account-limits"
        name={useScreenTitle()}
        pages={pages}
        query={query}
        columns={useLimitColumns()}
        rowKey={({ account }) => account.id}
        onOpen={({ account }) => open(account.id)}
        rowActions={useEditAction<AccountLimit>(({ account }) => editPath([account.id]))}
        selection={selection}
        empty={{ icon: 'wallet', title: t('list.none'), text: t('list.noneText') }}
        filters={<LimitFilters query={query} />}
      />
      {opened && <LimitDrawer accountId={opened} onClose={() => open(null)} />}
    </>
  );
}
