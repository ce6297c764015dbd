// Selects and opens table rows by pointer and keyboard, with the same rules as React Aria's list.
import { useRef, type KeyboardEvent, type MouseEvent } from 'react';
import type { DataTableProps } from '../table-types.ts';
import { indexIn, rowIn } from './row-numbers.ts';

/** A click on one of these does not open the row. */
const clickable = 'button, a, label';

/** A drag that selects text must not open the row. */
const isTextMarked = () => getSelection()?.isCollapsed === false;

interface RowSelection {
  extend(from: number, to: number): void;
  onClick(event: MouseEvent): void;
  onKeyDown(event: KeyboardEvent): void;
}

export function useRowSelection<Row>(
  { rows, rowKey, selection }: DataTableProps<Row>,
  open: ((row: Row, event: MouseEvent | KeyboardEvent) => void) | undefined,
): RowSelection {
  const anchor = useRef(0);
  const selectableKeys = (some: readonly Row[]) =>
    some.filter((row) => selection?.isSelectable?.(row) ?? true).map(rowKey);
  const selected = selection?.keys ?? new Set<string>();
  const select = (keys: Iterable<string>) => selection?.onChange(new Set(keys));

  function toggle(index: number): void {
    anchor.current = index;
    const [key] = selectableKeys(rows.slice(index, index + 1));
    if (key === undefined) return;
    select(selected.has(key) ? [...selected].filter((one) => one !== key) : [...selected, key]);
  }

  function extend(from: number, to: number): void {
    const [first, end] = [Math.min(from, to), Math.max(from, to) + 1];
    select([...selected, ...selectableKeys(rows.slice(Math.max(first, 0), end))]);
  }

  function press(index: number, event: MouseEvent): void {
    const row = rows[index];
    if (!row) return;
    if (selection && event.shiftKey) extend(anchor.current, index);
    else if (isTextMarked()) return;
    else if (open && selected.size === 0) open(row, event);
    else if (selection) toggle(index);
  }

  /** Returns true if the key acted on the focused row. */
  function handleRowKey(row: Row, index: number, event: KeyboardEvent): boolean {
    if (event.key === 'Enter' && open) open(row, event);
    else if (event.key === ' ' && selection) toggle(index);
    else return false;
    return true;
  }

  function handleTableKey({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
    if (key === 'a' && (ctrlKey || metaKey) && selection) select(selectableKeys(rows));
    else if (key === 'Escape' && selected.size > 0) select([]);
    else return false;
    return true;
  }

  return {
    extend,
    onClick(event) {
      const index = indexIn(event.target);
      if (event.target instanceof HTMLInputElement) toggle(index);
      else if (!(event.target as Element).closest(clickable)) press(index, event);
    },
    onKeyDown(event) {
      const index = indexIn(event.target);
      const row = rowIn(event.target) === event.target ? rows[index] : undefined;
      if (rowIn(event.target) && ((row && handleRowKey(row, index, event)) || handleTableKey(event)))
        event.preventDefault();
    },
  };
}
