// Sorts short lists in memory by a rule of domain/, and pages them by key as page.ts does.
import type { PageInfo, PageRequest } from '../../generated/types.ts';
import { readCursor, writeCursor, type Cursor } from './cursor.ts';

const usualSize = 30;

export interface Sorting<Item> {
  readonly name: string;
  readonly by: (item: Item) => string;
  readonly key: (item: Item) => string;
  readonly direction: 'asc' | 'desc';
}

type Place = readonly [by: string, key: string];

const signOf = (left: string, right: string) => Number(left > right) - Number(left < right);
const compare = (left: Place, right: Place) => signOf(left[0], right[0]) || signOf(left[1], right[1]);

function cursorTo<Item>(sorting: Sorting<Item>, item: Item | undefined, backwards: boolean): string | null {
  if (item === undefined) return null;
  const order = `${sorting.name} ${sorting.direction}`;
  return writeCursor({ order, by: sorting.by(item), key: sorting.key(item), backwards });
}

/** Returns the index of the first item of the page. */
function startOf(distances: readonly number[], cursor: Cursor | undefined, size: number): number {
  if (!cursor) return 0;
  if (cursor.backwards) return Math.max(0, distances.filter((distance) => distance < 0).length - size);
  return distances.filter((distance) => distance <= 0).length;
}

export function sortedPage<Item>(
  items: readonly Item[],
  sorting: Sorting<Item>,
  { cursor: given, size = usualSize }: PageRequest = {},
): { items: Item[]; page: PageInfo } {
  const sign = sorting.direction === 'asc' ? 1 : -1;
  const placeOf = (item: Item): Place => [sorting.by(item), sorting.key(item)];
  const sorted = items.toSorted((left, right) => sign * compare(placeOf(left), placeOf(right)));
  const cursor = readCursor(given, `${sorting.name} ${sorting.direction}`);
  const distances = cursor ? sorted.map((item) => sign * compare(placeOf(item), [cursor.by, cursor.key])) : [];
  const start = startOf(distances, cursor, size);
  const shown = sorted.slice(start, start + size);
  const nextCursor = start + size < sorted.length ? cursorTo(sorting, shown.at(-1), false) : null;
  const previousCursor = start > 0 ? cursorTo(sorting, shown[0], true) : null;
  return { items: shown, page: { size, nextCursor, previousCursor, total: sorted.length } };
}
