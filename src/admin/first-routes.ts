// The administrators' first screen; the table of all others is loaded later.
import { administrationScreens } from '../../generated/routes/administration.ts';
import { routeOf, screensOf } from '../components/shell/screen-route.ts';
import { administrationTexts } from '../components/text/administration-texts.ts';
import { addAddresses } from '../components/text/texts.ts';

addAddresses(administrationTexts);

export const firstScreens = screensOf(['home'], { '/admin/dashboard': () => import('./home/dashboard.tsx') });

export const firstRoutes = administrationScreens
  .filter(({ path }) => path in firstScreens)
  .map((screen) => routeOf(screen, 'administration', firstScreens));
