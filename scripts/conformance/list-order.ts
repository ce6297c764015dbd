// The order of a list: whether it follows the field that is asked for, in both directions.
import type { OpenApiDocument } from '../../server/contract/document.ts';
import type { Answer } from './exchange.ts';
import type { Expectation } from './expectations.ts';
import type { Complaint } from './judge.ts';
import { itemsIn, listingOf, manyItems, type Item, type Listing, type NullPlaces } from './lists.ts';
import type { Case, Subject } from './subject.ts';

const isFields = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value of a sort field: of the item itself, or of the only part of the item that has it. */
function valueIn(item: Item, field: string): unknown {
  if (field in item) return item[field];
  const parts = Object.values(item).filter((part): part is Item => isFields(part) && field in part);
  return parts.length === 1 ? parts[0]?.[field] : undefined;
}

const amountPattern = /^-?\d+\.\d\d$/;
const momentPattern = /^\d{4}-\d\d-\d\d/;

/** What a value sorts by where the contract leaves no choice: amounts, numbers, days and moments. */
function sortKey(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  if (isFields(value)) return sortKey(value['value']);
  if (typeof value !== 'string') return undefined;
  if (amountPattern.test(value)) return Number(value);
  return momentPattern.test(value) ? Date.parse(value) : undefined;
}

const isAscending = (keys: readonly number[]) =>
  keys.every((key, place) => place === 0 || (keys[place - 1] ?? key) <= key);

function misplaced(field: string, values: readonly unknown[], nulls: NullPlaces): Complaint[] {
  const keys = values.filter((value) => value !== null).map(sortKey);
  const known = keys.filter((key) => key !== undefined);
  if (known.length === keys.length && !isAscending(known))
    return [{ kind: 'sort-wrong', message: `In the order of ${field} a greater value comes before a lesser one` }];
  const count = values.length - keys.length;
  if (count === 0 || count === values.length) return [];
  const isAt = (place: number) => values.slice(place, place + count).every((value) => value === null);
  const isWrong = (nulls.first?.includes(field) && !isAt(0)) || (nulls.last?.includes(field) && !isAt(keys.length));
  return isWrong ? [{ kind: 'nulls-misplaced', message: `In the order of ${field} null is at the wrong end` }] : [];
}

const areSame = (some: readonly unknown[], others: readonly unknown[]) =>
  some.length === others.length && some.every((one) => others.includes(one));

/** A field whose values all differ has one order, turned round by the direction, unless the list has changed since. */
function isTurned(field: string, ascending: readonly unknown[], descending: readonly unknown[]): Complaint[] {
  const isPlain = ascending.every((value) => typeof value === 'string' || typeof value === 'number');
  const isConclusive = ascending.length > 1 && new Set(ascending).size === ascending.length;
  if (!isPlain || !isConclusive || !areSame(ascending, descending)) return [];
  return JSON.stringify(ascending) === JSON.stringify(descending.toReversed())
    ? []
    : [{ kind: 'sort-ignored', message: `The order by ${field} is not turned round by its direction` }];
}

const isInOrder =
  (field: string, nulls: NullPlaces): Expectation =>
  ([up, down]) => {
    const valuesOf = (answer: Answer | undefined) => (itemsIn(answer) ?? []).map((item) => valueIn(item, field));
    const ascending = valuesOf(up);
    if (ascending.length >= manyItems || ascending.includes(undefined)) return [];
    const descending = valuesOf(down);
    const isShown = descending.length === ascending.length && !descending.includes(undefined);
    return [
      ...isTurned(field, ascending, descending),
      ...misplaced(field, ascending, nulls),
      ...(isShown ? misplaced(field, descending.toReversed(), nulls) : []),
    ];
  };

function orders({ parts, ready }: Subject, { base, sortFields, nulls }: Listing): Case[] {
  const asked = (field: string, direction: string) =>
    ready(parts({ ...base, filter: {}, sort: { field, direction }, page: { size: manyItems } }));
  return sortFields.map((field) => ({
    name: `the order by ${field}`,
    steps: [asked(field, 'asc'), asked(field, 'desc')],
    expect: isInOrder(field, nulls),
    needsMemory: true,
  }));
}

export function orderCases(document: OpenApiDocument, subject: Subject): Case[] {
  const listing = listingOf(document, subject);
  return listing ? orders(subject, listing) : [];
}
