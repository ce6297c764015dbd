import type { CurrencyCode } from './money.ts';

export type ListedAccount = {
  readonly accountName: string;
  readonly accountCurrency: CurrencyCode;
  readonly favorite: boolean;
  readonly closeCutOffTime: boolean;
  readonly isWarning: boolean;
  /** True for an account that cannot be used, such as a dormant one. */
  readonly isIdle?: boolean;
};
export type Direction = 'asc' | 'desc';

const CURRENCY_RANKS: Partial<Record<CurrencyCode, number>> = { IDR: 0, USD: 1 };
const OTHER_CURRENCY_RANK = 2;

/**
 * Favorites, then accounts with warnings, then IDR, USD and other currencies, then idle accounts. desc is the exact
 * reverse.
 */
export function sortAccounts<Account extends ListedAccount>(
  accounts: readonly Account[],
  direction: Direction,
): Account[] {
  const sorted = accounts.toSorted(byRank);
  return direction === 'asc' ? sorted : sorted.toReversed();
}

/** The same order as text, for cursor paging. */
export function orderKeyOf(account: ListedAccount, isOverdue = false): string {
  return `${ranksOf(account).join('')}${isOverdue ? 0 : 1}${account.accountName}`;
}

function byRank(left: ListedAccount, right: ListedAccount): number {
  const ranks = [ranksOf(left), ranksOf(right)] as const;
  const difference = ranks[0].map((rank, index) => rank - (ranks[1][index] ?? 0)).find((step) => step !== 0);
  return difference ?? compareText(left.accountName, right.accountName);
}

function ranksOf(account: ListedAccount): number[] {
  return [
    account.isIdle ? 1 : 0,
    account.favorite ? 0 : 1,
    account.closeCutOffTime || account.isWarning ? 0 : 1,
    CURRENCY_RANKS[account.accountCurrency] ?? OTHER_CURRENCY_RANK,
  ];
}

function compareText(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
