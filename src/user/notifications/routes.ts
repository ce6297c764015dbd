import { screensOf } from '../../components/shell/screen-route.ts';

export const notificationsScreens = screensOf(['notifications'], {
  '/inbox': () => import('./inbox.tsx'),
});
