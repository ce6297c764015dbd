import { useLayoutEffect, useRef } from 'react';

/** What is new on the screen begins at its top, and a screen reader and the keyboard are taken there. */
export function useResetScrollAndFocus(shown: unknown): void {
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    // After the login the form that had the focus is gone.
    const isLost = document.activeElement === document.body;
    if (isLost || !isFirst.current) document.querySelector('main')?.focus({ preventScroll: true });
    isFirst.current = false;
    scrollTo({ top: 0 });
  }, [shown]);
}
