// The menus of corporate users. A user sees only the entries whose screen they may open.
import type { TodoCounts } from '../../../generated/types.ts';
import type { ScreenPath } from '../../../generated/screens.ts';
import type { IconName } from '../../ui/icons/icon.tsx';
import type { TextKey } from '../text/namespaces.ts';

export interface MenuEntry {
  readonly path: ScreenPath;
  /** The path parameters of an entry whose screen has several variants. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** Set when the menu uses another text than the title of the screen. */
  readonly label?: TextKey<'shell'>;
  readonly count?: keyof TodoCounts;
  /** The address above its screens, when they are not below its own address. */
  readonly below?: string;
}

export interface MenuGroup {
  readonly label: TextKey<'shell'>;
  readonly icon: IconName;
  readonly entries: readonly MenuEntry[];
  /** Every address below this one opens the group, even if it marks no entry. */
  readonly below?: string;
}

export const entries = (...paths: readonly ScreenPath[]): MenuEntry[] => paths.map((path) => ({ path }));

export const corporateMenu: readonly MenuGroup[] = [
  { label: 'menu.home', icon: 'home', entries: entries('/dashboard/home') },
  {
    label: 'menu.requests',
    icon: 'tasks',
    below: '/request',
    entries: [
      { path: '/request/repair', count: 'countDataToRepair' },
      { path: '/request/verify', count: 'countDataToVerify', below: '/request/for-verify' },
      { path: '/request/approver', count: 'countDataToApprove' },
      { path: '/request/releaser', count: 'countDataToRelease' },
      { path: '/request/exceptional-approver', count: 'countDataExceptionalApprover' },
      { path: '/request/exceptional-releaser', count: 'countDataExceptionalRelease' },
      { path: '/request/action-history' },
    ],
  },
  {
    label: 'menu.accounts',
    icon: 'wallet',
    entries: [
      ...entries('/accounts/casa', '/accounts/time-deposit'),
      { path: '/accounts/valas/list', below: '/accounts/valas' },
      ...entries(
        '/accounts/loan',
        '/accounts/trade-finance',
        '/accounts/trade-guarantee',
        '/accounts/value-chain',
        '/accounts/treasury-solution',
        '/accounts/insights',
      ),
    ],
  },
  {
    label: 'menu.payments',
    icon: 'transfer',
    entries: [
      ...entries(
        '/services/local-currency-transfer',
        '/services/foreign-currency-transfer',
        '/services/bill-payment',
        '/services/top-up',
        '/services/tax-payment',
        '/services/cheque-book-request',
      ),
      { path: '/services/bulk-payment', label: 'entry.bulkPayment' },
      { path: '/services/bulk-debit', label: 'entry.bulkDebit' },
      ...entries('/services/recurring', '/services/favorites'),
      { path: '/services/bulk-favorite', label: 'entry.bulkFavorite' },
      ...entries('/services/underlying-documents-inquiry'),
    ],
  },
  {
    label: 'menu.status',
    icon: 'history',
    below: '/transaction-status',
    entries: entries(
      '/transaction-status/for-repair',
      '/transaction-status/pending',
      '/transaction-status/forward-dated',
      '/transaction-status/successful',
      '/transaction-status/unsuccessful',
      '/transaction-status/all',
    ),
  },
  {
    label: 'menu.information',
    icon: 'info',
    entries: entries(
      '/services/information/foreign-exchange-rates',
      '/services/information/cut-off-time',
      '/services/information/fees-and-charges',
      '/services/information/bank-directories',
      '/services/information/daily-limit-usage',
    ),
  },
  {
    label: 'menu.downloads',
    icon: 'download',
    entries: [
      ...entries('/services/report-setup'),
      { path: '/services/report-listing', below: '/services/report-detail' },
      ...entries('/services/audit-trail'),
    ],
  },
];
