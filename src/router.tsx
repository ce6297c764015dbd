import { createBrowserRouter, Navigate } from 'react-router-dom';
import { PortalRoot } from './components/shell/portal-root.tsx';
import { PortalWaiting } from './components/shell/portal-waiting.tsx';
import { RouteFailure } from './components/shell/route-failure.tsx';
import { ScreenWaiting } from './components/shell/screen-waiting.tsx';
import { FramedInSession, SignedIn } from './components/shell/signed-in.tsx';
import { paths } from './paths.ts';
import { notFoundRoutes, publicRoutes } from './public-routes.ts';
import { sandboxRoutes } from './sandbox/routes.ts';
import { userRoutes } from './user/routes.ts';

const signedInId = 'signed-in';

// Tables of routes, one area each; what no table knows is not found.
export const createPortalRouter = () =>
  createBrowserRouter(
    [
      {
        Component: PortalRoot,
        ErrorBoundary: RouteFailure,
        HydrateFallback: PortalWaiting,
        children: [
          ...publicRoutes,
          ...sandboxRoutes,
          {
            Component: SignedIn,
            children: [
              {
                ErrorBoundary: RouteFailure,
                HydrateFallback: ScreenWaiting,
                id: signedInId,
                children: userRoutes,
              },
            ],
          },
          { Component: FramedInSession, ErrorBoundary: RouteFailure, children: notFoundRoutes },
          { path: '*', element: <Navigate to={paths.notFound} replace /> },
        ],
      },
    ],
    {
      // The administrators' screens come with the first of their addresses.
      async patchRoutesOnNavigation({ path, patch }) {
        if (!path.startsWith(paths.administrationHome.split('/', 2).join('/'))) return;
        const { administrationRoutes } = await import('./admin/routes.ts');
        patch(signedInId, administrationRoutes);
      },
    },
  );
