import { useEffect, useRef, useState } from 'react';

/** The time after the last scroll event until scrolling counts as finished. */
const restMilliseconds = 150;

/** Tells whether the table is scrolling; the caller reports each scroll event. */
export function useScrolling() {
  const [isScrolling, setScrolling] = useState(false);
  const rest = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(rest.current), []);
  function noteStep(): void {
    clearTimeout(rest.current);
    rest.current = window.setTimeout(() => setScrolling(false), restMilliseconds);
    setScrolling(true);
  }
  return { isScrolling, noteStep };
}
