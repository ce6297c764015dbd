import { screensOf } from '../../components/shell/screen-route.ts';

export const sessionScreens = {
  ...screensOf(['session', 'kinds'], { '/my-profile': () => import('../../components/own-profile/my-profile.tsx') }),
  ...screensOf(['session'], { '/change-password': () => import('../../components/password/change-password.tsx') }),
};
