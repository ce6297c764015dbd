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
  take(options: object): Page | undefined;
  /** A context that was not taken from here, or that was left already, is closed. */
  leave(context: BrowserContext): Promise<void>;
  /** From now on the context is cleared, and not closed, when it is left. */
  keep(context: BrowserContext, options: object): void;
}

export function useContextsAgain(origin: string): UsedContexts {
  const optionsOf = new Map<BrowserContext, string>();
  const left = new Map<string, Page[]>();

  return {
    take: (options) => left.get(JSON.stringify(options))?.pop(),
    keep(context, options) {
      optionsOf.set(context, JSON.stringify(options));
      context.on('close', () => optionsOf.delete(context));
    },
    async leave(context) {
      const options = optionsOf.get(context);
      optionsOf.delete(context);
      if (options) left.set(options, [...(left.get(options) ?? []), await cleared(context, origin)]);
      else await context.close();
    },
  };
}
