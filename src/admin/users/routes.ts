import { screensOf } from '../../components/shell/screen-route.ts';

export const usersScreens = screensOf(['administration', 'groups', 'users', 'session', 'requests', 'kinds'], {
  '/admin/company-administration/user-profile': () => import('./list.tsx'),
  '/admin/company-administration/user-profile/detail': () => import('./detail.tsx'),
  '/admin/company-administration/user-profile/create': () => import('./create.tsx'),
  '/admin/company-administration/user-profile/upload': () => import('./upload.tsx'),
  '/admin/company-administration/user-profile/edit': () => import('./edit.tsx'),
  '/admin/company-administration/user-profile/{pageMode}/confirmation': () => import('./confirmation.tsx'),
  '/admin/company-administration/user-profile/{pageMode}/finish': () => import('./finish.tsx'),
});
