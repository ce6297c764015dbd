import { screensOf } from '../../components/shell/screen-route.ts';

const details = screensOf(['transactions', 'kinds', 'favorites'], {
  '/transaction-status/detail': () => import('./detail/detail.tsx'),
  '/transaction-status/successful/detail': () => import('./detail/detail.tsx'),
  '/transaction-status/transaction-detail': () => import('./detail/on-its-way.tsx'),
});

export const transactionsScreens = {
  ...screensOf(['transactions', 'kinds'], {
    '/transaction-status/for-repair': () => import('./lists/for-repair.tsx'),
    '/transaction-status/pending': () => import('./lists/pending.tsx'),
    '/transaction-status/forward-dated': () => import('./lists/forward-dated.tsx'),
    '/transaction-status/successful': () => import('./lists/successful.tsx'),
    '/transaction-status/unsuccessful': () => import('./lists/unsuccessful.tsx'),
    '/transaction-status/all': () => import('./lists/all.tsx'),
    '/transaction-status/{pageName}': () => import('./lists/any-list.tsx'),
  }),
  ...details,
};
