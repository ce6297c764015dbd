// The filters of the lists of user groups, sub user groups and enterprise limits.
import { ChoiceFilter, SearchFilter } from '../table/filters.tsx';
import type { FilterProps } from '../table/bound-filter.ts';
import { useTexts } from '../text/use-texts.ts';
import { choiceFilter, searchFilter, type FiltersOf } from '../../lib/list-query.ts';

const statuses = ['Active', 'Inactive'] as const;
const waiting = ['yes', 'no'] as const;

export const recordFilters = {
  search: searchFilter,
  status: choiceFilter(statuses),
  ongoing: choiceFilter(waiting),
} as const;

type Chosen = FiltersOf<typeof recordFilters>;

export const filterOf = ({ ongoing, ...filters }: Chosen) => ({
  ...filters,
  ...(ongoing && { hasOngoingTask: ongoing === 'yes' }),
});

export function RecordFilters({ query }: Pick<FilterProps<Chosen, string>, 'query'>) {
  const t = useTexts('administration');
  const common = useTexts('common');
  return (
    <>
      <SearchFilter query={query} name="search" label={t('list.search')} />
      <ChoiceFilter
        query={query}
        name="status"
        label={common('word.status')}
        options={statuses.map((id) => ({ id, label: t(`record.${id}`) }))}
      />
      <ChoiceFilter
        query={query}
        name="ongoing"
        label={t('list.ongoing')}
        options={[
          { id: 'yes', label: t('list.hasOngoing') },
          { id: 'no', label: t('list.noOngoing') },
        ]}
      />
    </>
  );
}
