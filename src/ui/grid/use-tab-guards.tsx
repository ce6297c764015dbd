// A table is one stop of the Tab key: before and behind it stands a guard that leads to the row which was left last.
import { useRef, type ReactNode, type RefObject } from 'react';

interface TabGuards {
  readonly before: ReactNode;
  readonly behind: ReactNode;
  /** While the Tab key is pressed: it goes on from the guard. */
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
