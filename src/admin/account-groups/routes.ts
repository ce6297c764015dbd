import { screensOf } from '../../components/shell/screen-route.ts';

const groups = '/admin/company-administration/account-grouping';
const visibility = '/admin/company-administration/account-visibility';

export const accountGroupsScreens = screensOf(['administration', 'account-groups', 'requests', 'kinds'], {
  [groups]: () => import('./list.tsx'),
  [`${groups}/detail`]: () => import('./detail.tsx'),
  [`${groups}/create`]: () => import('./create.tsx'),
  [`${groups}/edit`]: () => import('./edit.tsx'),
  [`${groups}/{pageMode}/confirmation`]: () => import('./confirmation.tsx'),
  [`${groups}/{pageMode}/finish`]: () => import('./finish.tsx'),
  [`${groups}/chart/edit`]: () => import('./chart/edit.tsx'),
  [`${groups}/chart/confirmation`]: () => import('./chart/confirmation.tsx'),
  [`${groups}/chart/finish`]: () => import('./chart/finish.tsx'),
  [visibility]: () => import('./visibility/list.tsx'),
  [`${visibility}/edit`]: () => import('./visibility/edit.tsx'),
  [`${visibility}/edit/confirmation`]: () => import('./visibility/confirmation.tsx'),
  [`${visibility}/edit/finish`]: () => import('./visibility/finish.tsx'),
});
