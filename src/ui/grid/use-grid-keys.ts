// The keyboard of a table: arrows move from row to row, also to rows that are not drawn yet, and within a row.
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { indexIn, indexOf, rowIn, rowNumber } from './row-numbers.ts';
import type { Viewport } from './viewport.ts';
import { useTabGuards } from './use-tab-guards.tsx';

const focusable = 'button, a[href], input';

/**
 * Returns the focusable elements of a row: the row itself, then each cell or the control in it. The header row itself
 * is not focusable.
 */
function stopsOf(row: HTMLElement): readonly HTMLElement[] {
  const cells = [...row.querySelectorAll<HTMLElement>(':scope > *')];
  const inner = cells.map((cell) => cell.querySelector<HTMLElement>(focusable) ?? cell);
  const [first = row] = inner;
  return [row.hasAttribute('tabindex') ? row : first, ...inner];
}

/** Cells get a tabindex only when they receive the focus, since most never do. */
function take(stop: HTMLElement | undefined): void {
  if (!stop) return;
  if (stop.tabIndex < 0) stop.tabIndex = -1;
  stop.focus();
}

type Step = (from: number, page: number, last: number) => number;

const steps: Readonly<Record<string, Step>> = {
  ArrowDown: (from) => from + 1,
  ArrowUp: (from) => from - 1,
  PageDown: (from, page) => from + page,
  PageUp: (from, page) => Math.max(from - page, 0),
  Home: () => 0,
  End: (_from, _page, last) => last,
};

const alongRow: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

function walk({ key, target }: KeyboardEvent, row: HTMLElement): boolean {
  const way = alongRow[key];
  if (way === undefined) return false;
  const stops = stopsOf(row);
  take(stops.at((stops.lastIndexOf(target as HTMLElement) + way) % stops.length));
  return true;
}

interface GridKeys {
  /** The row that is the tab stop. It stays drawn, so that it keeps the focus. */
  readonly current: number;
  readonly before: ReactNode;
  readonly behind: ReactNode;
  onFocus(event: FocusEvent): void;
  onBlur(event: FocusEvent): void;
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
}

/** Calls `onStep` for each move to another row while Shift is held. */
export function useGridKeys(count: number, viewport: Viewport, onStep: (from: number, to: number) => void): GridKeys {
  const [left, setCurrent] = useState(0);
  const current = Math.min(left, count - 1);
  const hasFocus = useRef(false);

  function focusOn(index: number, stop = 0): void {
    const row = viewport.box.current?.querySelector<HTMLElement>(`[aria-rowindex='${rowNumber(index)}']`);
    if (row) take(stopsOf(row)[stop]);
  }

  function goTo(index: number, stop = 0): void {
    if (index >= 0) {
      flushSync(() => setCurrent(index));
      viewport.reveal(index);
    }
    focusOn(index, stop);
  }

  const { leave, ...guards } = useTabGuards(() => goTo(current));

  // If the focused row was removed, the row that took its place gets the focus.
  useEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) focusOn(current);
  });

  function step(event: KeyboardEvent, row: HTMLElement): boolean {
    const move = steps[event.key];
    if (!move) return false;
    const [from, last, header] = [indexIn(row), count - 1, indexOf(1)];
    const to = Math.min(Math.max(move(from, viewport.page(), last), header), last);
    goTo(to, Math.max(stopsOf(row).lastIndexOf(event.target as HTMLElement), 0));
    if (event.shiftKey) onStep(from, to);
    return true;
  }

  return {
    current,
    ...guards,
    onFocus({ target }) {
      hasFocus.current = true;
      const index = indexIn(target);
      if (index >= 0) setCurrent(index);
    },
    onBlur() {
      hasFocus.current = false;
    },
    onKeyDown(event) {
      const row = rowIn(event.target);
      if (!row || event.altKey || event.metaKey) return;
      if (event.key === 'Tab') leave(event.shiftKey);
      else if (step(event, row) || walk(event, row)) event.preventDefault();
    },
  };
}
