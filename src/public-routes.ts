// Pages that need no session. The login is a document of its own: login-main.tsx.
import type { RouteObject } from 'react-router-dom';
import { publicScreens } from '../generated/routes/public.ts';
import { routeOf } from './components/shell/screen-route.ts';
import { publicSessionScreens } from './user/session/public-screens.ts';

const isLogin = (screen: { readonly path: string; readonly sameAs?: string }) =>
  (screen.sameAs ?? screen.path) === '/login';

export const publicRoutes: RouteObject[] = publicScreens
  .filter((screen) => !isLogin(screen))
  .map((screen) => routeOf(screen, 'public', publicSessionScreens));
