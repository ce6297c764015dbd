import { createBrowserRouter, Navigate } from 'react-router-dom';
import { PortalRoot } from './components/shell/portal-root.tsx';
import { PortalLoading } from './components/shell/portal-loading.tsx';
import { RouteFailure } from './components/shell/route-failure.tsx';
import { ScreenLoading } from './components/shell/screen-loading.tsx';
import { FramedInSession, SignedIn } from './components/shell/signed-in.tsx';
import { paths } from './paths.ts';
import { notFoundRoutes, publicRoutes } from './public-routes.ts';
import { sandboxRoutes } from './sandbox/routes.ts';
import { userRoutes } from './user/routes.ts';

const signedInId = 'signed-in';

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
      // The administrators' routes are loaded with the first visit to one of their addresses.
      async patchRoutesOnNavigation({ path, patch }) {
        if (!path.startsWith(paths.administrationHome.split('/', 2).join('/'))) return;
        const { administrationRoutes } = await import('./admin/routes.ts');
        patch(signedInId, administrationRoutes);
      },
    },
  );
