// The routes of all administrators' screens; a screen that is not built yet shows that it is coming.
import type { RouteObject } from 'react-router-dom';
import { administrationScreens } from '../../generated/routes/administration.ts';
import { routeOf, type BuiltScreens } from '../components/shell/screen-route.ts';
import { accountGroupsScreens } from './account-groups/routes.ts';
import { accountNamesScreens } from './account-names/routes.ts';
import { companyScreens } from './company/routes.ts';
import { firstScreens } from './first-routes.ts';
import { groupsScreens } from './groups/routes.ts';
import { homeScreens } from './home/routes.ts';
import { limitsScreens } from './limits/routes.ts';
import { serviceLevelScreens } from './service-levels/routes.ts';
import { tasksScreens } from './tasks/routes.ts';
import { usersScreens } from './users/routes.ts';
import { workflowsScreens } from './workflows/routes.ts';

export const builtForAdministrators: BuiltScreens = {
  ...firstScreens,
  ...groupsScreens,
  ...accountGroupsScreens,
  ...accountNamesScreens,
  ...companyScreens,
  ...limitsScreens,
  ...serviceLevelScreens,
  ...tasksScreens,
  ...usersScreens,
  ...workflowsScreens,
  ...homeScreens,
};

export const administrationRoutes: RouteObject[] = administrationScreens.map((screen) =>
  routeOf(screen, 'administration', builtForAdministrators),
);
