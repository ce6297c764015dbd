import { screensOf, showing } from '../../components/shell/screen-route.ts';

const grouping = () => import('./grouping-detail.tsx');

export const tasksScreens = screensOf(['administration', 'tasks', 'requests', 'signature', 'kinds'], {
  '/admin/to-do': () => import('./to-do.tsx'),
  '/admin/to-do/{pageMode}/detail': () => import('./to-do-detail.tsx'),
  '/admin/to-do/account-grouping/detail': showing(grouping, { list: 'to-do' }),
  '/admin/task-status/account-grouping/detail': showing(grouping, { list: 'task-status' }),
  '/admin/to-do/approver-confirmation': () => import('./confirmation.tsx'),
  '/admin/task-status/{status}': () => import('./status-list.tsx'),
  '/admin/task-status/{status}/detail': () => import('./status-detail.tsx'),
});
