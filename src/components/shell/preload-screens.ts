// Whoever points at a link, or reaches it by the keyboard, is likely to follow it: its screen comes before the click.
import { matchPath, type DataRouteObject } from 'react-router-dom';

/** A row of a table that leads somewhere is no link of the platform. */
function addressOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLElement>('a[href], [data-href]') : null;
  return link instanceof HTMLAnchorElement ? link.href : link?.dataset['href'];
}

const screensIn = (routes: readonly DataRouteObject[]): DataRouteObject[] =>
  routes.flatMap((route) => (route.children ? screensIn(route.children) : [route]));

// The click itself asks again, and shows what goes wrong.
const askedAgainLater = () => undefined;

async function load(routes: readonly DataRouteObject[], pathname: string): Promise<void> {
  const screen = screensIn(routes).find(({ path }) => path && path !== '*' && matchPath(path, pathname));
  if (typeof screen?.lazy === 'function') await screen.lazy().catch(askedAgainLater);
}

/** Once, at the start. The routes are read at each link, because some come later. */
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
