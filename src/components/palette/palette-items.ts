// What the palette finds: pages the person may open, and the bank's answers to what was typed.
import { listCasaAccounts } from '../../../generated/calls/accounts.ts';
import { listFavorites } from '../../../generated/calls/favorites.ts';
import { listTransactions } from '../../../generated/calls/transactions.ts';
import { maskedAccount } from '../../../domain/masks.ts';
import { useRead } from '../../api/read.ts';
import { paths, pathTo } from '../../paths.ts';
import { usePerson } from '../shell/person.ts';
import { mayOpenScreen, menuSetOf, shownMenu, titleOf } from '../shell/shown-menu.ts';
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

const shortestSearch = 2;
const mostOfAKind = 5;

function useScreens(text: string): PaletteItem[] {
  const person = usePerson();
  const screens = useTexts('screens');
  const shell = useTexts('shell');
  const wanted = text.trim().toLowerCase();
  return shownMenu(person, menuSetOf(person))
    .flatMap(({ label: group, entries }) =>
      entries.map(({ path, parameters, label }) => ({
        id: pathTo(path, {}, parameters),
        label: label ? shell(label) : screens(titleOf(path)),
        detail: shell(group),
        to: pathTo(path, {}, parameters),
      })),
    )
    .filter(({ label }) => label.toLowerCase().includes(wanted));
}

const page = { size: mostOfAKind };

function useAccounts(search: string): PaletteItem[] {
  const isAsked = search.length >= shortestSearch && mayOpenScreen(usePerson(), '/accounts/casa');
  const { data } = useRead(listCasaAccounts, isAsked ? { body: { filter: { search }, page } } : null);
  return (data?.items ?? []).map(({ accountId, accountName, accountNumber, accountCurrency }) => ({
    id: accountId,
    label: accountName,
    detail: `${maskedAccount(accountNumber)} · ${accountCurrency}`,
    to: paths.casaDetail(accountId),
  }));
}

function useFavorites(search: string): PaletteItem[] {
  const isAsked = search.length >= shortestSearch && mayOpenScreen(usePerson(), '/services/favorites');
  const { data } = useRead(listFavorites, isAsked ? { body: { filter: { search }, page } } : null);
  return (data?.items ?? []).map(({ favoriteId, favoriteName, payeeName, destinationBank }) => ({
    id: favoriteId,
    label: favoriteName,
    detail: `${payeeName} · ${destinationBank}`,
    to: paths.favorite(favoriteId),
  }));
}

function useTransactions(search: string): PaletteItem[] {
  const format = useFormat();
  const isAsked = search.length >= shortestSearch && mayOpenScreen(usePerson(), '/transaction-status/all');
  const input = isAsked ? { body: { status: 'all' as const, filter: { search }, page } } : null;
  const { data } = useRead(listTransactions, input);
  return (data?.items ?? []).map(({ refNo, menuAccess, customerName, amount }) => ({
    id: refNo,
    label: customerName,
    detail: amount ? `${refNo} · ${format.money(amount)}` : refNo,
    to: paths.transaction(refNo, menuAccess),
  }));
}

/** typed narrows the pages at once; search asks the bank, a moment after typing has stopped. */
export function usePaletteGroups(typed: string, search: string): PaletteGroup[] {
  const groups: PaletteGroup[] = [
    { id: 'screens', items: useScreens(typed) },
    { id: 'accounts', items: useAccounts(search) },
    { id: 'favorites', items: useFavorites(search) },
    { id: 'transactions', items: useTransactions(search) },
  ];
  return groups.filter(({ items }) => items.length > 0);
}
