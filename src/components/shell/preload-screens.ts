// Loads the screen of a link when the user points at it or focuses it, before the click.
import { matchPath, type DataRouteObject } from 'react-router-dom';

/** A clickable table row is not an anchor; it has its address in data-href. */
function addressOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLElement>('a[href], [data-href]') : null;
  return link instanceof HTMLAnchorElement ? link.href : link?.dataset['href'];
}

const screensIn = (routes: readonly DataRouteObject[]): DataRouteObject[] =>
  routes.flatMap((route) => (route.children ? screensIn(route.children) : [route]));

// A failure is ignored here: the click loads the screen again and shows the error.
const askedAgainLater = () => undefined;

async function load(routes: readonly DataRouteObject[], pathname: string): Promise<void> {
  const screen = screensIn(routes).find(({ path }) => path && path !== '*' && matchPath(path, pathname));
  if (typeof screen?.lazy === 'function') await screen.lazy().catch(askedAgainLater);
}

/** Call this once at the start. It reads the routes at each link, because some routes are added later. */
export function preloadScreens(router: { readonly routes: DataRouteObject[] }): void {
  let last: string | undefined;
  function look({ target }: Event): void {
    const address = addressOf(target);
    if (!address || address === last) return;
    last = address;
    const { origin, pathname } = new URL(address, location.href);
    if (origin === location.origin) void load(router.routes, pathname);
  }
  document.addEventListener('pointerover', look, { passive: true });
  document.addEventListener('focusin', look);
}
