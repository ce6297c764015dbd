// A browser context that a test has left is cleared and used again: its cache still holds the scripts of the portal.
import type { BrowserContext, Page } from 'playwright-core';

/** The page of a context that remembers nothing but its cache. */
async function cleared(context: BrowserContext, origin: string): Promise<Page> {
  const page = await context.newPage();
  const others = context.pages().filter((other) => other !== page);
  await Promise.all(others.map((other) => other.close()));
  await context.setOffline(false);
  await context.clearCookies();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await devtools.detach();
  return page;
}

export interface UsedContexts {
  /** A page of a context that was left; undefined if there is none with these options. */
  take(options: object): Promise<Page> | undefined;
  /** When it is left, the context is cleared for the next test, and not closed. */
  keep(context: BrowserContext, options: object): void;
  /** When it is left, the context is closed, because a test changed what cannot be cleared, such as its clock. */
  forget(context: BrowserContext): void;
  /** Closes a context that is not kept. A story may leave a context before its end, where it is left again. */
  leave(context: BrowserContext): Promise<void>;
}

export function useContextsAgain(origin: string): UsedContexts {
  const optionsOf = new Map<BrowserContext, string>();
  const left = new Map<BrowserContext, Promise<Page>>();

  return {
    take(options) {
      const wanted = JSON.stringify(options);
      const found = [...left].find(([context]) => optionsOf.get(context) === wanted);
      if (found) left.delete(found[0]);
      return found?.[1];
    },
    keep(context, options) {
      optionsOf.set(context, JSON.stringify(options));
      context.on('close', () => optionsOf.delete(context) && left.delete(context));
    },
    forget: (context) => void optionsOf.delete(context),
    async leave(context) {
      if (!optionsOf.has(context)) return context.close();
      // Set before it is awaited, so that a context that is left twice is cleared once.
      const clearing = left.get(context) ?? cleared(context, origin);
      left.set(context, clearing);
      await clearing;
    },
  };
}
