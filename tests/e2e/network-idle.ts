// Waits until a page has no open requests, and a moment longer, so that it can paint the answers.
import type { BrowserContext, Page, Request } from 'playwright-core';

/** Milliseconds in which nothing is asked. */
const quiet = { enough: 80, long: 500 };
const patience = 30_000;

const isOfBank = (request: Request) => request.url().includes('/api/');
/** Calls of the bank and files of the portal, without the event stream, which never ends. */
export const anyRequest = (request: Request) => !request.url().includes('/notif/stream');

/** Call this before the page is used. The returned function resolves when the page has been idle for a moment. */
export function watchNetworkIdle(
  page: Page,
  isAwaited: (request: Request) => boolean = isOfBank,
  milliseconds = quiet.enough,
): () => Promise<void> {
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
    while (running.size > 0 || Date.now() - changedAt < milliseconds) {
      if (Date.now() > end)
        throw new Error(`${page.url()} still waits for ${[...running].map((one) => one.url()).join(', ')}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
}

const settledOf = new WeakMap<Page, () => Promise<void>>();

/** Call this for a context before its first page. */
export function watchPages(context: BrowserContext): void {
  context.on('page', (page) => settledOf.set(page, watchNetworkIdle(page, anyRequest, quiet.long)));
}

/** Unlike Playwright's `networkidle`, does not wait for the event stream, which begins soon and never ends. */
export const untilIdle = (page: Page): Promise<void> =>
  settledOf.get(page)?.() ?? Promise.reject(new Error('The requests of this page are not watched'));
