import { screensOf } from '../../components/shell/screen-route.ts';

export const favoritesScreens = screensOf(['favorites', 'payments', 'kinds'], {
  '/services/favorites': () => import('./list/list.tsx'),
  '/services/favorites/create': () => import('./edit/create.tsx'),
  '/services/favorites/edit': () => import('./edit/edit.tsx'),
  '/services/favorites/view': () => import('./view/view.tsx'),
});
