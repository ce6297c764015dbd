import { screensOf } from '../../components/shell/screen-route.ts';

export const sessionScreens = {
  ...screensOf(['session', 'kinds'], { '/my-profile': () => import('./profile/my-profile.tsx') }),
  ...screensOf(['session'], { '/change-password': () => import('./password/change-password.tsx') }),
};
