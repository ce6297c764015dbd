// Pages short lists that are built in code. The cursor names the item after which a page begins, and its place, which
// counts once the item is gone.
import type { PageInfo, PageRequest } from '../../generated/types.ts';
import { readCursor, writeCursor } from './cursor.ts';

export interface SortedItems<Item> {
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  /** Names the order, so that a cursor of another order is refused. */
  readonly name: string;
}

function startOf<Item>(
  { items, keyOf, name }: SortedItems<Item>,
  cursorText: string | undefined,
  size: number,
): number {
  const cursor = readCursor(cursorText, name);
  if (!cursor) return 0;
  const place = items.findIndex((item) => keyOf(item) === cursor.key);
  const formerPlace = Math.min(Number(cursor.by) || 0, items.length);
  if (cursor.backwards) return Math.max(0, (place === -1 ? formerPlace : place) - size);
  return place === -1 ? formerPlace : place + 1;
}

export function pageOfItems<Item>(
  sorted: SortedItems<Item>,
  { cursor, size = 30 }: PageRequest = {},
): { readonly items: Item[]; readonly page: PageInfo } {
  const { items: all, keyOf, name } = sorted;
  const start = startOf(sorted, cursor, size);
  const items = all.slice(start, start + size);
  function cursorAt(place: number, backwards: boolean): string | null {
    const item = all[place];
    return item === undefined ? null : writeCursor({ order: name, by: String(place), key: keyOf(item), backwards });
  }
  const page = {
    size,
    nextCursor: start + size < all.length ? cursorAt(start + items.length - 1, false) : null,
    previousCursor: start > 0 ? cursorAt(start, true) : null,
    total: all.length,
  };
  return { items, page };
}
