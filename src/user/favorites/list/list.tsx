import { Link } from 'react-router-dom';
import { listFavoriteRecommendations, listFavorites } from '../../../../generated/calls/favorites.ts';
import { usePages } from '../../../api/pages.ts';
import { useRead } from '../../../api/read.ts';
import { usePerson } from '../../../components/shell/person.ts';
import { mayOpenScreen } from '../../../components/shell/shown-menu.ts';
import { ChoiceFilter, ChoicesFilter, SearchFilter } from '../../../components/table/filters.tsx';
import { AboveList } from '../../../components/table/above-list.tsx';
import { ListScreen } from '../../../components/table/list-screen.tsx';
import { useListQuery } from '../../../components/table/use-list-query.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { choiceFilter, choicesFilter, searchFilter } from '../../../lib/list-query.ts';
import { paths } from '../../../paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useFavoriteColumns } from './favorite-columns.tsx';
import { Suggestions } from './suggestions.tsx';
import { useRowActions } from './use-row-actions.ts';

const toSuggest = { body: { paymentType: 'LCY', most: 3 } } as const;

const types = ['LCY', 'FCY', 'BILL_PAY', 'TOPUP'] as const;
const statuses = ['Approved', 'Pending Verify', 'Pending Approve', 'Pending Release', 'For Repair'] as const;

const spec = {
  filters: {
    search: searchFilter,
    paymentTypes: choicesFilter(types),
    statuses: choicesFilter(statuses),
    maker: choiceFilter(['me']),
  },
  sort: {
    fields: ['favoriteName', 'destination', 'paymentType', 'usedTimes', 'createdBy', 'createdAt'],
    initial: 'favoriteName',
  },
} as const;

const useFavoriteQuery = () => useListQuery(spec);

function FavoriteFilters({ query }: { readonly query: ReturnType<typeof useFavoriteQuery> }) {
  const t = useTexts('favorites');
  const kinds = useTexts('kinds');
  const common = useTexts('common');
  return (
    <>
      <SearchFilter query={query} name="search" label={t('list.search')} />
      <ChoicesFilter
        query={query}
        name="paymentTypes"
        label={t('list.types')}
        options={types.map((id) => ({ id, label: kinds(`type.${id}`) }))}
      />
      <ChoicesFilter
        query={query}
        name="statuses"
        label={common('word.status')}
        options={statuses.map((id) => ({ id, label: kinds(`status.${id}`) }))}
      />
      <ChoiceFilter query={query} name="maker" label={t('list.madeBy')} options={[{ id: 'me', label: t('list.me') }]} />
    </>
  );
}

export function Component() {
  const t = useTexts('favorites');
  const screens = useTexts('screens');
  const isMaker = mayOpenScreen(usePerson(), '/services/favorites/create');
  const suggestions = useRead(listFavoriteRecommendations, isMaker ? toSuggest : null);
  const query = useFavoriteQuery();
  const { maker, ...filters } = query.filters;
  const filter = { ...filters, ...(maker && { ownOnly: true }) };
  const pages = usePages(listFavorites, (page) => ({ body: { filter, sort: query.sort, page } }), query.size);
  const create = (
    <Link to={paths.favoriteCreate} className={buttonClass('primary')}>
      {screens('favoriteCreate')}
    </Link>
  );
  return (
    <>
      <PageHeader title={screens('favorites')} description={t('list.intro')} {...(isMaker && { actions: create })} />
      <AboveList above={<Suggestions items={suggestions.data?.items ?? []} />} isAwaited={suggestions.isLoading}>
        <ListScreen
          id="favorites"
          name={screens('favorites')}
          pages={pages}
          query={query}
          columns={useFavoriteColumns()}
          rowKey={({ favoriteId }) => favoriteId}
          rowHref={({ favoriteId }) => paths.favorite(favoriteId)}
          rowActions={useRowActions()}
          empty={{
            icon: 'star',
            title: t('list.none'),
            text: t(isMaker ? 'list.noneText' : 'list.noneShared'),
            ...(isMaker && { action: create }),
          }}
          filters={<FavoriteFilters query={query} />}
        />
      </AboveList>
    </>
  );
}
