import { screensOf, showing } from '../../components/shell/screen-route.ts';

export const reportsScreens = {
  ...screensOf(['reports'], {
    '/services/report-listing': () => import('./report-list.tsx'),
  }),
  ...screensOf(['audit', 'administration', 'kinds', 'requests'], {
    '/services/audit-trail': showing(() => import('../../components/audit-trail/audit-trail.tsx'), { isOwn: true }),
  }),
};
