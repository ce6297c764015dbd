// The scrolling box of a table.
import { useRef, type RefObject } from 'react';

export interface Viewport {
  /** The scrolling element; body contains the rows. */
  readonly box: RefObject<HTMLDivElement | null>;
  readonly body: RefObject<HTMLTableSectionElement | null>;
  /** Scrolls just far enough to make the row visible. */
  reveal(index: number): void;
  /** Returns how many rows are visible at the same time. */
  page(): number;
}

/** For a table whose rows are all drawn: the browser scrolls to the focused element by itself. */
export function useFixedViewport(): Viewport {
  const box = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  return {
    box,
    body,
    reveal: () => undefined,
    page() {
      const rowHeight = body.current?.querySelector('tr')?.offsetHeight ?? 1;
      return Math.max(Math.floor((box.current?.clientHeight ?? 0) / rowHeight) - 1, 1);
    },
  };
}
