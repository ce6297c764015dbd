// Computes which rows of a long table are visible. All rows get the height of the tallest row drawn so far, so
// positions can be calculated.
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Viewport } from './viewport.ts';
import { useScrolling } from './use-scrolling.ts';

const leastHeight = 45;
/** Extra rows above and below: the browser scrolls before it reports the scroll. */
const rowsBeyond = 4;
const rowsAtFirst = 12;

interface Span {
  readonly first: number;
  readonly end: number;
}

interface VisibleRows extends Span, Viewport {
  readonly rowHeight: number;
  readonly isScrolling: boolean;
  readonly onScroll: () => void;
}

const tallestOf = (body: HTMLElement) =>
  [...body.children].reduce((tallest, row) => Math.max(tallest, (row as HTMLElement).offsetHeight), leastHeight);

/** A font that loads late can wrap a line and make a row taller. */
function useLateFonts(latest: RefObject<{ fit(): void }>): void {
  useEffect(() => {
    const refit = () => latest.current.fit();
    document.fonts.addEventListener('loadingdone', refit);
    return () => document.fonts.removeEventListener('loadingdone', refit);
  }, [latest]);
}

export function useVisibleRows(count: number): VisibleRows {
  const box = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  /** The height that the header leaves for the rows. */
  const room = useRef(0);
  const [rowHeight, setRowHeight] = useState(leastHeight);
  const [span, setSpan] = useState<Span>({ first: 0, end: rowsAtFirst });
  const { isScrolling, noteStep } = useScrolling();

  function look(): void {
    const top = box.current?.scrollTop ?? 0;
    const highest = Math.floor(top / rowHeight);
    const first = Math.max(highest - rowsBeyond, 0);
    const end = highest + Math.ceil(room.current / rowHeight) + 1 + rowsBeyond;
    setSpan((before) => (before.first === first && before.end === end ? before : { first, end }));
  }

  function fit(): void {
    const tallest = body.current ? tallestOf(body.current) : leastHeight;
    if (tallest <= rowHeight || !box.current) return;
    box.current.scrollTop *= tallest / rowHeight;
    setRowHeight(tallest);
  }

  const latest = useRef({ look, fit });
  useLayoutEffect(() => {
    latest.current = { look, fit };
    fit();
  });

  useLayoutEffect(() => latest.current.look(), [rowHeight]);

  useLateFonts(latest);

  useEffect(() => {
    const scrolled = box.current;
    if (!scrolled) return;
    const observer = new ResizeObserver(() => {
      room.current = scrolled.clientHeight - (body.current?.offsetTop ?? 0);
      setRowHeight(leastHeight);
      latest.current.look();
    });
    observer.observe(scrolled);
    return () => observer.disconnect();
  }, []);

  return {
    first: Math.min(span.first, Math.max(count - rowsAtFirst, 0)),
    end: Math.min(span.end, count),
    box,
    body,
    rowHeight,
    isScrolling,
    onScroll() {
      // Draws the new rows before the browser paints the scrolled table.
      flushSync(() => {
        noteStep();
        look();
      });
    },
    reveal(index) {
      if (!box.current) return;
      const top = index * rowHeight;
      const least = top + rowHeight - room.current;
      box.current.scrollTop = Math.min(Math.max(box.current.scrollTop, least), top);
    },
    page: () => Math.max(Math.floor(room.current / rowHeight), 1),
  };
}
