// The administrators' screens.
import type { RouteObject } from 'react-router-dom';
import { administrationScreens } from '../../generated/routes/administration.ts';
import { routeOf, type BuiltScreens } from '../components/shell/screen-route.ts';

export const builtForAdministrators: BuiltScreens = {};

export const administrationRoutes: RouteObject[] = administrationScreens.map((screen) =>
  routeOf(screen, 'administration', builtForAdministrators),
);
