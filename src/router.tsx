import { createBrowserRouter, Navigate } from 'react-router-dom';
import { administrationRoutes } from './admin/routes.ts';
import { PortalRoot } from './components/shell/portal-root.tsx';
import { RouteFailure } from './components/shell/route-failure.tsx';
import { SignedIn } from './components/shell/signed-in.tsx';
import { paths } from './paths.ts';
import { publicRoutes } from './public-routes.ts';
import { sandboxRoutes } from './sandbox/routes.ts';
import { userRoutes } from './user/routes.ts';

// Tables of routes, one area each; what no table knows is not found.
export const createPortalRouter = () =>
  createBrowserRouter([
    {
      Component: PortalRoot,
      ErrorBoundary: RouteFailure,
      HydrateFallback: () => null,
      children: [
        ...publicRoutes,
        ...sandboxRoutes,
        {
          Component: SignedIn,
          children: [
            {
              ErrorBoundary: RouteFailure,
              children: [...userRoutes, ...administrationRoutes],
            },
          ],
        },
        { path: '*', element: <Navigate to={paths.notFound} replace /> },
      ],
    },
  ]);
