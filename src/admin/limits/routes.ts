import { screensOf } from '../../components/shell/screen-route.ts';

export const limitsScreens = screensOf(['administration', 'groups', 'limits', 'workflows', 'requests', 'kinds'], {
  '/admin/company-administration/enterprise-transaction-limit': () => import('./enterprise/list.tsx'),
  '/admin/company-administration/enterprise-transaction-limit/detail': () => import('./enterprise/detail.tsx'),
  '/admin/company-administration/enterprise-transaction-limit/create': () => import('./enterprise/create.tsx'),
  '/admin/company-administration/enterprise-transaction-limit/edit': () => import('./enterprise/edit.tsx'),
  '/admin/company-administration/enterprise-transaction-limit/{pageMode}/confirmation': () =>
    import('./enterprise/confirmation.tsx'),
  '/admin/company-administration/enterprise-transaction-limit/{pageMode}/finish': () =>
    import('./enterprise/finish.tsx'),
  '/admin/company-administration/account-level-transaction-limit': () => import('./list.tsx'),
  '/admin/company-administration/account-level-transaction-limit/edit': () => import('./edit.tsx'),
  '/admin/company-administration/account-level-transaction-limit/edit/confirmation': () => import('./confirmation.tsx'),
  '/admin/company-administration/account-level-transaction-limit/edit/finish': () => import('./finish.tsx'),
  '/admin/company-administration/daily-limit': () => import('./daily/page.tsx'),
  '/admin/company-administration/daily-limit/edit': () => import('./daily/edit.tsx'),
  '/admin/company-administration/daily-limit/edit/confirmation': () => import('./daily/confirmation.tsx'),
  '/admin/company-administration/daily-limit/edit/finish': () => import('./daily/finish.tsx'),
  '/admin/company-administration/delegation-of-authority': () => import('./delegation/page.tsx'),
  '/admin/company-administration/delegation-of-authority/edit': () => import('./delegation/edit.tsx'),
  '/admin/company-administration/delegation-of-authority/edit/confirmation': () =>
    import('./delegation/confirmation.tsx'),
  '/admin/company-administration/delegation-of-authority/edit/finish': () => import('./delegation/finish.tsx'),
});
