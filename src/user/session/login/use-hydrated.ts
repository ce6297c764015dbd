import { useSyncExternalStore } from 'react';

const nothing = () => () => undefined;

/** False in the HTML of the page: what sends something waits for the script that sends it safely. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  );
