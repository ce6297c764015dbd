// Reads and writes the state of a list in the page address: filters, sort and page size. Default values are left out.

import { isCalendarDate } from '../../domain/calendar-date.ts';
import { positiveAmount } from '../../generated/field-bounds.ts';
import { searchText } from './search-text.ts';

/** How one filter is written in an address. */
export interface FilterKind<Value> {
  read(text: string): Value | undefined;
  write(value: Value): string;
}

export interface Days {
  readonly from: string;
  readonly to: string;
}

/** Both bounds are inclusive; either can be missing. */
export interface Amounts {
  readonly minimum?: string;
  readonly maximum?: string;
}

const SEPARATOR = ',';
const ENDS_APART = '~';

/** The limits of a text in the contract; a constant of generated/field-bounds.ts. */
export interface TextBounds {
  readonly longest: number;
  readonly pattern?: RegExp;
}

const isWithin = (text: string, { longest, pattern }: TextBounds) =>
  text !== '' && text.length <= longest && (pattern?.test(text) ?? true);

/** Search words. An address can hold a longer text than the bank accepts, so it is cut. */
export const searchFilter: FilterKind<string> = {
  read: (text) => searchText(text).trim() || undefined,
  write: (text) => text,
};

/** One code or id. A value that cannot be a valid code is ignored. */
export const codeFilter = (bounds: TextBounds): FilterKind<string> => ({
  read: (text) => (isWithin(text, bounds) ? text : undefined),
  write: (text) => text,
});

export const flagFilter: FilterKind<boolean> = {
  read: (text) => (text === 'yes' || text === 'no' ? text === 'yes' : undefined),
  write: (flag) => (flag ? 'yes' : 'no'),
};

/** One of the given values. Any other value in the address is ignored. */
export function choiceFilter<Value extends string>(values: readonly Value[]): FilterKind<Value> {
  return { read: (text) => values.find((value) => value === text), write: (value) => value };
}

export function choicesFilter<Value extends string>(values: readonly Value[]): FilterKind<Value[]> {
  const read = (text: string) => {
    const named = text.split(SEPARATOR);
    const chosen = values.filter((value) => named.includes(value));
    return chosen.length > 0 ? chosen : undefined;
  };
  return { read, write: (chosen) => chosen.join(SEPARATOR) };
}

/** Values that are not known in advance, such as account ids. */
export function idsFilter(bounds: TextBounds, most: number): FilterKind<string[]> {
  const read = (text: string) => {
    const ids = [...new Set(text.split(SEPARATOR))].filter((id) => isWithin(id, bounds)).slice(0, most);
    return ids.length > 0 ? ids : undefined;
  };
  return { read, write: (ids) => ids.join(SEPARATOR) };
}

export const daysFilter: FilterKind<Days> = {
  read: (text) => {
    const [from = '', to = ''] = text.split(ENDS_APART);
    return isCalendarDate(from) && isCalendarDate(to) && from <= to ? { from, to } : undefined;
  },
  write: ({ from, to }) => from + ENDS_APART + to,
};

export const amountsFilter: FilterKind<Amounts> = {
  read: (text) => {
    const [minimum = '', maximum = ''] = text
      .split(ENDS_APART)
      .map((end) => (isWithin(end, positiveAmount) ? end : ''));
    if (minimum && maximum && Number(minimum) > Number(maximum)) return undefined;
    return minimum || maximum ? { ...(minimum && { minimum }), ...(maximum && { maximum }) } : undefined;
  },
  write: ({ minimum = '', maximum = '' }) => minimum + ENDS_APART + maximum,
};

export type FilterKinds = Readonly<Record<string, FilterKind<unknown>>>;
export type FiltersOf<Kinds extends FilterKinds> = {
  -readonly [Name in keyof Kinds]?: Kinds[Name] extends FilterKind<infer Value> ? Value : never;
};

export interface ListSort<Field extends string> {
  field: Field;
  direction: 'asc' | 'desc';
}

export interface ListSpec<Kinds extends FilterKinds, Field extends string> {
  readonly filters: Kinds;
  /** The filters that apply until the user changes them. */
  readonly initial?: FiltersOf<Kinds>;
  readonly sort?: { readonly fields: readonly Field[]; readonly initial: NoInfer<Field> | `-${NoInfer<Field>}` };
}

export interface ListState<Kinds extends FilterKinds, Field extends string> {
  readonly filters: FiltersOf<Kinds>;
  readonly sort: [Field] extends [never] ? undefined : ListSort<Field>;
  readonly size: number;
}

export const PAGE_SIZES = [10, 30, 50, 100] as const;
export const USUAL_SIZE = 30;

const names = { sort: 'sort', size: 'size' } as const;

type AnyKind = FilterKind<unknown>;
type AnyFilters = Record<string, unknown>;

function readFilters(kinds: FilterKinds, initial: AnyFilters, address: URLSearchParams): AnyFilters {
  const filters: AnyFilters = {};
  for (const [name, kind] of Object.entries(kinds)) {
    const text = address.get(name);
    const value = text === null ? initial[name] : kind.read(text);
    if (value !== undefined) filters[name] = value;
  }
  return filters;
}

function sortOf<Field extends string>(text: string, fields: readonly Field[]): ListSort<Field> | undefined {
  const isDown = text.startsWith('-');
  const field = fields.find((name) => name === (isDown ? text.slice(1) : text));
  return field && { field, direction: isDown ? 'desc' : 'asc' };
}

const sortText = ({ field, direction }: ListSort<string>) => (direction === 'desc' ? `-${field}` : field);

export function readListState<Kinds extends FilterKinds, Field extends string>(
  spec: ListSpec<Kinds, Field>,
  address: URLSearchParams,
): ListState<Kinds, Field> {
  const size = Number(address.get(names.size));
  const { sort } = spec;
  const sorted = sort && (sortOf(address.get(names.sort) ?? '', sort.fields) ?? sortOf(sort.initial, sort.fields));
  return {
    filters: readFilters(spec.filters, spec.initial ?? {}, address) as FiltersOf<Kinds>,
    sort: sorted as ListState<Kinds, Field>['sort'],
    size: PAGE_SIZES.find((known) => known === size) ?? USUAL_SIZE,
  };
}

/**
 * If the user clears a filter that is on by default, it is written as empty; without this it would come back on reload.
 */
function filterText(kind: AnyKind, value: unknown, usual: unknown): string | undefined {
  const text = value === undefined ? '' : kind.write(value);
  const usualText = usual === undefined ? '' : kind.write(usual);
  return text === usualText ? undefined : text;
}

function put(address: URLSearchParams, name: string, text: string | undefined): void {
  if (text === undefined) address.delete(name);
  else address.set(name, text);
}

/** Returns the address of a list state. Parameters that do not belong to the list are kept. */
export function writeListState<Kinds extends FilterKinds, Field extends string>(
  spec: ListSpec<Kinds, Field>,
  state: ListState<Kinds, Field>,
  before: URLSearchParams,
): URLSearchParams {
  const address = new URLSearchParams(before);
  const filters: AnyFilters = state.filters;
  const initial: AnyFilters = spec.initial ?? {};
  for (const [name, kind] of Object.entries(spec.filters)) {
    put(address, name, filterText(kind, filters[name], initial[name]));
  }
  const sort = state.sort as ListSort<string> | undefined;
  put(address, names.sort, sort && sortText(sort) !== spec.sort?.initial ? sortText(sort) : undefined);
  put(address, names.size, state.size === USUAL_SIZE ? undefined : String(state.size));
  return address;
}

/** Returns only the parameters of the list, for example to save them as a view. */
export function ownAddress(spec: { readonly filters: FilterKinds }, address: URLSearchParams): string {
  const own = [...Object.keys(spec.filters), names.sort, names.size];
  return new URLSearchParams([...address].filter(([name]) => own.includes(name))).toString();
}
