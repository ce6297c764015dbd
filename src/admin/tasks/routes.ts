import { screensOf } from '../../components/shell/screen-route.ts';

export const tasksScreens = screensOf(['administration', 'tasks', 'requests', 'signature', 'kinds'], {
  '/admin/to-do': () => import('./to-do.tsx'),
  '/admin/to-do/{pageMode}/detail': () => import('./to-do-detail.tsx'),
  '/admin/to-do/approver-confirmation': () => import('./confirmation.tsx'),
  '/admin/task-status/{status}': () => import('./status-list.tsx'),
  '/admin/task-status/{status}/detail': () => import('./status-detail.tsx'),
});
