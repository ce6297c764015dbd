// Rows of a long table take turns in the same elements: to make new ones with each step of the scroll takes longer, and
// what is thrown away has to be collected in the middle of it.
import { useState } from 'react';

export interface RowSlot {
  readonly id: number;
  /** The key of the row that has it now. */
  readonly row: string;
}

const nextId = (slots: readonly RowSlot[]) => slots.reduce((highest, { id }) => Math.max(highest, id), -1) + 1;

/** A row that stays keeps its slot; a new one gets that of a row that went. */
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

/** In the order of the document. While the table is scrolled nothing is moved there; at rest it is the order of the rows. */
export function useRowSlots(keys: readonly string[], isScrolling: boolean): readonly RowSlot[] {
  const [slots, setSlots] = useState<readonly RowSlot[]>([]);
  const handed = handOver(slots, keys);
  const next = isScrolling ? handed : inOrder(handed, keys);
  if (isSame(slots, next)) return slots;
  setSlots(next);
  return next;
}
