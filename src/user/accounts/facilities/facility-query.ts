// The query for the records below the facilities of one family.
import { CURRENCIES } from '../../../../domain/money.ts';
import { accountId } from '../../../../generated/field-bounds.ts';
import type { FacilityRecordFilter } from '../../../../generated/types.ts';
import { choiceFilter, choicesFilter, codeFilter, daysFilter, searchFilter } from '../../../lib/list-query.ts';
import type { ListQuery } from '../../../components/table/use-list-query.ts';

export const recordStates = ['open', 'closed'] as const;

/** By default only open records are shown. */
export const recordsAtFirst = { state: 'open' } as const;

export const recordFilters = {
  search: searchFilter,
  facilityId: codeFilter(accountId),
  state: choiceFilter(recordStates),
  currencies: choicesFilter(CURRENCIES),
  due: daysFilter,
} as const;

export const recordQuery = {
  filters: recordFilters,
  initial: recordsAtFirst,
  sort: { fields: ['dueDate', 'amount', 'counterparty', 'number'], initial: 'dueDate' },
} as const;

export type RecordQuery = ListQuery<typeof recordFilters, 'dueDate' | 'amount' | 'counterparty' | 'number'>;

/** Without a state the bank returns only open records, so "all" must be sent explicitly. */
export const recordFilter = (filters: RecordQuery['filters']): FacilityRecordFilter => ({
  ...filters,
  state: filters.state ?? 'all',
});

export function recordBody({ filters, sort }: RecordQuery): {
  readonly filter: FacilityRecordFilter;
  readonly sort: RecordQuery['sort'];
} {
  return { filter: recordFilter(filters), sort };
}
