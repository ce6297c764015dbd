// Sorts, filters and pages the items of an example, so that the small bank answers a list as the contract says.
import type { Skip } from './fault.ts';
import { Refusal } from './requests.ts';

type Item = Readonly<Record<string, unknown>>;

interface ListRequest {
  readonly filter?: Readonly<Record<string, unknown>>;
  readonly sort?: { readonly field: string; readonly direction: string };
  readonly page?: { readonly size?: number; readonly cursor?: string };
}

interface List {
  readonly items: readonly Item[];
  readonly page: Readonly<Record<string, unknown>>;
}

export const isList = (output: unknown): output is List =>
  typeof output === 'object' &&
  output !== null &&
  'items' in output &&
  Array.isArray(output.items) &&
  'page' in output &&
  typeof output.page === 'object';

const partOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && name in value ? (value as Item)[name] : undefined;

/** The value of a sort field, of the item or of one of its parts; an amount by its number. */
function valueIn(item: Item, field: string, skips: readonly Skip[]): unknown {
  const own =
    field in item
      ? item[field]
      : Object.values(item)
          .map((part) => partOf(part, field))
          .find((value) => value !== undefined);
  const value = partOf(own, 'value') ?? own;
  const isAmount = typeof value === 'string' && /^-?\d+\.\d\d$/.test(value) && !skips.includes('numbers');
  return isAmount ? Number(value) : value;
}

const isPlain = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);
const signOf = (left: unknown, right: unknown) =>
  isPlain(left) && isPlain(right) ? Number(left > right) - Number(left < right) : 0;

/** Fields in which the items without a value come first in ascending order; in all others they come last. */
const nullsFirst = ['changedAt'];

function compare(left: unknown, right: unknown, field: string, skips: readonly Skip[]): number {
  const isEarly = nullsFirst.includes(field) !== skips.includes('nulls');
  if (left === null || right === null) return (Number(left === null) - Number(right === null)) * (isEarly ? -1 : 1);
  return signOf(left, right);
}

const textsIn = (item: Item) => Object.values(item).filter((value) => typeof value === 'string');

function isSearched(item: Item, search: unknown, skips: readonly Skip[]): boolean {
  if (typeof search !== 'string') return true;
  const spelt = (text: string) => (skips.includes('search') ? text : text.toLowerCase());
  return textsIn(item).some((text) => spelt(text).includes(spelt(search)));
}

const isRange = (value: unknown): value is { readonly from: string; readonly to: string } =>
  typeof partOf(value, 'from') === 'string' && typeof partOf(value, 'to') === 'string';

/** Every day that an item names counts; the examples of the contract have the offset of Jakarta. */
function isWithin(item: Item, range: unknown, skips: readonly Skip[]): boolean {
  if (!isRange(range)) return true;
  const days = textsIn(item).map((text) => text.slice(0, 10));
  return days.some((day) => range.from <= day && (skips.includes('end-of-range') ? day < range.to : day <= range.to));
}

function narrowed(items: readonly Item[], filter: ListRequest['filter'] = {}, skips: readonly Skip[]): Item[] {
  const plain = Object.entries(filter).filter(([, value]) => typeof value === 'boolean' || typeof value === 'string');
  return items
    .filter((item) => plain.every(([name, value]) => !(name in item) || item[name] === value))
    .filter((item) => isSearched(item, filter['search'], skips))
    .filter((item) => Object.values(filter).every((value) => isWithin(item, value, skips)));
}

function sorted(
  items: readonly Item[],
  { field = '', direction = 'asc' }: Partial<ListRequest['sort'] & object>,
  skips: readonly Skip[],
) {
  const sign = direction === 'asc' ? 1 : -1;
  const valueOf = (item: Item) => valueIn(item, field, skips);
  return items.toSorted((left, right) => sign * compare(valueOf(left), valueOf(right), field, skips));
}

const refused = new Refusal(400, '400', { errors: [{ field: 'page.cursor', code: 'FIELD_FORMAT' }] });

/** A cursor is the order and the place of the first item of its page. */
function startAt(cursor: string | undefined, order: string, skips: readonly Skip[]): number {
  if (cursor === undefined) return 0;
  const [, of, place] = /^(.*)@(\d+)$/.exec(cursor) ?? [];
  if (place === undefined && !skips.includes('made-up-cursor')) throw refused;
  if (place !== undefined && of !== order && !skips.includes('foreign-cursor')) throw refused;
  return skips.includes('cursor') ? 0 : Number(place ?? 0);
}

const orderOf = (sort: ListRequest['sort']) => (sort ? `${sort.field} ${sort.direction}` : 'usual');

export function listed({ items, page, ...more }: List, asked: object, skips: readonly Skip[], usual: number): Item {
  const {
    filter,
    sort,
    page: { size = skips.includes('default-size') ? 7 : usual, cursor } = {},
  } = asked as ListRequest;
  const order = orderOf(sort);
  const found = skips.includes('filter') ? [...items] : narrowed(items, filter, skips);
  const inOrder = sort && !skips.includes('sort') ? sorted(found, sort, skips) : found;
  const start = startAt(cursor, order, skips);
  const end = start + (skips.includes('size') ? found.length : size);
  const nextCursor = end < found.length ? `${order}@${end}` : null;
  const previousCursor = start > 0 && !skips.includes('way-back') ? `${order}@${Math.max(0, start - size)}` : null;
  const shown = inOrder.slice(start, end);
  const total = (skips.includes('total') ? shown : found).length;
  return { ...more, items: shown, page: { ...page, size, nextCursor, previousCursor, total } };
}
