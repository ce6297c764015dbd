// The pages that need no session. The login is a separate document: login-main.tsx.
import type { RouteObject } from 'react-router-dom';
import { publicScreens } from '../generated/routes/public.ts';
import { routeOf } from './components/shell/screen-route.ts';
import { paths } from './paths.ts';
import { publicSessionScreens } from './user/session/public-screens.ts';

const isLogin = (screen: { readonly path: string; readonly sameAs?: string }) =>
  (screen.sameAs ?? screen.path) === '/login';

const isNotFound = ({ path }: RouteObject) => path === paths.notFound;

const routed = publicScreens
  .filter((screen) => !isLogin(screen))
  .map((screen) => routeOf(screen, 'public', publicSessionScreens));

export const publicRoutes: RouteObject[] = routed.filter((route) => !isNotFound(route));

/** The not-found page also exists inside a session. */
export const notFoundRoutes: RouteObject[] = routed.filter(isNotFound);
