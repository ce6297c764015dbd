import { screensOf, showing } from '../../components/shell/screen-route.ts';

const list = () => import('./lists/transaction-list.tsx');
const detail = () => import('./detail/detail.tsx');

const details = screensOf(['transactions', 'kinds', 'favorites', 'payments', 'requests'], {
  '/transaction-status/detail': detail,
  '/transaction-status/successful/detail': detail,
  // These kinds have no detail screen of their own yet, so they use the common one.
  '/transaction-status/detail/billing': detail,
  '/transaction-status/detail/topup': detail,
  '/transaction-status/detail/recurring': detail,
  '/transaction-status/detail/chequebook': detail,
  '/transaction-status/detail/chequebook/edit-pickup': () => import('./detail/edit-pickup.tsx'),
  '/transaction-status/detail/tax-payment': detail,
  '/transaction-status/detail/foreign-currency-transfer': detail,
  '/transaction-status/detail/favorite': detail,
  '/transaction-status/detail/bulk': detail,
  '/transaction-status/detail/bulk-debit': detail,
  '/transaction-status/detail/bulk-favorite': detail,
  '/transaction-status/transaction-detail': () => import('./detail/on-its-way.tsx'),
});

export const transactionsScreens = {
  ...screensOf(['transactions', 'kinds'], {
    '/transaction-status/for-repair': showing(list, { status: 'repair' }),
    '/transaction-status/pending': showing(list, { status: 'pending' }),
    '/transaction-status/forward-dated': showing(list, { status: 'forward_dated' }),
    '/transaction-status/successful': showing(list, { status: 'successful' }),
    '/transaction-status/unsuccessful': showing(list, { status: 'unsuccessful' }),
    '/transaction-status/all': showing(list, { status: 'all' }),
    '/transaction-status/{pageName}': () => import('./lists/any-list.tsx'),
  }),
  ...details,
};
