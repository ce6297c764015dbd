import { useSyncExternalStore } from 'react';

const nothing = () => () => undefined;

/** False in the prerendered page: the submit button must wait for the script, which encrypts what is sent. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  );
