import { screensOf } from '../../components/shell/screen-route.ts';

export const recurringScreens = screensOf(['recurring', 'payments', 'requests', 'kinds', 'signature'], {
  '/services/recurring': () => import('./list/list.tsx'),
  '/services/recurring/form': () => import('./form.tsx'),
  '/services/recurring/detail': () => import('./detail/detail.tsx'),
});
