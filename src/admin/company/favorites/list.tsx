import { Link } from 'react-router-dom';
import { listCompanyFavorites } from '../../../../generated/calls/company.ts';
import type { AdminFavoriteSummary } from '../../../../generated/types.ts';
import { usePages } from '../../../api/pages.ts';
import { useRecordActions } from '../../../components/admin-resource/use-record-actions.ts';
import { usePerson } from '../../../components/shell/person.ts';
import { mayOpenScreen } from '../../../components/shell/shown-menu.ts';
import { useScreenTitle } from '../../../components/shell/use-screen-title.ts';
import { ChoiceFilter, ChoicesFilter, SearchFilter } from '../../../components/table/filters.tsx';
import { ListScreen } from '../../../components/table/list-screen.tsx';
import { useListQuery } from '../../../components/table/use-list-query.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { choiceFilter, choicesFilter, searchFilter } from '../../../lib/list-query.ts';
import { pathTo } from '../../../paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { favoriteScreens } from './company-favorite.ts';
import { useCompanyFavoriteColumns } from './favorite-columns.tsx';

const types = ['LCY', 'FCY', 'BILL_PAY', 'TOPUP'] as const;
const scopes = ['private', 'sub-user-groups', 'company'] as const;

const spec = {
  filters: { search: searchFilter, paymentTypes: choicesFilter(types), scope: choiceFilter(scopes) },
  sort: {
    fields: ['favoriteName', 'destination', 'paymentType', 'createdBy', 'lastUsedAt'],
    initial: 'favoriteName',
  },
} as const;

const useQuery = () => useListQuery(spec);

function Filters({ query }: { readonly query: ReturnType<typeof useQuery> }) {
  const t = useTexts('favorites');
  const company = useTexts('company');
  const kinds = useTexts('kinds');
  return (
    <>
      <SearchFilter query={query} name="search" label={t('list.search')} />
      <ChoicesFilter
        query={query}
        name="paymentTypes"
        label={t('list.types')}
        options={types.map((id) => ({ id, label: kinds(`type.${id}`) }))}
      />
      <ChoiceFilter
        query={query}
        name="scope"
        label={t('share.title')}
        options={scopes.map((id) => ({ id, label: company(`favorite.${id}`) }))}
      />
    </>
  );
}

export function Component() {
  const t = useTexts('company');
  const screens = useTexts('screens');
  const query = useQuery();
  const { filters, sort, size } = query;
  const pages = usePages(listCompanyFavorites, (page) => ({ body: { filter: filters, sort, page } }), size);
  const actionsOf = useRecordActions(() => favoriteScreens);
  const canCreate = mayOpenScreen(usePerson(), favoriteScreens.create);
  const create = canCreate && (
    <Link to={pathTo(favoriteScreens.create)} className={buttonClass('primary')}>
      {screens('companyFavoriteCreate')}
    </Link>
  );
  return (
    <>
      <PageHeader title={useScreenTitle()} description={t('favorite.intro')} {...(create && { actions: create })} />
      <ListScreen<AdminFavoriteSummary>
        id="company-favorites"
        name={useScreenTitle()}
        pages={pages}
        query={query}
        columns={useCompanyFavoriteColumns()}
        rowKey={({ favoriteId }) => favoriteId}
        rowHref={({ favoriteId: id }) => pathTo(favoriteScreens.detail, { id })}
        rowActions={(favorite) => actionsOf({ ...favorite, id: favorite.favoriteId, status: 'Active' })}
        empty={{
          icon: 'star',
          title: t('favorite.none'),
          text: t('favorite.noneText'),
          ...(create && { action: create }),
        }}
        filters={<Filters query={query} />}
      />
    </>
  );
}
