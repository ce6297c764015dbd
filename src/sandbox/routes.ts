// Pages for those who build the portal; the production build leaves them out.
import type { RouteObject } from 'react-router-dom';

const gallery: RouteObject = {
  path: '/sandbox/ui/:part?',
  lazy: async () => ({ Component: (await import('./ui-gallery.tsx')).UiGallery }),
};

export const sandboxRoutes: readonly RouteObject[] = import.meta.env.VITE_SANDBOX === 'off' ? [] : [gallery];
