// The corporate users' first screen; the table of all others is loaded later.
import { corporateScreens } from '../../generated/routes/corporate.ts';
import { routeOf, screensOf } from '../components/shell/screen-route.ts';

// The texts of the first screen are in a separate file, so that it loads quickly.
export const firstScreens = screensOf(['accounts', 'kinds'], {
  '/dashboard/home': () => import('./accounts/home/home.tsx'),
});

export const firstRoutes = corporateScreens
  .filter(({ path }) => path in firstScreens)
  .map((screen) => routeOf(screen, 'corporate', firstScreens));
