// Lazy components that wait for the network instead of failing when the browser is offline.
import { lazy, type ComponentType } from 'react';

/** Retries the load when the browser is online again. Rejects if the load fails while online. */
export async function loadWhenOnline<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch (failure) {
    if (navigator.onLine) throw failure;
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    return loadWhenOnline(load);
  }
}

export const lazyWhenOnline = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await loadWhenOnline(load) }));
