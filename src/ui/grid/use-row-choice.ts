// Selects and opens table rows by pointer and keyboard, with the same rules as React Aria's list.
import { useRef, type KeyboardEvent, type MouseEvent } from 'react';
import type { DataTableProps } from '../table-types.ts';
import { indexIn, rowIn } from './row-numbers.ts';

const usable = 'button, a, label';

/** A drag that selects text must not open the row. */
const isTextMarked = () => getSelection()?.isCollapsed === false;

interface RowChoice {
  extend(from: number, to: number): void;
  onClick(event: MouseEvent): void;
  onKeyDown(event: KeyboardEvent): void;
}

export function useRowChoice<Row>(
  { rows, rowKey, selection }: DataTableProps<Row>,
  open: ((row: Row, event: MouseEvent | KeyboardEvent) => void) | undefined,
): RowChoice {
  const anchor = useRef(0);
  const free = (some: readonly Row[]) => some.filter((row) => selection?.isSelectable?.(row) ?? true).map(rowKey);
  const chosen = selection?.keys ?? new Set<string>();
  const tell = (keys: Iterable<string>) => selection?.onChange(new Set(keys));

  function toggle(index: number): void {
    anchor.current = index;
    const [key] = free(rows.slice(index, index + 1));
    if (key === undefined) return;
    tell(chosen.has(key) ? [...chosen].filter((one) => one !== key) : [...chosen, key]);
  }

  function extend(from: number, to: number): void {
    const [first, end] = [Math.min(from, to), Math.max(from, to) + 1];
    tell([...chosen, ...free(rows.slice(Math.max(first, 0), end))]);
  }

  function press(index: number, event: MouseEvent): void {
    const row = rows[index];
    if (!row) return;
    if (selection && event.shiftKey) extend(anchor.current, index);
    else if (isTextMarked()) return;
    else if (open && chosen.size === 0) open(row, event);
    else if (selection) toggle(index);
  }

  /** Returns true if the key acted on the focused row. */
  function answerOn(row: Row, index: number, event: KeyboardEvent): boolean {
    if (event.key === 'Enter' && open) open(row, event);
    else if (event.key === ' ' && selection) toggle(index);
    else return false;
    return true;
  }

  function answer({ key, ctrlKey }: KeyboardEvent): boolean {
    if (key === 'a' && ctrlKey && selection) tell(free(rows));
    else if (key === 'Escape' && chosen.size > 0) tell([]);
    else return false;
    return true;
  }

  return {
    extend,
    onClick(event) {
      const index = indexIn(event.target);
      if (event.target instanceof HTMLInputElement) toggle(index);
      else if (!(event.target as Element).closest(usable)) press(index, event);
    },
    onKeyDown(event) {
      const index = indexIn(event.target);
      const row = rowIn(event.target) === event.target ? rows[index] : undefined;
      if (rowIn(event.target) && ((row && answerOn(row, index, event)) || answer(event))) event.preventDefault();
    },
  };
}
