import { screensOf } from '../../components/shell/screen-route.ts';

export const accountNamesScreens = screensOf(['administration', 'account-names', 'requests', 'kinds'], {
  '/admin/company-administration/rename-account-name': () => import('./list.tsx'),
  '/admin/company-administration/rename-account-name/edit/{accountType}': () => import('./edit.tsx'),
  '/admin/company-administration/rename-account-name/edit/{accountType}/confirmation': () =>
    import('./confirmation.tsx'),
  '/admin/company-administration/rename-account-name/edit/{accountType}/finish': () => import('./finish.tsx'),
});
