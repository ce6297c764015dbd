// The ranges of days that a list is filtered by, which have both their ends.
import type { JsonSchema, OpenApiDocument } from '../../server/contract/document.ts';
import { complain } from './answers.ts';
import type { Answer } from './exchange.ts';
import type { Expectation } from './expectations.ts';
import { itemsIn, listingOf, manyItems, type Item, type Listing } from './lists.ts';
import { nameOf, propertiesOf } from './seen.ts';
import type { Case, Step, Subject } from './subject.ts';

const momentPattern = /^\d{4}-\d\d-\d\d/;
const dayLength = 10;
const jakarta = 7 * 3_600_000;
const daysAround = 3;

const dayOf = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, dayLength);
const shifted = (day: string, days: number) => dayOf(Date.parse(day) + days * 86_400_000);

/** The days that an item names, moments by their day in Asia/Jakarta. */
function daysIn(item: Item): string[] {
  const moments = Object.values(item).filter((value) => typeof value === 'string' && momentPattern.test(value));
  const days = moments.map(String).map((one) => (one.length === dayLength ? one : dayOf(Date.parse(one) + jakarta)));
  return [...new Set(days)];
}

const textsOf = (answer: Answer | undefined) => itemsIn(answer)?.map((item) => JSON.stringify(item));

/** What a range finds, one of its two parts finds too; the range is asked again, because the list may have changed. */
const hasBothEnds: Expectation = ([, whole, early, late, again]) => {
  const [all, first, second, later] = [whole, early, late, again].map(textsOf);
  if (!all || !first || !second || !later || all.length >= manyItems) return [];
  const parts = new Set([...first, ...second]);
  return all.some((item) => !parts.has(item) && later.includes(item))
    ? complain('range-without-end', 'An item of the last day of a range is not found by the range')
    : [];
};

const isRange = (document: OpenApiDocument, schema: JsonSchema) => {
  const { from, to } = propertiesOf(document, schema);
  return [from, to].every((end) => end !== undefined && nameOf(end) === 'CalendarDate');
};

function rangeCase({ parts, ready }: Subject, { base }: Listing, field: string, place: number): Case {
  const asked = (filter: object) => ready(parts({ ...base, filter, page: { size: manyItems } }));
  const range =
    (from: number, to: number): Step =>
    ([listed]) => {
      const day = daysIn(itemsIn(listed)?.[0] ?? {})[place];
      return day === undefined ? undefined : asked({ [field]: { from: shifted(day, from), to: shifted(day, to) } });
    };
  const whole = range(-daysAround, daysAround);
  return {
    name: `the range ${field}, divided at day ${place + 1}`,
    steps: [asked({}), whole, range(-daysAround, 0), range(1, daysAround), whole],
    expect: hasBothEnds,
    needsMemory: true,
  };
}

export function rangeCases(document: OpenApiDocument, subject: Subject): Case[] {
  const listing = listingOf(document, subject);
  if (!listing) return [];
  const named = Object.entries(listing.filters).filter(([, schema]) => isRange(document, schema));
  return named.flatMap(([field]) => [0, 1].map((place) => rangeCase(subject, listing, field, place)));
}
