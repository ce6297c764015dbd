// A table is one tab stop: an element before and one after it move the focus to the row that had it last.
import { useRef, type ReactNode, type RefObject } from 'react';

interface TabGuards {
  readonly before: ReactNode;
  readonly behind: ReactNode;
  /** Called when Tab is pressed in the table: the focus moves on from the guard. */
  leave(isBackwards: boolean): void;
}

export function useTabGuards(enter: () => void): TabGuards {
  const [before, behind] = [useRef<HTMLSpanElement>(null), useRef<HTMLSpanElement>(null)];
  const isLeaving = useRef(false);
  const guard = (ref: RefObject<HTMLSpanElement | null>) => (
    <span ref={ref} tabIndex={0} className="outline-none" onFocus={() => isLeaving.current || enter()} />
  );
  return {
    before: guard(before),
    behind: guard(behind),
    leave(isBackwards) {
      isLeaving.current = true;
      (isBackwards ? before : behind).current?.focus({ preventScroll: true });
      isLeaving.current = false;
    },
  };
}
