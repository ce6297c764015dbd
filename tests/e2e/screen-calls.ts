// Which calls belong to which screen, by the table of screens alone.
import type { Page } from 'playwright-core';
import type { OperationId } from '../../generated/operations.ts';
import { screens, type ScreenFacts } from '../../generated/screens.ts';
import type { Operation } from '../../server/contract/document.ts';

/** Fits every address that a path with {parameters} stands for. */
export const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);

interface CallsOfScreen {
  readonly pattern: RegExp;
  readonly area: ScreenFacts['area'];
  readonly operations: ReadonlySet<string>;
}

const table: readonly ScreenFacts[] = screens;
const ofTheShell = new Set<string>(table.filter(({ path }) => path === '*').flatMap(({ operations }) => operations));
// The top bar counts what waits and searches the company's own things, on whatever screen a corporate user is.
const ofTheTopBar = new Set<string>([
  'countRequests',
  'listCasaAccounts',
  'listDrafts',
  'listFavorites',
  'listTransactions',
] satisfies OperationId[]);
const parametersIn = ({ path }: ScreenFacts) => path.split('{').length;
/** An address that is written out comes before one that leaves a part open. */
const byScreen: readonly CallsOfScreen[] = table
  .filter(({ path }) => path !== '*')
  .toSorted((one, other) => parametersIn(one) - parametersIn(other))
  .map(({ path, area, operations }) => ({ pattern: patternOf(path), area, operations: new Set<string>(operations) }));
const screenAt = (path: string) => byScreen.find(({ pattern }) => pattern.test(path));

const isOwnCallOf = (path: string, { operationId }: Operation) => screenAt(path)?.operations.has(operationId) ?? false;

/** What is not found keeps the menus for a person who is logged in. */
const isNotFound = (path: string) => path === '/error-404' || screenAt(path) === undefined;

/** The shell stands around every screen but the public ones. */
export function isCallOf(path: string, operation: Operation): boolean {
  const { operationId, 'x-machine': isOfNoScreen } = operation;
  const area = isNotFound(path) ? 'any' : (screenAt(path)?.area ?? 'public');
  if (isOfNoScreen || isOwnCallOf(path, operation)) return true;
  if (area === 'public') return false;
  return ofTheShell.has(operationId) || (area !== 'administration' && ofTheTopBar.has(operationId));
}

export interface ShownScreens {
  /** The screen of the address, and the one before where that may still ask. */
  at(operation: Operation | undefined): readonly string[];
}

/** The screen before stays until the next has come, which says so by asking for something that only it asks for. */
export function followScreens(page: Page): ShownScreens {
  let [now, before] = ['', ''];
  const look = () => {
    const path = new URL(page.url()).pathname;
    if (path !== now) [now, before] = [path, now];
  };
  const leaveBefore = () => (before = '');
  page.on('framenavigated', look);
  // Within a document alone: a page that is loaded anew has nothing of the one before.
  page.on('domcontentloaded', leaveBefore);
  return {
    at(operation) {
      look();
      if (operation && isOwnCallOf(now, operation) && !isCallOf(before, operation)) leaveBefore();
      return before === '' ? [now] : [now, before];
    },
  };
}
