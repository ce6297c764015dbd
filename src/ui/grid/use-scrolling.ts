import { useEffect, useRef, useState } from 'react';

/** After the last step of a scroll. */
const restMilliseconds = 150;

/** Whether something is being scrolled; to be told of each step. */
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
