// The addresses of all screens, with parameters and ids of the demonstration data filled in.
import type { Services } from '../../server/context.ts';
import type { StatusLabel } from '../../generated/types.ts';
import { screens, type ScreenFacts } from '../../generated/screens.ts';

export interface Address {
  readonly path: string;
  readonly title: string;
  readonly address: string;
}

type Keys = Readonly<Record<string, string>>;

const company = 'NUSANTARA';
const table: readonly ScreenFacts[] = screens;

async function requestIn({ db }: Services, status?: StatusLabel): Promise<Keys> {
  const all = db.selectFrom('requests').selectAll().where('company_id', '=', company).where('menu_access', '=', 'LCY');
  const row = await (status ? all.where('status', '=', status) : all).limit(1).executeTakeFirstOrThrow();
  const { task_id: taskId, ref_no: refNo, menu_access: menuAccess, revision } = row;
  const requests = [taskId, refNo, revision, menuAccess].join('.');
  return { taskId, refNo, menuAccess, revision: String(revision), requests };
}

async function requestDecidedBy({ db }: Services, userId: string): Promise<Keys | undefined> {
  const rows = await db.selectFrom('requests').selectAll().where('company_id', '=', company).execute();
  const found = rows.find((row) => row.acted_ids.includes(userId));
  return found && { taskId: found.task_id, refNo: found.ref_no, menuAccess: found.menu_access };
}

async function accountOf({ db }: Services, where: (row: { kind: string; currency: string }) => boolean): Promise<Keys> {
  const accounts = await db.selectFrom('accounts').selectAll().where('company_id', '=', company).execute();
  return { accountId: accounts.find(where)?.account_id ?? '' };
}

/** The query of a screen, by the start of its path; the longest match counts. */
async function knownKeys(services: Services, userId: string): Promise<Readonly<Record<string, Keys>>> {
  const { db } = services;
  const favorite = await db.selectFrom('favorites').selectAll().where('company_id', '=', company).executeTakeFirst();
  const loan = await db.selectFrom('loan_instalments').selectAll().where('company_id', '=', company).executeTakeFirst();
  const facilities = await db.selectFrom('facilities').selectAll().where('company_id', '=', company).execute();
  const part = facilities.find(({ parent_id }) => parent_id !== null);
  const [verify, approve, release, repair, done, whichever] = await Promise.all([
    requestIn(services, 'Pending Verify'),
    requestIn(services, 'Pending Approve'),
    requestIn(services, 'Pending Release'),
    requestIn(services, 'For Repair'),
    requestIn(services, 'Rejected'),
    requestIn(services),
  ]);
  const favoriteKeys = { favoriteId: favorite?.favorite_id ?? '' };
  return {
    '/accounts/casa/detail': await accountOf(services, ({ kind }) => kind === 'CA'),
    '/accounts/valas/detail': await accountOf(services, ({ currency }) => currency !== 'IDR'),
    '/accounts/time-deposit/detail': await accountOf(services, ({ kind }) => kind === 'TD'),
    '/accounts/loan/detail': { accountId: loan?.account_id ?? '' },
    '/accounts/loan/omnibus': { facilityId: part?.parent_id ?? '' },
    '/services/favorites/edit': favoriteKeys,
    '/services/favorites/view': favoriteKeys,
    '/transaction-status/detail': done,
    '/transaction-status/successful/detail': done,
    '/transaction-status/transaction-detail': whichever,
    '/request/for-verify': verify,
    '/request/approver': approve,
    '/request/releaser': release,
    '/request/exceptional-approver': approve,
    '/request/exceptional-releaser': release,
    '/request/repair': repair,
    '/request/repair/all/for-verify': verify,
    '/request/repair/all/for-approver': approve,
    '/request/repair/all/for-releaser': release,
    '/request/reject-confirmation': { ...approve, queue: 'approve' },
    '/request/action-history/detail': (await requestDecidedBy(services, userId)) ?? {},
  };
}

const longestFirst = (one: string, other: string) => other.length - one.length;

function addressOf({ path, title, parameters = {} }: ScreenFacts, keys: Readonly<Record<string, Keys>>): Address {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => parameters[name]?.[0] ?? 'view');
  const known = Object.keys(keys)
    .toSorted(longestFirst)
    .find((start) => path === start || path.startsWith(`${start}/`));
  const query = new URLSearchParams(known ? keys[known] : {}).toString();
  return { path, title, address: query ? `${filled}?${query}` : filled };
}

/** Redirects to a list that depends on the user. */
const leadOn = ['/request/{pageName}', '/transaction-status/{pageName}'];

export async function addressesFor(userId: string, area: ScreenFacts['area'], services: Services): Promise<Address[]> {
  const keys = await knownKeys(services, userId);
  const own = table.filter(({ path, area: of }) => !['*', ...leadOn].includes(path) && [area, 'any'].includes(of));
  return own.map((screen) => addressOf(screen, keys));
}

const nothingNamed: Readonly<Record<string, Keys>> = {};

/** The screens that need no login. */
export const publicAddresses = (): Address[] =>
  table.filter(({ area }) => area === 'public').map((screen) => addressOf(screen, nothingNamed));
