// Which calls a screen may make, by openapi/screens.yaml alone.
import type { Page } from 'playwright-core';
import type { OperationId } from '../../generated/operations.ts';
import { screens, type ScreenFacts } from '../../generated/screens.ts';
import type { Operation } from '../../server/contract/document.ts';

/** Matches the addresses of a path with {parameters}. */
export const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);

interface CallsOfScreen {
  readonly pattern: RegExp;
  readonly area: ScreenFacts['area'];
  readonly operations: ReadonlySet<string>;
}

const table: readonly ScreenFacts[] = screens;
const ofTheShell = new Set<string>(table.filter(({ path }) => path === '*').flatMap(({ operations }) => operations));
// The top bar makes these calls on every corporate screen: counts of waiting requests, and the search.
const ofTheTopBar = new Set<string>([
  'countRequests',
  'listCasaAccounts',
  'listDrafts',
  'listFavorites',
  'listTransactions',
] satisfies OperationId[]);
const ofTheAdministrationBar = new Set<string>(['countAdminTasks', 'listUserProfiles'] satisfies OperationId[]);
const parametersIn = ({ path }: ScreenFacts) => path.split('{').length;
/** Paths with fewer parameters come first, because the first match counts. */
const byScreen: readonly CallsOfScreen[] = table
  .filter(({ path }) => path !== '*')
  .toSorted((one, other) => parametersIn(one) - parametersIn(other))
  .map(({ path, area, operations }) => ({ pattern: patternOf(path), area, operations: new Set<string>(operations) }));
const screenAt = (path: string) => byScreen.find(({ pattern }) => pattern.test(path));

const isOwnCallOf = (path: string, { operationId }: Operation) => screenAt(path)?.operations.has(operationId) ?? false;

/** The not-found page keeps the menus of a user who is logged in. */
const isNotFound = (path: string) => path === '/error-404' || screenAt(path) === undefined;

/** The shell may make its own calls on every screen that needs a login. */
export function isCallOf(path: string, operation: Operation): boolean {
  const { operationId, 'x-machine': isOfNoScreen } = operation;
  const area = isNotFound(path) ? 'any' : (screenAt(path)?.area ?? 'public');
  if (isOfNoScreen || isOwnCallOf(path, operation)) return true;
  if (area === 'public') return false;
  if (ofTheShell.has(operationId)) return true;
  if (area !== 'corporate' && ofTheAdministrationBar.has(operationId)) return true;
  return area !== 'administration' && ofTheTopBar.has(operationId);
}

export interface ShownScreens {
  /** The screens that may have made the call: the current one, and the previous one while it is still shown. */
  at(operation: Operation | undefined): readonly string[];
}

/** The previous screen is shown until the next one makes a call that only it makes. */
export function followScreens(page: Page): ShownScreens {
  let [now, before] = ['', ''];
  const look = () => {
    const path = new URL(page.url()).pathname;
    if (path !== now) [now, before] = [path, now];
  };
  const leaveBefore = () => (before = '');
  page.on('framenavigated', look);
  // A full page load shows nothing of the previous screen.
  page.on('domcontentloaded', leaveBefore);
  return {
    at(operation) {
      look();
      if (operation && isOwnCallOf(now, operation) && !isCallOf(before, operation)) leaveBefore();
      return before === '' ? [now] : [now, before];
    },
  };
}
