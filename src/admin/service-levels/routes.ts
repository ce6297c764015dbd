import { screensOf } from '../../components/shell/screen-route.ts';

export const serviceLevelScreens = screensOf(['administration', 'limits', 'requests', 'kinds'], {
  '/admin/company-administration/service-level-agreement': () => import('./page.tsx'),
  '/admin/company-administration/service-level-agreement/edit/{requestType}': () => import('./edit.tsx'),
  '/admin/company-administration/service-level-agreement/edit/{requestType}/confirmation': () =>
    import('./confirmation.tsx'),
  '/admin/company-administration/service-level-agreement/edit/{requestType}/finish': () => import('./finish.tsx'),
});
