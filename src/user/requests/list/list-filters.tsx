import { listRequestCreators } from '../../../../generated/calls/requests.ts';
import { userId } from '../../../../generated/field-bounds.ts';
import { DaysFilter } from '../../../components/table/days-filter.tsx';
import { ChoicesFilter, SearchFilter } from '../../../components/table/filters.tsx';
import { SearchableChoicesFilter } from '../../../components/table/searchable-choices-filter.tsx';
import type { ListQuery } from '../../../components/table/use-list-query.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { choicesFilter, daysFilter, idsFilter, searchFilter } from '../../../lib/list-query.ts';

export const types = [
  'LCY',
  'FCY',
  'BILL_PAY',
  'TOPUP',
  'TAX_PAY',
  'CHQ_BOOK',
  'BULK_QUICK',
  'BULK_NON_QUICK',
  'BULK_DEBIT',
  'BULK_FAV',
  'RECURRING',
  'FAV',
] as const;

export const filterKinds = {
  search: searchFilter,
  transactionTypes: choicesFilter(types),
  createdBy: idsFilter(userId, 50),
  dateRange: daysFilter,
} as const;

interface ListFiltersProps {
  readonly query: ListQuery<typeof filterKinds>;
  readonly rangeLabel: string;
}

export function ListFilters({ query, rangeLabel }: ListFiltersProps) {
  const t = useTexts('requests');
  const kinds = useTexts('kinds');
  return (
    <>
      <SearchFilter query={query} name="search" label={t('list.search')} />
      <ChoicesFilter
        query={query}
        name="transactionTypes"
        label={t('list.types')}
        options={types.map((id) => ({ id, label: kinds(`type.${id}`) }))}
      />
      <SearchableChoicesFilter<'listRequestCreators', typeof query.filters>
        query={query}
        name="createdBy"
        label={t('list.makers')}
        call={listRequestCreators}
        inputOf={(search, page) => ({ body: { ...(search && { filter: { search } }), page } })}
        optionOf={({ value, text }) => ({ id: value, label: text })}
      />
      <DaysFilter query={query} name="dateRange" label={rangeLabel} />
    </>
  );
}
