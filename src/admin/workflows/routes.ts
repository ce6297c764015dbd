import { screensOf } from '../../components/shell/screen-route.ts';

const simulation = screensOf(['administration', 'workflows', 'requests', 'kinds', 'payments'], {
  '/admin/company-administration/approval-simulation': () => import('./simulation-page.tsx'),
});

const configuration = screensOf(['administration', 'workflows', 'requests', 'kinds'], {
  '/admin/company-administration/approval-workflow': () => import('./workflow-list.tsx'),
  '/admin/company-administration/approval-workflow/create/{requestType}': () => import('./workflow-create.tsx'),
  '/admin/company-administration/approval-workflow/edit/{requestType}': () => import('./workflow-edit.tsx'),
  '/admin/company-administration/approval-workflow/{pageMode}/{requestType}/confirmation': () =>
    import('./workflow-confirmation.tsx'),
  '/admin/company-administration/approval-workflow/{pageMode}/{requestType}/finish': () =>
    import('./workflow-finish.tsx'),
  '/admin/company-administration/approval-workflow/{requestType}/detail': () => import('./workflow-detail.tsx'),
  '/admin/company-administration/set-up-findings': () => import('./findings-page.tsx'),
  '/admin/company-administration/workflow-map': () => import('./map-list.tsx'),
  '/admin/company-administration/workflow-map/detail': () => import('./map-detail.tsx'),
  '/admin/company-administration/workflow-map/create': () => import('./map-create.tsx'),
  '/admin/company-administration/workflow-map/edit': () => import('./map-edit.tsx'),
  '/admin/company-administration/workflow-map/{pageMode}/confirmation': () => import('./map-confirmation.tsx'),
  '/admin/company-administration/workflow-map/{pageMode}/finish': () => import('./map-finish.tsx'),
});

export const workflowsScreens = { ...simulation, ...configuration };
