// The cases of a list: its pages, its cursors, its order and its filter, asked of the items that the server has.
import { resolve, type JsonSchema, type OpenApiDocument } from '../../server/contract/document.ts';
import type { Answer } from './exchange.ts';
import { isMalformed, type Expectation } from './expectations.ts';
import { complain } from './answers.ts';
import type { Case, Subject } from './subject.ts';

export type Item = Readonly<Record<string, unknown>>;
type Properties = Readonly<Record<string, JsonSchema>>;

interface List {
  readonly items: readonly Item[];
  readonly page: {
    readonly size: number;
    readonly nextCursor: string | null;
    readonly previousCursor: string | null;
    readonly total?: number | null;
  };
}

export const manyItems = 100;
const textOf = (value: unknown) => JSON.stringify(value);

function outputIn(text: string): Partial<List> | null | undefined {
  try {
    return (JSON.parse(text) as { readonly output?: Partial<List> | null }).output;
  } catch {
    // The judge reports an answer that is no JSON.
    return undefined;
  }
}

/** The list of an answer; undefined for a refusal and for an answer of another shape, which the judge reports. */
function listIn(answer: Answer | undefined): List | undefined {
  if (answer?.status !== 200) return undefined;
  const { items, page } = outputIn(answer.text) ?? {};
  return Array.isArray(items) && page ? { items, page } : undefined;
}

export interface NullPlaces {
  readonly first?: readonly string[];
  readonly last?: readonly string[];
}

/** What the request of a list may name; undefined for an operation that is no list or has no body. */
export interface Listing {
  readonly base: Item;
  readonly sortFields: readonly string[];
  readonly filters: Properties;
  /** The sort fields by where their nulls come in ascending order (x-nulls). */
  readonly nulls: NullPlaces;
  /** Whether the search stands beside the filter. */
  readonly hasSearch: boolean;
  /** The items of a page whose size is left out. */
  readonly size: number | undefined;
}

function propertiesOf(document: OpenApiDocument, schema: JsonSchema | undefined): Properties {
  const found = schema && resolve<JsonSchema>(document, schema);
  const properties = (found?.['properties'] ?? {}) as Properties;
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, resolve<JsonSchema>(document, property)]),
  );
}

/** The list of an answer; undefined for a refusal. */
export const itemsIn = (answer: Answer | undefined): readonly Item[] | undefined => listIn(answer)?.items;

const nullsOf = ({ 'x-nulls': places = {} }: JsonSchema): NullPlaces => places as NullPlaces;

export function listingOf(document: OpenApiDocument, { located, requests, base }: Subject): Listing | undefined {
  const [type, media] = requests.mediaOf(located.operation) ?? [];
  const { page, sort, filter, search } = propertiesOf(
    document,
    type === 'application/json' ? media?.schema : undefined,
  );
  if (!page || typeof base !== 'object' || base === null) return undefined;
  const { field } = propertiesOf(document, sort);
  return {
    base: base as Item,
    sortFields: (field?.['enum'] ?? []) as string[],
    filters: propertiesOf(document, filter),
    hasSearch: search !== undefined,
    size: propertiesOf(document, page)['size']?.['default'] as number | undefined,
    nulls: sort ? nullsOf(resolve<JsonSchema>(document, sort)) : {},
  };
}

const isOnePage: Expectation = ([answer]) => {
  const list = listIn(answer);
  if (!list) return [];
  const { nextCursor, total } = list.page;
  if (nextCursor !== null && typeof total === 'number' && total <= list.items.length)
    return complain('total-of-page', `The total ${total} counts the page, and there is a next page`);
  if (list.items.length <= 1 && list.page.size === 1) return [];
  return complain(
    'size-ignored',
    `A page of size 1 has ${list.items.length} items and says the size ${list.page.size}`,
  );
};

const isNextPage: Expectation = ([one, two]) => {
  const [first, second] = [listIn(one), listIn(two)];
  if (!first?.page.nextCursor || !two) return [];
  if (!second) return complain('refuses-own-cursor', `The cursor of the page before was answered ${two.status}`);
  const isRepeated = second.items.length > 0 && textOf(second.items) === textOf(first.items);
  if (isRepeated) return complain('same-page-again', 'The next page has the items of the page before');
  const hasWayBack = second.page.previousCursor !== null;
  return hasWayBack ? [] : complain('no-way-back', 'The second page has no previousCursor');
};

const hasSize =
  (size: number): Expectation =>
  ([answer]) => {
    const list = listIn(answer);
    return !list || list.page.size === size
      ? []
      : complain('wrong-default-size', `A page without size says the size ${list.page.size}, not ${size}`);
  };

function defaultSize({ parts, one }: Subject, { base, size }: Listing): Case[] {
  if (size === undefined) return [];
  return [{ ...one('a page without size', parts({ ...base, page: {} }), hasSize(size)), needsMemory: true }];
}

/** A record that does not exist is answered before the cursor of its list is read. */
const isRefusedCursor: Expectation = (answers) =>
  answers.at(-1)?.status === 404 ? [] : isMalformed('any-cursor', 'page.cursor')(answers);

function pages({ parts, ready, one }: Subject, { base }: Listing): Case[] {
  const small = { ...base, page: { size: 1 } };
  const next = (answers: readonly Answer[]) => {
    const cursor = listIn(answers[0])?.page.nextCursor;
    return cursor ? ready(parts({ ...base, page: { size: 1, cursor } })) : undefined;
  };
  const madeUp = parts({ ...base, page: { size: 1, cursor: 'a-cursor-of-nobody' } });
  return [
    { name: 'a page of one item', steps: [ready(parts(small))], expect: isOnePage, needsMemory: true },
    { name: 'the next page', steps: [ready(parts(small)), next], expect: isNextPage, needsMemory: true },
    { ...one('a made-up cursor', madeUp, isRefusedCursor), needsMemory: true },
  ];
}

function otherOrder({ parts, ready }: Subject, { base, sortFields: [field, other] }: Listing): Case[] {
  if (!field || !other) return [];
  const small = { ...base, sort: { field, direction: 'asc' }, page: { size: 1 } };
  const foreign = (answers: readonly Answer[]) => {
    const cursor = listIn(answers[0])?.page.nextCursor;
    const sort = { field: other, direction: 'asc' };
    return cursor ? ready(parts({ ...base, sort, page: { size: 1, cursor } })) : undefined;
  };
  const refused = isMalformed('foreign-cursor', 'page.cursor');
  const expect: Expectation = ([, second]) => (second ? refused([second]) : []);
  return [{ name: 'a cursor of another order', steps: [ready(parts(small)), foreign], expect, needsMemory: true }];
}

const isOneOf = ({ enum: values }: JsonSchema, value: unknown) => Array.isArray(values) && values.includes(value);

/** A filter by a closed list whose name the items have too. */
const isNarrowed =
  (field: string): Expectation =>
  ([all, narrowed]) => {
    const [first, second] = [listIn(all), listIn(narrowed)];
    if (!first || !second) return [];
    const values = new Set(second.items.map((item) => item[field]));
    const wanted = first.items.at(-1)?.[field];
    return [...values].some((value) => value !== wanted)
      ? complain('filter-ignored', `The filter ${field}: ${String(wanted)} finds other items too`)
      : [];
  };

function filtered({ parts, ready }: Subject, { base, filters }: Listing): Case[] {
  return Object.entries(filters).map(([field, schema]) => ({
    name: `the filter ${field}`,
    steps: [
      ready(parts({ ...base, filter: {}, page: { size: manyItems } })),
      (answers: readonly Answer[]) => {
        const wanted = listIn(answers[0])?.items.at(-1)?.[field];
        const body = { ...base, filter: { [field]: wanted }, page: { size: manyItems } };
        return isOneOf(schema, wanted) ? ready(parts(body)) : undefined;
      },
    ],
    expect: isNarrowed(field),
    needsMemory: true,
  }));
}

export function listCases(document: OpenApiDocument, subject: Subject): Case[] {
  const listing = listingOf(document, subject);
  if (!listing) return [];
  const all = [pages, defaultSize, otherOrder, filtered];
  return all.flatMap((cases) => cases(subject, listing));
}
