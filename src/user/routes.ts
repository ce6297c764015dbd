// The corporate users' screens that are built, by domain. All others show "coming soon".
import type { RouteObject } from 'react-router-dom';
import { anyScreens } from '../../generated/routes/any.ts';
import { corporateScreens } from '../../generated/routes/corporate.ts';
import { routeOf, type BuiltScreens } from '../components/shell/screen-route.ts';
import { accountsScreens } from './accounts/routes.ts';
import { firstScreens } from './first-routes.ts';
import { favoritesScreens } from './favorites/routes.ts';
import { informationScreens } from './information/routes.ts';
import { notificationsScreens } from './notifications/routes.ts';
import { paymentsScreens } from './payments/routes.ts';
import { recurringScreens } from './recurring/routes.ts';
import { reportsScreens } from './reports/routes.ts';
import { requestsScreens } from './requests/routes.ts';
import { sessionScreens } from './session/routes.ts';
import { transactionsScreens } from './transactions/routes.ts';
import { underlyingScreens } from './underlying/routes.ts';

export const builtForUsers: BuiltScreens = {
  ...firstScreens,
  ...accountsScreens,
  ...favoritesScreens,
  ...informationScreens,
  ...notificationsScreens,
  ...paymentsScreens,
  ...recurringScreens,
  ...reportsScreens,
  ...requestsScreens,
  ...sessionScreens,
  ...transactionsScreens,
  ...underlyingScreens,
};

const pages = anyScreens.filter(({ path }) => path !== '*');

export const userRoutes: RouteObject[] = [
  ...corporateScreens.map((screen) => routeOf(screen, 'corporate', builtForUsers)),
  ...pages.map((screen) => routeOf(screen, 'any', builtForUsers)),
];
