// Tells whether a table has too little room for its columns. The needed width is known only after drawing them.
import { useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { usePhone } from './use-media.ts';

interface Needed {
  readonly columns: string;
  readonly width: number;
}

/** Returns the width that the table needed if it did not fit. The table scrolls in the first element of the box. */
function overflowOf(box: HTMLElement): number | undefined {
  const scrolled = box.firstElementChild;
  if (!scrolled || scrolled.scrollWidth <= scrolled.clientWidth + 1) return undefined;
  return scrolled.scrollWidth + box.clientWidth - scrolled.clientWidth;
}

export function useNarrow(box: RefObject<HTMLElement | null>, ids: readonly string[]): boolean {
  const isPhone = usePhone();
  const columns = ids.join(' ');
  const needed = useRef<Needed>(undefined);
  const [tooWide, setTooWide] = useState<string>();
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const width = overflowOf(element);
      if (width) needed.current = { columns, width };
      const isTooWide = needed.current?.columns === columns && element.clientWidth < needed.current.width;
      // Switches before the browser paints the table that does not fit.
      flushSync(() => setTooWide(isTooWide ? columns : undefined));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, columns]);
  return isPhone || tooWide === columns;
}
