import { screensOf } from '../../components/shell/screen-route.ts';

export const groupsScreens = screensOf(['administration', 'groups', 'workflows', 'requests', 'kinds'], {
  '/admin/company-administration/user-group': () => import('./list.tsx'),
  '/admin/company-administration/user-group/detail': () => import('./detail.tsx'),
  '/admin/company-administration/user-group/create': () => import('./create.tsx'),
  '/admin/company-administration/user-group/edit': () => import('./edit.tsx'),
  '/admin/company-administration/user-group/{pageMode}/confirmation': () => import('./confirmation.tsx'),
  '/admin/company-administration/user-group/{pageMode}/finish': () => import('./finish.tsx'),
  '/admin/company-administration/sub-user-group': () => import('./sub-group/list.tsx'),
  '/admin/company-administration/sub-user-group/detail': () => import('./sub-group/detail.tsx'),
  '/admin/company-administration/sub-user-group/create': () => import('./sub-group/create.tsx'),
  '/admin/company-administration/sub-user-group/edit': () => import('./sub-group/edit.tsx'),
  '/admin/company-administration/sub-user-group/{pageMode}/confirmation': () => import('./sub-group/confirmation.tsx'),
  '/admin/company-administration/sub-user-group/{pageMode}/finish': () => import('./sub-group/finish.tsx'),
});
