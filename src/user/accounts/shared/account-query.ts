// The query of a list of accounts. The bank has one sort order, which can only be reversed.
import { CURRENCIES } from '../../../../domain/money.ts';
import type { AccountFilter } from '../../../../generated/types.ts';
import { choicesFilter, flagFilter, searchFilter } from '../../../lib/list-query.ts';
import type { ListQuery } from '../../../components/table/use-list-query.ts';

export const accountTypes = ['CA', 'SA'] as const;
export const accountStatuses = ['active', 'dormant', 'blocked', 'closed'] as const;

const order = { fields: ['usual'], initial: 'usual' } as const;

export const accountQuery = {
  filters: {
    search: searchFilter,
    currencies: choicesFilter(CURRENCIES),
    accountTypes: choicesFilter(accountTypes),
    statuses: choicesFilter(accountStatuses),
    favoritesOnly: flagFilter,
  },
  sort: order,
} as const;

export const facilityQuery = {
  filters: { search: searchFilter, currencies: choicesFilter(CURRENCIES) },
  sort: order,
} as const;

export type OrderedQuery = Pick<ListQuery<typeof facilityQuery.filters, 'usual'>, 'sort' | 'set'>;
export const isReversed = ({ sort }: Pick<OrderedQuery, 'sort'>) => sort.direction === 'desc';

type AccountQuery = ListQuery<typeof accountQuery.filters, 'usual'>;

export function accountListBody(query: AccountQuery): { readonly filter: AccountFilter; readonly reverse: boolean } {
  return { filter: query.filters, reverse: isReversed(query) };
}
