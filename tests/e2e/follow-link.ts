import type { Page } from 'playwright-core';

/** Navigates without a page load, as a link does. The observer also sees a title that is shown only for a moment. */
export const followLink = (page: Page, address: string, title: string, patience: number) =>
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
