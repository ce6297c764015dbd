import type { Page } from 'playwright-core';

/** As a link of the portal does: the page stays, the address changes. A title that only passes by is seen as well. */
export const follow = (page: Page, address: string, title: string, patience: number) =>
  page.evaluate(
    ([to, wanted, longest]) =>
      new Promise<void>((resolve, reject) => {
        const look = () => document.title.startsWith(wanted) && resolve();
        new MutationObserver(look).observe(document.head, { subtree: true, childList: true });
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
        look();
        setTimeout(() => reject(new Error(`its title stays "${document.title}" instead of "${wanted}"`)), longest);
      }),
    [address, title, patience] as const,
  );
