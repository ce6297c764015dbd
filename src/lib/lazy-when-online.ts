// Parts of a page that come when they are wanted: without a network the page stays as it is until they can come.
import { lazy, type ComponentType } from 'react';

/** Where the network is gone before something has come, it comes as soon as the network is back. */
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
