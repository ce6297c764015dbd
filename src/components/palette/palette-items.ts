// What the palette finds: pages that the user may open, and search results of the bank.
import { listCasaAccounts } from '../../../generated/calls/accounts.ts';
import { listFavorites } from '../../../generated/calls/favorites.ts';
import { listTransactions } from '../../../generated/calls/transactions.ts';
import type { FavoriteSummary, TransactionFilter } from '../../../generated/types.ts';
import { maskedAccount } from '../../../domain/masks.ts';
import { useRead } from '../../api/read.ts';
import { accountSearch, amountIn, favoriteSearch, isBareNumber, isFound } from '../../lib/palette-match.ts';
import { searchText } from '../../lib/search-text.ts';
import { paths, pathTo } from '../../paths.ts';
import { payLinkOf } from '../kinds/shown-kinds.ts';
import { useRailOrKind } from '../kinds/use-rail-or-kind.ts';
import { useStatusText } from '../kinds/status-label.tsx';
import { usePerson } from '../shell/person.ts';
import { mayOpenScreen, menuSetOf, shownMenu } from '../shell/shown-menu.ts';
import { useEntryName } from '../shell/use-entry-name.ts';
import { useFormat } from '../text/use-format.ts';
import { useLocale, useTexts } from '../text/use-texts.ts';
import { mostOfAKind, shortestSearch, type PaletteResult, type PaletteItem } from './palette-result.ts';
import { useFoundDrafts } from './use-found-drafts.ts';
import { useFoundUsers } from './use-found-users.ts';
import { useOtherNames } from './use-other-names.ts';

export interface PaletteGroup {
  readonly id: 'screens' | 'accounts' | 'favorites' | 'drafts' | 'transactions' | 'users';
  readonly items: readonly PaletteItem[];
}

function useScreens(text: string): PaletteItem[] {
  const person = usePerson();
  const nameOf = useEntryName();
  const otherNameOf = useOtherNames();
  const shell = useTexts('shell');
  return shownMenu(person, menuSetOf(person))
    .flatMap(({ label: group, entries }) =>
      entries.map((entry) => {
        const to = pathTo(entry.path, {}, entry.parameters);
        return { id: to, label: nameOf(entry), otherName: otherNameOf(entry), detail: shell(group), to };
      }),
    )
    .filter(({ label, otherName }) => isFound(text, label) || isFound(text, otherName));
}

const page = { size: mostOfAKind };

function useAccounts(search: string): PaletteResult {
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

const isPayable = ({ actions }: FavoriteSummary) =>
  actions.some(({ action, code }) => action === 'use' && code === null);

/** A favorite leads to its payment, or to its detail page if the user cannot pay it. */
function useFavorites(typed: string): PaletteResult {
  const search = favoriteSearch(typed);
  const shell = useTexts('shell');
  const wayOf = useRailOrKind();
  const person = usePerson();
  const isAsked = search.length >= shortestSearch && mayOpenScreen(person, '/services/favorites');
  const { data, isLoading } = useRead(listFavorites, isAsked ? { body: { filter: { search }, page } } : null);
  const items = (data?.items ?? []).map((favorite) => {
    const { favoriteId, favoriteName, paymentType, payeeName, destinationBank } = favorite;
    const payLink = isPayable(favorite) ? payLinkOf(person, paymentType, { favoriteId }) : undefined;
    return {
      id: favoriteId,
      label: payLink ? shell('palette.pay', { name: favoriteName }) : favoriteName,
      detail: [payeeName, wayOf(favorite), destinationBank].filter(Boolean).join(' · '),
      to: payLink ?? paths.favorite(favoriteId),
    };
  });
  return { items, isLoading };
}

const latestFirst = { field: 'createdAt', direction: 'desc' } as const;

function useTransactionsWith(filter: TransactionFilter | null): PaletteResult {
  const format = useFormat();
  const statusText = useStatusText();
  const input = filter ? { body: { status: 'all' as const, filter, sort: latestFirst, page } } : null;
  const { data, isLoading } = useRead(listTransactions, input);
  const items = (data?.items ?? []).map((one) => {
    const { refNo, menuAccess, customerName, amount, status, waitsForMoney, executionDate } = one;
    const says = [refNo, amount && format.money(amount), statusText(status, waitsForMoney), format.date(executionDate)];
    return {
      id: refNo,
      label: customerName,
      detail: says.filter(Boolean).join(' · '),
      to: paths.transaction(refNo, menuAccess),
    };
  });
  return { items, isLoading };
}

function useTransactions(search: string): PaletteResult {
  const isAsked = search.length >= shortestSearch && mayOpenScreen(usePerson(), '/transaction-status/all');
  const amount = amountIn(search, useLocale() === 'id' ? 'ID' : 'EN');
  const ofAmount = useTransactionsWith(
    isAsked && amount ? { amountRange: { minimum: amount, maximum: amount } } : null,
  );
  const ofWords = useTransactionsWith(isAsked && (!amount || isBareNumber(search)) ? { search } : null);
  const ids = new Set(ofAmount.items.map(({ id }) => id));
  const items = [...ofAmount.items, ...ofWords.items.filter(({ id }) => !ids.has(id))];
  return { items: items.slice(0, mostOfAKind), isLoading: ofAmount.isLoading || ofWords.isLoading };
}

/** `typed` filters the pages immediately; `search` is sent to the bank and follows after a pause in typing. */
export function usePaletteGroups(typed: string, search: string) {
  const screens = useScreens(typed);
  const sought = searchText(search).trim();
  const accounts = useAccounts(sought);
  const favorites = useFavorites(sought);
  const drafts = useFoundDrafts(sought);
  const transactions = useTransactions(sought);
  const users = useFoundUsers(sought);
  const groups: PaletteGroup[] = [
    { id: 'screens', items: screens },
    { id: 'accounts', items: accounts.items },
    { id: 'favorites', items: favorites.items },
    { id: 'drafts', items: drafts.items },
    { id: 'transactions', items: transactions.items },
    { id: 'users', items: users.items },
  ];
  return {
    groups: groups.filter(({ items }) => items.length > 0),
    isSearching: [accounts, favorites, drafts, transactions, users].some(({ isLoading }) => isLoading),
  };
}
