// A reviewer reads in words what changed in a repaired request, for every field.
import { expect, test } from 'vitest';
import type { Translate } from '../../src/components/text/use-texts.ts';
import { fieldName, isRead } from '../../src/user/requests/detail/changed-fields.ts';
import { resolve, type JsonSchema } from '../../server/contract/document.ts';
import { contract } from '../contract/contract.ts';

interface Part {
  readonly oneOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
}

/** The paths of all fields, written as the bank writes them in a change. */
function fieldsOf(given: JsonSchema, path: string): string[] {
  const { oneOf, properties, items } = resolve<JsonSchema>(contract, given) as Part;
  if (oneOf) return oneOf.flatMap((one) => fieldsOf(one, path));
  const under = (name: string) => (path === '' ? name : `${path}.${name}`);
  if (properties) return Object.entries(properties).flatMap(([name, part]) => fieldsOf(part, under(name)));
  return items ? fieldsOf(items, under('0')) : [path];
}

const inWords = ((key: string) => `words of ${key}`) as Translate<'requests'>;
const decided = { change: 'the request itself says it', kind: 'never changes' };

test.each([
  'LocalTransferContent',
  'BillPaymentContent',
  'ChequeBookContent',
  'ForeignTransferContent',
  'TopUpContent',
  'TaxPaymentContent',
  'RecurringContent',
  'LocalFavorite',
  'BillFavorite',
])('every field of %s that may change has a name, or is a technical one that is not shown', (schema) => {
  const fields = fieldsOf({ $ref: `#/components/schemas/${schema}` }, '').filter((field) => !(field in decided));
  const shown = fields.filter((field) => isRead({ field, before: null, after: null }));
  expect(shown.filter((field) => fieldName(field, inWords) === field)).toEqual([]);
  expect(shown.length).toBeGreaterThan(7);
});
