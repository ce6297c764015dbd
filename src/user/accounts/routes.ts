import { screensOf } from '../../components/shell/screen-route.ts';

export const accountsScreens = {
  ...screensOf(['holdings', 'kinds'], {
    '/accounts/casa': () => import('./casa/casa-list.tsx'),
    '/accounts/casa/detail': () => import('./casa/casa-detail.tsx'),
    '/accounts/valas/list': () => import('./valas/valas-list.tsx'),
    '/accounts/valas/detail': () => import('./valas/valas-detail.tsx'),
    '/accounts/time-deposit': () => import('./time-deposits/time-deposit-list.tsx'),
    '/accounts/time-deposit/detail': () => import('./time-deposits/time-deposit-detail.tsx'),
    '/accounts/insights': () => import('./insights/insights.tsx'),
  }),
  ...screensOf(['facilities', 'holdings', 'kinds'], {
    '/accounts/loan': () => import('./loans/facility-list.tsx'),
    '/accounts/loan/list': () => import('./loans/loan-list.tsx'),
    '/accounts/loan/omnibus': () => import('./loans/omnibus.tsx'),
    '/accounts/loan/detail': () => import('./loans/loan-detail.tsx'),
    '/accounts/trade-finance': () => import('./facilities/trade-finance.tsx'),
    '/accounts/trade-guarantee': () => import('./facilities/trade-guarantee.tsx'),
    '/accounts/value-chain': () => import('./facilities/value-chain.tsx'),
    '/accounts/treasury-solution': () => import('./facilities/treasury.tsx'),
  }),
};
