// The menus of corporate users, in the order people work; what a person sees follows from the permissions of the screens.
import type { TodoCounts } from '../../../generated/types.ts';
import type { ScreenPath } from '../../../generated/screens.ts';
import type { IconName } from '../../ui/icons/icon.tsx';
import type { TextKey } from '../text/namespaces.ts';

export interface MenuEntry {
  readonly path: ScreenPath;
  /** The path parameters of an entry whose screen has several faces. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** Where the title of the screen is not the word of the menu. */
  readonly label?: TextKey<'shell'>;
  readonly count?: keyof TodoCounts;
}

export interface MenuGroup {
  readonly label: TextKey<'shell'>;
  readonly icon: IconName;
  readonly entries: readonly MenuEntry[];
}

export const entries = (...paths: readonly ScreenPath[]): MenuEntry[] => paths.map((path) => ({ path }));

export const corporateMenu: readonly MenuGroup[] = [
  { label: 'menu.home', icon: 'home', entries: entries('/dashboard/home') },
  {
    label: 'menu.requests',
    icon: 'tasks',
    entries: [
      { path: '/request/repair', count: 'countDataToRepair' },
      { path: '/request/verify', count: 'countDataToVerify' },
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
    entries: entries(
      '/accounts/casa',
      '/accounts/time-deposit',
      '/accounts/valas/list',
      '/accounts/loan',
      '/accounts/trade-finance',
      '/accounts/trade-guarantee',
      '/accounts/value-chain',
      '/accounts/treasury-solution',
      '/accounts/insights',
    ),
  },
  {
    label: 'menu.payments',
    icon: 'transfer',
    entries: entries(
      '/services/local-currency-transfer',
      '/services/foreign-currency-transfer',
      '/services/bill-payment',
      '/services/top-up',
      '/services/tax-payment',
      '/services/cheque-book-request',
      '/services/bulk-payment',
      '/services/bulk-debit',
      '/services/recurring',
      '/services/favorites',
      '/services/bulk-favorite',
      '/services/underlying-documents-inquiry',
    ),
  },
  {
    label: 'menu.status',
    icon: 'history',
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
    entries: entries('/services/report-setup', '/services/report-listing', '/services/audit-trail'),
  },
];
