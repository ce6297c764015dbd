import { screensOf } from '../../components/shell/screen-route.ts';

export const groupsScreens = screensOf(['administration', 'groups', 'requests', 'kinds'], {
  '/admin/company-administration/user-group': () => import('./list.tsx'),
  '/admin/company-administration/user-group/detail': () => import('./detail.tsx'),
  '/admin/company-administration/user-group/create': () => import('./create.tsx'),
  '/admin/company-administration/user-group/edit': () => import('./edit.tsx'),
  '/admin/company-administration/user-group/{pageMode}/confirmation': () => import('./confirmation.tsx'),
  '/admin/company-administration/user-group/{pageMode}/finish': () => import('./finish.tsx'),
});
