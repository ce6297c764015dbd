// When a page has said all it has to say: nothing is asked of the bank any more, and what came is painted.
import type { Page, Request } from 'playwright-core';

const quiet = 80;
const patience = 30_000;

const isOfBank = (request: Request) => request.url().includes('/api/');
/** Calls of the bank and the files of the portal, but not the event stream, which never ends. */
export const anything = (request: Request) => !request.url().includes('/notif/stream');

/** To be called before the page is used; the answer waits until the page is at rest. */
export function watchNetworkIdle(page: Page, isAwaited: (request: Request) => boolean = isOfBank): () => Promise<void> {
  const running = new Set<Request>();
  let changedAt = 0;
  const note = (change: (request: Request) => void) => (request: Request) => {
    change(request);
    changedAt = Date.now();
  };
  page.on(
    'request',
    note((request) => isAwaited(request) && running.add(request)),
  );
  page.on(
    'requestfinished',
    note((request) => running.delete(request)),
  );
  page.on(
    'requestfailed',
    note((request) => running.delete(request)),
  );
  return async () => {
    const end = Date.now() + patience;
    while (running.size > 0 || Date.now() - changedAt < quiet) {
      if (Date.now() > end)
        throw new Error(`${page.url()} still waits for ${[...running].map((one) => one.url()).join(', ')}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
}
