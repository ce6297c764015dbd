import { useLayoutEffect, useRef } from 'react';

/** Scrolls to the top and focuses the main element when `shown` changes. */
export function useResetScrollAndFocus(shown: unknown): void {
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    // On the first screen the body has the focus if the login form, which had it, was removed.
    const isLost = document.activeElement === document.body;
    if (isLost || !isFirst.current) document.querySelector('main')?.focus({ preventScroll: true });
    isFirst.current = false;
    scrollTo({ top: 0 });
  }, [shown]);
}
