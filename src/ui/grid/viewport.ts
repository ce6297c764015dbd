// What a table needs to know of the box that it scrolls in.
import { useRef, type RefObject } from 'react';

export interface Viewport {
  /** It scrolls; the body holds the rows. */
  readonly box: RefObject<HTMLDivElement | null>;
  readonly body: RefObject<HTMLTableSectionElement | null>;
  /** Scrolls no further than brings the row into sight. */
  reveal(index: number): void;
  /** How many rows are in sight together. */
  page(): number;
}

/** Of a table whose rows are all drawn: the browser itself scrolls to what gets the focus. */
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
