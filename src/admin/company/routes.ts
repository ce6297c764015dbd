import { screensOf } from '../../components/shell/screen-route.ts';

const favorites = '/admin/services/favorites';

const favoriteScreens = screensOf(['administration', 'company', 'favorites', 'payments', 'requests', 'kinds'], {
  [favorites]: () => import('./favorites/list.tsx'),
  [`${favorites}/create`]: () => import('./favorites/create.tsx'),
  [`${favorites}/edit`]: () => import('./favorites/edit.tsx'),
  [`${favorites}/{pageMode}/confirmation`]: () => import('./favorites/confirmation.tsx'),
  [`${favorites}/{pageMode}/finish`]: () => import('./favorites/finish.tsx'),
  [`${favorites}/view`]: () => import('./favorites/view.tsx'),
});

const setupScreens = screensOf(['administration', 'company', 'requests', 'kinds'], {
  '/admin/services/company-setup': () => import('./setup-page.tsx'),
  '/admin/services/company-setup/edit': () => import('./setup-edit.tsx'),
  '/admin/services/company-setup/confirmation': () => import('./setup-confirmation.tsx'),
  '/admin/services/company-setup/finish': () => import('./setup-finish.tsx'),
});

const historyScreens = screensOf(['administration', 'company', 'workflows', 'kinds', 'payments'], {
  '/admin/company-administration/configuration-history': () => import('./configuration-page.tsx'),
});

export const companyScreens = { ...favoriteScreens, ...setupScreens, ...historyScreens };
