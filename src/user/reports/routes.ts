import { screensOf } from '../../components/shell/screen-route.ts';

export const reportsScreens = screensOf(['reports'], {
  '/services/report-listing': () => import('./report-list.tsx'),
});
