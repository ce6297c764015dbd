// Every link of the portal, typed by the table of screens.
import type { ScreenPath } from '../generated/screens.ts';

type Query = Readonly<Record<string, string | undefined>>;
type Parameters = Readonly<Record<string, string>>;

/** Fills the path parameters of a screen address and adds the query. */
export function pathTo(path: ScreenPath, query: Query = {}, parameters: Parameters = {}): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''));
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const text = new URLSearchParams(given).toString();
  return text ? `${filled}?${text}` : filled;
}

/** Returns the path as the router writes it: /a/{b} becomes /a/:b. */
export const routePath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** Identifies one request in a queue. */
export interface RequestLink extends Query {
  readonly taskId: string;
  readonly refNo: string;
  readonly menuAccess: string;
}

export type Queue = 'for-verify' | 'approver' | 'releaser' | 'exceptional-approver' | 'exceptional-releaser';

const detailByKind: Partial<Record<string, ScreenPath>> = {
  BILL_PAY: '/transaction-status/detail/billing',
  TOPUP: '/transaction-status/detail/topup',
  RECURRING: '/transaction-status/detail/recurring',
  CHQ_BOOK: '/transaction-status/detail/chequebook',
  TAX_PAY: '/transaction-status/detail/tax-payment',
  FCY: '/transaction-status/detail/foreign-currency-transfer',
  FAV: '/transaction-status/detail/favorite',
  BULK: '/transaction-status/detail/bulk',
  BULK_QUICK: '/transaction-status/detail/bulk',
  BULK_NON_QUICK: '/transaction-status/detail/bulk',
  BULK_DEBIT: '/transaction-status/detail/bulk-debit',
  BULK_FAV: '/transaction-status/detail/bulk-favorite',
};

export const paths = {
  logIn: pathTo('/login'),
  logOut: pathTo('/logout'),
  forgotPassword: pathTo('/forgot-password'),
  sessionEnded: (why?: string) => pathTo('/session-ended', { why }),
  notFound: pathTo('/error-404'),
  systemError: (pageMode: '500' | '504' | '999' | '34') => pathTo('/system-error/{pageMode}', {}, { pageMode }),
  maintenance: pathTo('/maintenance'),
  home: pathTo('/dashboard/home'),
  administrationHome: pathTo('/admin/dashboard'),
  myProfile: pathTo('/my-profile'),
  changePassword: pathTo('/change-password'),
  administratorProfile: pathTo('/admin/my-profile'),
  administratorPassword: pathTo('/admin/change-password'),
  inbox: pathTo('/inbox'),
  services: pathTo('/services'),
  casa: pathTo('/accounts/casa'),
  casaDetail: (accountId: string) => pathTo('/accounts/casa/detail', { accountId }),
  valas: pathTo('/accounts/valas/list'),
  valasDetail: (accountId: string) => pathTo('/accounts/valas/detail', { accountId }),
  timeDeposits: pathTo('/accounts/time-deposit'),
  timeDepositDetail: (accountId: string) => pathTo('/accounts/time-deposit/detail', { accountId }),
  loanFacilities: pathTo('/accounts/loan'),
  omnibusFacility: (facilityId: string) => pathTo('/accounts/loan/omnibus', { facilityId }),
  loans: (facilityId?: string) => pathTo('/accounts/loan/list', { facilityId }),
  loanDetail: (accountId: string) => pathTo('/accounts/loan/detail', { accountId }),
  underlyingDocument: (document: string) => pathTo('/services/underlying-documents-inquiry', { document }),
  localTransfer: (query: Query = {}) => pathTo('/services/local-currency-transfer', query),
  recurring: pathTo('/services/recurring'),
  recurringForm: pathTo('/services/recurring/form'),
  seriesDraft: (of: string, draftId: string) => pathTo('/services/recurring/form', { of, draftId }),
  changeSeries: (refNo: string) => pathTo('/services/recurring/form', { replaces: refNo }),
  series: (refNo: string) => pathTo('/services/recurring/detail', { refNo }),
  favorites: pathTo('/services/favorites'),
  favoriteCreate: pathTo('/services/favorites/create'),
  favoriteEdit: (favoriteId: string) => pathTo('/services/favorites/edit', { favoriteId }),
  favorite: (favoriteId: string) => pathTo('/services/favorites/view', { favoriteId }),
  statusAll: pathTo('/transaction-status/all'),
  transaction: (refNo: string, menuAccess: string, list?: string) =>
    pathTo(detailByKind[menuAccess] ?? '/transaction-status/detail', { refNo, menuAccess, list }),
  editPickup: (refNo: string, list?: string) =>
    pathTo('/transaction-status/detail/chequebook/edit-pickup', { refNo, list }),
  transactionInProcess: (link: RequestLink) => pathTo('/transaction-status/transaction-detail', link),
  request: (queue: Queue, link: RequestLink) => pathTo(`/request/${queue}/detail`, link),
  dailyLimitUsage: pathTo('/services/information/daily-limit-usage'),
  reports: pathTo('/services/report-listing'),
  administrationToDo: pathTo('/admin/to-do'),
  taskStatus: (status: string) => pathTo('/admin/task-status/{status}', {}, { status }),
  overdueTasks: pathTo('/admin/task-status/{status}', { flag: 'overdue', sort: 'dueAt' }, { status: 'pending' }),
  administratorsUsers: pathTo('/admin/company-administration/user-profile'),
  administratorsUser: (id: string) => pathTo('/admin/company-administration/user-profile/detail', { id }),
  setUpFindings: pathTo('/admin/company-administration/set-up-findings'),
  workflowMaps: pathTo('/admin/company-administration/workflow-map'),
  dailyLimits: pathTo('/admin/company-administration/daily-limit'),
  repair: (link: RequestLink) => pathTo('/request/repair/detail', link),
} as const;
