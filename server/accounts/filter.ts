import { orderKeyOf, type ListedAccount } from '../../domain/list-order.ts';
import type { AccountFilter, CurrencyCode, CurrencyTotals } from '../../generated/types.ts';
import type { VisibleAccount } from './visible-accounts.ts';
import { wire } from './wire.ts';

const isOneOf = <Value>(wanted: readonly Value[] | undefined, value: Value): boolean =>
  wanted === undefined || wanted.length === 0 || wanted.includes(value);

const isInGroup = ({ groupIds }: VisibleAccount, { accountGroupId }: AccountFilter): boolean =>
  accountGroupId === undefined || groupIds.includes(accountGroupId);

export function isWanted(account: VisibleAccount, filter: AccountFilter = {}): boolean {
  const search = filter.search?.toLowerCase() ?? '';
  return (
    `${account.alias} ${account.number}`.toLowerCase().includes(search) &&
    isOneOf<string>(filter.currencies, account.currency) &&
    isOneOf<string>(filter.accountTypes, account.kind) &&
    isOneOf<string>(filter.statuses ?? ['active', 'dormant', 'blocked'], account.status) &&
    (!filter.favoritesOnly || account.isFavorite) &&
    isInGroup(account, filter)
  );
}

const placeOf = (currency: CurrencyCode) => `${['IDR', 'USD'].indexOf(currency) >>> 0}`.padStart(10, '0') + currency;

/** Returns one total for each currency, in the order of the lists: IDR, USD, then the others. */
export function totalsOf(accounts: readonly VisibleAccount[]): CurrencyTotals {
  const groups = [...Map.groupBy(accounts, ({ currency }) => currency)].toSorted(([left], [right]) =>
    placeOf(left) < placeOf(right) ? -1 : 1,
  );
  return groups.map(([accountCurrency, group]) => ({
    accountCurrency,
    accounts: group.length,
    accountBalance: wire(
      group.reduce((total, { available }) => total + available, 0n),
      accountCurrency,
    ),
  }));
}

type Listed = ListedAccount & { readonly accountId: string; readonly status?: string };

const isIdle = ({ status }: Listed) => status === 'dormant' || status === 'closed';

/** The sort order of all account lists. */
export const inListOrder = (name: string, isReversed = false) => ({
  name,
  by: (account: Listed) => orderKeyOf({ ...account, isIdle: isIdle(account) }),
  key: ({ accountId }: Listed) => accountId,
  direction: isReversed ? ('desc' as const) : ('asc' as const),
});
