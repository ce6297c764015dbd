// Lazy components that wait for the network instead of failing when the browser is offline.
import { lazy, type ComponentType } from 'react';

/** Loads again if the browser was offline during the load, as soon as it is online. Otherwise rejects as the load does. */
export async function loadWhenOnline<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  let wasOffline = !navigator.onLine;
  const note = () => (wasOffline = true);
  addEventListener('offline', note);
  try {
    return await load();
  } catch (failure) {
    if (!wasOffline && navigator.onLine) throw failure;
  } finally {
    removeEventListener('offline', note);
  }
  if (!navigator.onLine) await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
  return loadWhenOnline(load);
}

export const lazyWhenOnline = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await loadWhenOnline(load) }));
