import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { PortalRoot } from './components/shell/portal-root.tsx';
import { PortalLoading } from './components/shell/portal-loading.tsx';
import { RouteFailure } from './components/shell/route-failure.tsx';
import { ToNotFound } from './components/failure/to-not-found.tsx';
import { ScreenLoading } from './components/shell/screen-loading.tsx';
import { FramedInSession, SignedIn } from './components/shell/signed-in.tsx';
import { paths } from './paths.ts';
import { notFoundRoutes, publicRoutes } from './public-routes.ts';
import { sandboxRoutes } from './sandbox/routes.ts';
import { firstRoutes as userFirstRoutes } from './user/first-routes.ts';

const signedInId = 'signed-in';
const administration = paths.administrationHome.split('/', 2).join('/');

/** The table of the area of this path. The first screens are also in small tables, because they are needed sooner. */
async function routesOfArea(path: string): Promise<RouteObject[]> {
  if (!path.startsWith(administration)) return (await import('./user/routes.ts')).userRoutes;
  return (await import('./admin/routes.ts')).administrationRoutes;
}

async function routesFor(path: string): Promise<RouteObject[]> {
  if (path !== paths.administrationHome) return routesOfArea(path);
  return (await import('./admin/first-routes.ts')).firstRoutes;
}

/** Adds the other screens of the area that is shown, before the user goes to one of them. */
export async function addOtherScreens(router: ReturnType<typeof createPortalRouter>): Promise<void> {
  router.patchRoutes(signedInId, await routesOfArea(location.pathname));
}

// Every area has its table of routes; an address in no table shows the not-found page.
export const createPortalRouter = () =>
  createBrowserRouter(
    [
      {
        Component: PortalRoot,
        ErrorBoundary: RouteFailure,
        HydrateFallback: PortalLoading,
        children: [
          ...publicRoutes,
          ...sandboxRoutes,
          {
            Component: SignedIn,
            children: [
              {
                ErrorBoundary: RouteFailure,
                HydrateFallback: ScreenLoading,
                id: signedInId,
                children: userFirstRoutes,
              },
            ],
          },
          { Component: FramedInSession, ErrorBoundary: RouteFailure, children: notFoundRoutes },
          { path: '*', Component: ToNotFound },
        ],
      },
    ],
    {
      // The routes of an area are loaded with the first visit to one of its addresses.
      async patchRoutesOnNavigation({ path, patch }) {
        patch(signedInId, await routesFor(path));
      },
    },
  );
