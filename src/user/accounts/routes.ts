import { screensOf } from '../../components/shell/screen-route.ts';

export const accountsScreens = screensOf(['accounts', 'kinds'], {
  '/dashboard/home': () => import('./home/home.tsx'),
});
