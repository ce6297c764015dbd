// What an answer shows by itself: an action allowed beside an open task, an array out of order, a code without its field.
import { errorCatalogue, type ErrorFacts } from '../../generated/error-codes.ts';
import { resolve, type JsonSchema, type OpenApiDocument } from '../../server/contract/document.ts';
import { sameItems, sumComplaints } from './answer-sums.ts';
import type { Complaint } from './judge.ts';
import { isFields, itemsOf, propertiesOf, type Fields } from './seen.ts';

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const isText = (value: unknown): value is string => typeof value === 'string';

/** Null comes first, false before true, texts by their characters. */
function compare(left: unknown, right: unknown): number {
  if (left === right) return 0;
  if (left === null || right === null) return left === null ? -1 : 1;
  if (isText(left) && isText(right)) return left < right ? -1 : 1;
  return Number(left) - Number(right);
}

function comesTooLate(names: readonly string[], item: Fields, before: Fields | undefined): boolean {
  const name = before && names.find((one) => before[one] !== item[one]);
  return name !== undefined && compare(before?.[name], item[name]) > 0;
}

function* orderComplaints(names: readonly string[], items: readonly Fields[], path: string): Generator<Complaint> {
  const place = items.findIndex((item, index) => comesTooLate(names, item, items[index - 1]));
  if (place !== -1)
    yield { kind: 'array-out-of-order', message: `${path}.${place} comes too late by ${names.join(', ')}` };
}

function* allowedBesideTask({ ongoingTask, actions }: Fields, path: string): Generator<Complaint> {
  if (isFields(ongoingTask) && listOf(actions).some((action) => isFields(action) && action['allowed'] === true))
    yield { kind: 'allowed-beside-task', message: `${path} allows an action beside its ongoingTask` };
}

function* arrayComplaints(
  document: OpenApiDocument,
  schema: JsonSchema,
  items: readonly unknown[],
  path: string,
): Generator<Complaint> {
  const names = listOf(schema['x-order']).filter(isText);
  yield* orderComplaints(names, items.filter(isFields), path);
  yield* sameItems(schema, items.filter(isFields), path);
  const ofItems = itemsOf(document, schema);
  if (!ofItems) return;
  for (const [place, item] of items.entries()) yield* shownComplaints(document, ofItems, item, `${path}.${place}`);
}

/** The complaints about a value of the schema and about everything inside it. */
export function* shownComplaints(
  document: OpenApiDocument,
  given: JsonSchema,
  value: unknown,
  path = '',
): Generator<Complaint> {
  const schema = resolve<JsonSchema>(document, given);
  if (Array.isArray(value)) yield* arrayComplaints(document, schema, value, path);
  if (!isFields(value)) return;
  yield* allowedBesideTask(value, path);
  yield* sumComplaints(schema, value, path);
  for (const [name, property] of Object.entries(propertiesOf(document, schema)))
    if (name in value) yield* shownComplaints(document, property, value[name], path ? `${path}.${name}` : name);
}

const catalogue: Readonly<Record<string, ErrorFacts | undefined>> = errorCatalogue;
/** Codes of these themes are about several fields together, or about fields that are sent encrypted. */
const ofSeveral: readonly (string | undefined)[] = ['account', 'deal', 'login', 'password', 'token'];
/** A decision meets the rules again, about a request that its own body does not contain. */
const decision = /^(?:approve|verify|release|decide|confirm|process)|Challenge$/;

function namesItsField(operationId: string, code: string): boolean {
  if (code === 'COPY_DIFFERS') return true;
  const facts = catalogue[code];
  return facts?.kind === 'inline' && !ofSeveral.includes(facts.theme) && !decision.test(operationId);
}

/** A refusal that is about a field names it in `errors`, with the same code. */
export function* unnamedField(operationId: string, { statusCode: code, errors }: Fields): Generator<Complaint> {
  if (!isText(code) || !namesItsField(operationId, code)) return;
  if (!listOf(errors).some((one) => isFields(one) && one['code'] === code))
    yield { kind: 'code-without-field', message: `The code ${code} came without the field that it is about` };
}
