import { screensOf } from '../../components/shell/screen-route.ts';

export const homeScreens = {
  ...screensOf(['home'], {
    '/admin/services': () => import('./services.tsx'),
  }),
  ...screensOf(['audit', 'administration', 'kinds', 'requests'], {
    '/admin/audit-trail/index': () => import('../../components/audit-trail/audit-trail.tsx'),
  }),
  ...screensOf(['session', 'kinds'], {
    '/admin/my-profile': () => import('../../components/own-profile/my-profile.tsx'),
  }),
  ...screensOf(['session'], {
    '/admin/change-password': () => import('../../components/password/change-password.tsx'),
  }),
};
