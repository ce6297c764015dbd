import { screensOf } from '../../components/shell/screen-route.ts';

const linkedPassword = () => import('./password/linked-password.tsx');

/** The session pages that need no login. */
export const publicSessionScreens = {
  ...screensOf(['session'], {
    '/logout': () => import('./log-out-page.tsx'),
    '/session-ended': () => import('./session-ended.tsx'),
    '/forgot-password': () => import('./forgot-password.tsx'),
    '/reset-password': linkedPassword,
    '/activation-user': linkedPassword,
    '/admin/reset-password': linkedPassword,
    '/maintenance': () => import('./maintenance.tsx'),
    '/coming-soon': () => import('./coming-soon.tsx'),
    '/browser-not-supported': () => import('./browser-not-supported.tsx'),
    '/small-screen': () => import('./small-screen.tsx'),
  }),
  ...screensOf(['session', 'errors'], {
    '/error-404': () => import('./not-found.tsx'),
    '/system-error/{pageMode}': () => import('./system-error.tsx'),
  }),
};
