import { screensOf } from '../../components/shell/screen-route.ts';

export const companyScreens = screensOf(['administration', 'company', 'requests', 'kinds'], {
  '/admin/services/company-setup': () => import('./setup-page.tsx'),
  '/admin/services/company-setup/edit': () => import('./setup-edit.tsx'),
  '/admin/services/company-setup/confirmation': () => import('./setup-confirmation.tsx'),
  '/admin/services/company-setup/finish': () => import('./setup-finish.tsx'),
});
