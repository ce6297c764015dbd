import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the current item of a horizontal list visible. Scrolls only when the item or the width changes, so a scroll of
 * the user stays.
 */
export function useScrollToCurrent<Line extends HTMLElement>(): RefObject<Line | null> {
  const line = useRef<Line>(null);
  const shown = useRef('');
  useEffect(() => {
    const box = line.current;
    const current = box?.querySelector('[aria-current]');
    if (!box || !current) return;
    const state = `${current.textContent} ${box.scrollWidth}`;
    if (state === shown.current) return;
    shown.current = state;
    const [outer, inner] = [box.getBoundingClientRect(), current.getBoundingClientRect()];
    box.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
  });
  return line;
}
