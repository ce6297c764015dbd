import { screensOf } from '../../components/shell/screen-route.ts';

export const limitsScreens = screensOf(['administration', 'limits', 'requests', 'kinds'], {
  '/admin/company-administration/account-level-transaction-limit': () => import('./list.tsx'),
  '/admin/company-administration/account-level-transaction-limit/edit': () => import('./edit.tsx'),
  '/admin/company-administration/account-level-transaction-limit/edit/confirmation': () => import('./confirmation.tsx'),
  '/admin/company-administration/account-level-transaction-limit/edit/finish': () => import('./finish.tsx'),
});
