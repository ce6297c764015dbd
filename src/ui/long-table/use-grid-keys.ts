// The keys of a long table: arrows go from row to row, also to rows that are not drawn yet, and along a row.
import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { RowsInSight } from './use-rows-in-sight.ts';

/** The header is the first row of the grid. */
const firstRow = 2;
const usable = 'button, a[href], input';

export const rowNumber = (index: number) => index + firstRow;

const numberOf = (row: Element) => Number(row.getAttribute('aria-rowindex'));

export const rowIn = (target: EventTarget) => (target as Element).closest<HTMLElement>('[role=row]');

export function indexIn(target: EventTarget): number {
  const row = rowIn(target);
  return row ? numberOf(row) - firstRow : -1;
}

/** The row itself, then each cell or what can be used in it; of the header only these. */
function stopsOf(row: HTMLElement): readonly HTMLElement[] {
  const cells = [...row.querySelectorAll<HTMLElement>(':scope > *')];
  const inner = cells.map((cell) => cell.querySelector<HTMLElement>(usable) ?? cell);
  const [first = row] = inner;
  return [row.hasAttribute('tabindex') ? row : first, ...inner];
}

type Step = (from: number, page: number, last: number) => number;

const steps: Readonly<Record<string, Step>> = {
  ArrowDown: (from) => from + 1,
  ArrowUp: (from) => from - 1,
  PageDown: (from, page) => from + page,
  PageUp: (from, page) => Math.max(from - page, firstRow),
  Home: () => firstRow,
  End: (_from, _page, last) => last,
};

const alongRow: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The Tab key leaves the table instead of walking through its rows. */
function leave(grid: HTMLElement, isBackwards: boolean): void {
  if (isBackwards) grid.focus({ preventScroll: true });
  else [...grid.querySelectorAll<HTMLElement>(`${usable}, [tabindex='0']`)].at(-1)?.focus({ preventScroll: true });
}

function walk({ key, target }: KeyboardEvent, row: HTMLElement): boolean {
  const way = alongRow[key];
  if (way === undefined) return false;
  const stops = stopsOf(row);
  stops.at((stops.lastIndexOf(target as HTMLElement) + way) % stops.length)?.focus({ preventScroll: true });
  return true;
}

interface GridKeys {
  /** Where the Tab key comes to. It stays drawn wherever is scrolled to, so that it keeps the focus. */
  readonly current: number;
  onFocus(event: FocusEvent): void;
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
}

/** `onStep` is told of each step to another row while Shift is held. */
export function useGridKeys(count: number, sight: RowsInSight, onStep: (from: number, to: number) => void): GridKeys {
  const [last, setCurrent] = useState(0);

  function goTo(number: number, stop: number): void {
    const index = number - firstRow;
    if (index >= 0) {
      flushSync(() => setCurrent(index));
      sight.reveal(index);
    }
    const row = sight.box.current?.querySelector<HTMLElement>(`[aria-rowindex='${number}']`);
    if (row) stopsOf(row)[stop]?.focus({ preventScroll: true });
  }

  function step(event: KeyboardEvent, row: HTMLElement): boolean {
    const take = steps[event.key];
    const from = numberOf(row);
    if (!take) return false;
    const to = Math.min(Math.max(take(from, sight.page(), rowNumber(count - 1)), 1), rowNumber(count - 1));
    goTo(to, Math.max(stopsOf(row).lastIndexOf(event.target as HTMLElement), 0));
    if (event.shiftKey) onStep(from - firstRow, to - firstRow);
    return true;
  }

  return {
    current: Math.min(last, count - 1),
    onFocus({ target }) {
      const index = indexIn(target);
      if (index >= 0) setCurrent(index);
    },
    onKeyDown(event) {
      const row = rowIn(event.target);
      if (!row || event.altKey || event.metaKey) return;
      if (event.key === 'Tab') leave(event.currentTarget, event.shiftKey);
      else if (step(event, row) || walk(event, row)) event.preventDefault();
    },
  };
}
