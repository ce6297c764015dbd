// Lazy components that wait for the network instead of failing when the browser is offline.
import { lazy, type ComponentType } from 'react';

/** Milliseconds. A browser notices a lost network a moment later than its requests do. */
const noticing = 500;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function untilOnline(): Promise<void> {
  if (!navigator.onLine) await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
}

type Load<Loaded> = () => Promise<Loaded>;

const loaded = new WeakSet<Load<unknown>>();

/**
 * Waits for the network before the first load, because browsers do not ask again for a script that failed once. Texts
 * that failed are asked for again.
 */
export async function loadWhenOnline<Loaded>(load: Load<Loaded>): Promise<Loaded> {
  if (!loaded.has(load)) await untilOnline();
  const found = await load().catch(async () => {
    await wait(noticing);
    await untilOnline();
    return load();
  });
  loaded.add(load);
  return found;
}

export const lazyWhenOnline = <Props extends object>(load: Load<ComponentType<Props>>) =>
  lazy(async () => ({ default: await loadWhenOnline(load) }));

const Nothing = () => null;

/** For a part that the screen around it can do without: if it cannot be loaded, the screen stays. */
export const lazyOrNothing = <Props extends object>(load: Load<ComponentType<Props>>) =>
  lazy(async () => ({ default: await loadWhenOnline(load).catch((): ComponentType<Props> => Nothing) }));
