// The search of a list, which finds the same whether it is typed in capitals or not.
import type { OpenApiDocument } from '../../server/contract/document.ts';
import { complain } from './answers.ts';
import type { Answer, PreparedRequest } from './exchange.ts';
import type { Expectation } from './expectations.ts';
import { itemsIn, listingOf, manyItems, type Item, type Listing } from './lists.ts';
import type { Case, Step, Subject } from './subject.ts';

const mostTexts = 2;
const longest = 100;
const pattern = /^[\w .-]*[A-Za-z][\w .-]*$/;
const isName = ([field]: readonly [field: string, value: unknown]) => /name/i.test(field);
const otherCapitals = (text: string) => (text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase());
const found = (answer: Answer | undefined) => JSON.stringify(itemsIn(answer));

/** Texts of an item that a search may find, names before others. */
function textsOf(item: Item): string[] {
  const [names, others] = [true, false].map((wanted) => Object.entries(item).filter((one) => isName(one) === wanted));
  const values = [...(names ?? []), ...(others ?? [])].map(([, value]) => value);
  return values
    .filter((value) => typeof value === 'string')
    .filter((one) => one.length <= longest && pattern.test(one));
}

/** If the two searches differ, the first is repeated: another case may have changed the list in between. */
const isFoundInCapitals: Expectation = ([, first, , again]) =>
  again && itemsIn(first)?.length && found(first) === found(again)
    ? complain('search-heeds-capitals', 'A search in other capitals does not find the same')
    : [];

function searchFor({ parts, ready }: Subject, { base, hasSearch }: Listing, search: string): PreparedRequest {
  const wanted = hasSearch ? { ...base, search } : { ...base, filter: { search } };
  return ready(parts({ ...wanted, page: { size: manyItems } }));
}

function searchCase(subject: Subject, listing: Listing, place: number): Case {
  const { search: _, filter: __, ...rest } = listing.base;
  const all = subject.ready(subject.parts({ ...rest, page: { size: manyItems } }));
  const asked =
    (change: (text: string) => string): Step =>
    ([listed]) => {
      const text = textsOf(itemsIn(listed)?.[0] ?? {})[place];
      return text === undefined ? undefined : searchFor(subject, listing, change(text));
    };
  const same = asked((text) => text);
  const again: Step = (answers) =>
    typeof same === 'function' && found(answers[1]) !== found(answers[2]) ? same(answers) : undefined;
  return {
    name: `a search in other capitals, text ${place + 1}`,
    steps: [all, same, asked(otherCapitals), again],
    expect: isFoundInCapitals,
    needsMemory: true,
  };
}

export function searchCases(document: OpenApiDocument, subject: Subject): Case[] {
  const listing = listingOf(document, subject);
  if (!listing || (!listing.hasSearch && !listing.filters['search'])) return [];
  return Array.from({ length: mostTexts }, (_, place) => searchCase(subject, listing, place));
}
