// Refuses what a request shows by itself: an item twice, lists that differ, an id that no example of the contract has.
import { isIdentity, isFields, nameOf, propertiesOf } from '../../../scripts/conformance/seen.ts';
import { resolve, type JsonSchema, type OpenApiDocument, type Operation } from '../../../server/contract/document.ts';
import type { Skip } from './fault.ts';
import { Refusal } from './requests.ts';

export type IsKnown = (id: string) => boolean;

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const hasTwice = (list: readonly unknown[]) =>
  new Set(list.filter(isFields).map((one) => JSON.stringify(one))).size < list.filter(isFields).length;

/** The paths of the lists that have an item twice. */
function repeatedIn(value: unknown, path: string): string[] {
  if (isList(value)) return hasTwice(value) ? [path] : [];
  const entries = isFields(value) ? Object.entries(value) : [];
  return entries.flatMap(([name, one]) => repeatedIn(one, path ? `${path}.${name}` : name));
}

function hasOtherLists(body: unknown): boolean {
  const { confirmationData: wanted, originalChangedData: read } = isFields(body) ? body : {};
  if (!isList(wanted) || !isList(read)) return false;
  const revisions = [wanted, read].map((list) => list.map((one) => (isFields(one) ? one['revision'] : undefined)));
  return JSON.stringify(revisions[0]) !== JSON.stringify(revisions[1]);
}

function* idsIn(document: OpenApiDocument, given: JsonSchema, value: unknown): Generator {
  if (given['x-may-be-gone']) return;
  if (isIdentity(nameOf(given))) yield value;
  const items = resolve<JsonSchema>(document, given)['items'] as JsonSchema | undefined;
  if (isList(value) && items) for (const one of value) yield* idsIn(document, items, one);
  if (!isFields(value)) return;
  for (const [name, property] of Object.entries(propertiesOf(document, given)))
    if (name in value) yield* idsIn(document, property, value[name]);
}

function hasUnknownIds(document: OpenApiDocument, operation: Operation, body: unknown, isKnown: IsKnown): boolean {
  const { schema } = operation.requestBody?.content['application/json'] ?? {};
  return (
    schema !== undefined && [...idsIn(document, schema, body)].some((id) => typeof id === 'string' && !isKnown(id))
  );
}

/** What COPY_DIFFERS says: the field, also among the errors. */
export function copyOf(field: string) {
  const said = { parameters: { field }, values: { field } };
  return { ...said, errors: [{ field, code: 'COPY_DIFFERS', ...said }] };
}

export function refuseOwnFaults(
  document: OpenApiDocument,
  operation: Operation,
  body: unknown,
  skips: readonly Skip[],
  isKnown: IsKnown,
): Refusal | undefined {
  const { 'x-error-codes': codes, 'x-item-codes': itemCodes } = operation;
  const isHeld = (rule: Skip, code: string) => codes.includes(code) && !skips.includes(rule) && !itemCodes;
  const [repeated] = repeatedIn(body, '');
  if (isHeld('repetitions', 'FIELD_REPEATED') && repeated)
    return new Refusal(400, '400', { errors: [{ field: repeated, code: 'FIELD_REPEATED' }] });
  const field = 'originalChangedData';
  if (isHeld('lists', 'COPY_DIFFERS') && hasOtherLists(body)) return new Refusal(422, 'COPY_DIFFERS', copyOf(field));
  const isRefused = isHeld('unknown-ids', '193') && hasUnknownIds(document, operation, body, isKnown);
  return isRefused ? new Refusal(404, '193') : undefined;
}
