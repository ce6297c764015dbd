import { CURRENCIES } from '../../../../domain/money.ts';
import { ChoicesFilter, SearchFilter } from '../../../components/table/filters.tsx';
import type { ListQuery } from '../../../components/table/use-list-query.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { Switch } from '../../../ui/switch.tsx';
import { accountStatuses, accountTypes, type accountQuery } from './account-query.ts';

interface AccountFiltersProps {
  readonly query: ListQuery<typeof accountQuery.filters, 'usual'>;
  /** True if the list contains current and savings accounts. */
  readonly hasTypes?: boolean;
  readonly exceptCurrency?: string;
}

export function AccountFilters({ query, hasTypes = false, exceptCurrency }: AccountFiltersProps) {
  const t = useTexts('holdings');
  const kinds = useTexts('kinds');
  const { favoritesOnly = false } = query.filters;
  const shown = CURRENCIES.filter((currency) => currency !== exceptCurrency);
  return (
    <>
      <SearchFilter query={query} name="search" label={t('filter.search')} />
      <ChoicesFilter
        query={query}
        name="currencies"
        label={t('filter.currencies')}
        options={shown.map((id) => ({ id, label: id }))}
      />
      {hasTypes && (
        <ChoicesFilter
          query={query}
          name="accountTypes"
          label={t('filter.types')}
          options={accountTypes.map((id) => ({ id, label: kinds(`account.${id}`) }))}
        />
      )}
      <ChoicesFilter
        query={query}
        name="statuses"
        label={t('filter.statuses')}
        options={accountStatuses.map((id) => ({ id, label: t(`status.${id}`) }))}
      />
      <Switch
        className="min-h-9 items-center!"
        isSelected={favoritesOnly}
        onChange={(isOn) => query.setFilter('favoritesOnly', isOn || undefined)}
      >
        {t('filter.favorites')}
      </Switch>
    </>
  );
}
