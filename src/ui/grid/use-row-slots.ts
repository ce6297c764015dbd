// Rows of a long table reuse the same elements: creating new ones while scrolling is slower, and the old ones would
// have to be garbage-collected during the scroll.
import { useState } from 'react';

export interface RowSlot {
  readonly id: number;
  /** The key of the row that uses the slot now. */
  readonly row: string;
}

const nextId = (slots: readonly RowSlot[]) => slots.reduce((highest, { id }) => Math.max(highest, id), -1) + 1;

/** A row that stays keeps its slot; a new row gets the slot of a removed one. */
function handOver(slots: readonly RowSlot[], keys: readonly string[]): readonly RowSlot[] {
  const held = new Set(slots.map(({ row }) => row));
  const drawn = new Set(keys);
  const waiting = keys.filter((key) => !held.has(key));
  const used = slots.flatMap((slot) => {
    const row = drawn.has(slot.row) ? slot.row : waiting.shift();
    return row === undefined ? [] : [{ id: slot.id, row }];
  });
  const first = nextId(slots);
  return [...used, ...waiting.map((row, at) => ({ id: first + at, row }))];
}

function inOrder(slots: readonly RowSlot[], keys: readonly string[]): readonly RowSlot[] {
  const place = new Map(keys.map((key, at) => [key, at]));
  return slots.toSorted((one, other) => (place.get(one.row) ?? 0) - (place.get(other.row) ?? 0));
}

const isSame = (one: readonly RowSlot[], other: readonly RowSlot[]) =>
  one.length === other.length && one.every(({ id, row }, at) => id === other[at]?.id && row === other[at].row);

/** Returns the slots in document order. While scrolling, no element moves; afterwards the order is that of the rows. */
export function useRowSlots(keys: readonly string[], isScrolling: boolean): readonly RowSlot[] {
  const [slots, setSlots] = useState<readonly RowSlot[]>([]);
  const handed = handOver(slots, keys);
  const next = isScrolling ? handed : inOrder(handed, keys);
  if (isSame(slots, next)) return slots;
  setSlots(next);
  return next;
}
