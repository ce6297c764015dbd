// What the palette finds: pages the person may open, and the bank's answers to what was typed.
import { listCasaAccounts } from '../../../generated/calls/accounts.ts';
import { listFavorites } from '../../../generated/calls/favorites.ts';
import { listTransactions } from '../../../generated/calls/transactions.ts';
import { maskedAccount } from '../../../domain/masks.ts';
import { useRead } from '../../api/read.ts';
import { accountSearch, amountIn, isFound } from '../../lib/palette-match.ts';
import { searchText } from '../../lib/search-text.ts';
import { paths, pathTo } from '../../paths.ts';
import { useStatusText } from '../kinds/status-label.tsx';
import { usePerson } from '../shell/person.ts';
import { mayOpenScreen, menuSetOf, shownMenu } from '../shell/shown-menu.ts';
import { useEntryName } from '../shell/use-entry-name.ts';
import { useFormat } from '../text/use-format.ts';
import { useTexts } from '../text/use-texts.ts';

export interface PaletteItem {
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
  readonly to: string;
}

export interface PaletteGroup {
  readonly id: 'screens' | 'accounts' | 'favorites' | 'transactions';
  readonly items: readonly PaletteItem[];
}

interface Answered {
  readonly items: readonly PaletteItem[];
  readonly isLoading: boolean;
}

const shortestSearch = 2;
const mostOfAKind = 5;

function useScreens(text: string): PaletteItem[] {
  const person = usePerson();
  const nameOf = useEntryName();
  const shell = useTexts('shell');
  return shownMenu(person, menuSetOf(person))
    .flatMap(({ label: group, entries }) =>
      entries.map((entry) => {
        const to = pathTo(entry.path, {}, entry.parameters);
        return { id: to, label: nameOf(entry), detail: shell(group), to };
      }),
    )
    .filter(({ label }) => isFound(text, label));
}

const page = { size: mostOfAKind };

function useAccounts(search: string): Answered {
  const isAsked = search.length >= shortestSearch && mayOpenScreen(usePerson(), '/accounts/casa');
  const { data, isLoading } = useRead(
    listCasaAccounts,
    isAsked ? { body: { filter: { search: accountSearch(search) }, page } } : null,
  );
  const items = (data?.items ?? []).map(({ accountId, accountName, accountNumber, accountCurrency }) => ({
    id: accountId,
    label: accountName,
    detail: `${maskedAccount(accountNumber)} · ${accountCurrency}`,
    to: paths.casaDetail(accountId),
  }));
  return { items, isLoading };
}

function useFavorites(search: string): Answered {
  const isAsked = search.length >= shortestSearch && mayOpenScreen(usePerson(), '/services/favorites');
  const { data, isLoading } = useRead(listFavorites, isAsked ? { body: { filter: { search }, page } } : null);
  const items = (data?.items ?? []).map(({ favoriteId, favoriteName, payeeName, destinationBank }) => ({
    id: favoriteId,
    label: favoriteName,
    detail: `${payeeName} · ${destinationBank}`,
    to: paths.favorite(favoriteId),
  }));
  return { items, isLoading };
}

const latestFirst = { field: 'createdAt', direction: 'desc' } as const;

function transactionFilter(search: string) {
  const amount = amountIn(search);
  return amount ? { amountRange: { minimum: amount, maximum: amount } } : { search };
}

function useTransactions(search: string): Answered {
  const format = useFormat();
  const isAsked = search.length >= shortestSearch && mayOpenScreen(usePerson(), '/transaction-status/all');
  const statusText = useStatusText();
  const filter = transactionFilter(search);
  const input = isAsked ? { body: { status: 'all' as const, filter, sort: latestFirst, page } } : null;
  const { data, isLoading } = useRead(listTransactions, input);
  const items = (data?.items ?? []).map(({ refNo, menuAccess, customerName, amount, status, executionDate }) => ({
    id: refNo,
    label: customerName,
    detail: [refNo, amount && format.money(amount), statusText(status), format.date(executionDate)]
      .filter(Boolean)
      .join(' · '),
    to: paths.transaction(refNo, menuAccess),
  }));
  return { items, isLoading };
}

/** typed narrows the pages at once; search asks the bank, a moment after typing has stopped. */
export function usePaletteGroups(typed: string, search: string) {
  const screens = useScreens(typed);
  const sought = searchText(search).trim();
  const accounts = useAccounts(sought);
  const favorites = useFavorites(sought);
  const transactions = useTransactions(sought);
  const groups: PaletteGroup[] = [
    { id: 'screens', items: screens },
    { id: 'accounts', items: accounts.items },
    { id: 'favorites', items: favorites.items },
    { id: 'transactions', items: transactions.items },
  ];
  return {
    groups: groups.filter(({ items }) => items.length > 0),
    isSearching: accounts.isLoading || favorites.isLoading || transactions.isLoading,
  };
}
