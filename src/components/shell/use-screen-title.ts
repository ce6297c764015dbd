import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useMatches } from 'react-router-dom';
import type { TextKey } from '../text/namespaces.ts';
import { useTexts } from '../text/use-texts.ts';
import type { ScreenHandle } from './screen-route.ts';

type Title = TextKey<'screens'>;

let own: Title | undefined;
const listeners = new Set<() => void>();

function setOwn(title: Title | undefined): void {
  own = title;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Replaces the title of the route, in the tab of the browser as well, while the component is on the page. */
export function useOwnTitle(title: Title): void {
  useLayoutEffect(() => {
    setOwn(title);
    return () => setOwn(undefined);
  }, [title]);
}

export function useScreenTitle(): string {
  const screens = useTexts('screens');
  const replaced = useSyncExternalStore(subscribe, () => own);
  const handle = useMatches().at(-1)?.handle as ScreenHandle | undefined;
  const title = replaced ?? handle?.title;
  return title ? screens(title) : '';
}
