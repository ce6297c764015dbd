// What an answer shows by itself: an action allowed beside an open task, an array out of order, a code without its field.
import { taskApproverRoles } from '../../domain/roles.ts';
import { errorCatalogue, type ErrorFacts } from '../../generated/error-codes.ts';
import { resolve, type JsonSchema, type OpenApiDocument } from '../../server/contract/document.ts';
import { rolesOfArea } from '../../domain/roles.ts';
import { factComplaints } from './answer-facts.ts';
import { sameItems, sumComplaints, wrongWhole } from './answer-sums.ts';
import { textComplaints } from './answer-texts.ts';
import type { TextLanguage } from './code-texts.ts';
import type { Complaint } from './judge.ts';
import { isFields, itemsOf, nameOf, propertiesOf, type Fields } from './seen.ts';

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

/** Blocking a user waits for no other task. */
const besideTasks: readonly unknown[] = ['block', 'unblock'];

const isAllowed = (action: unknown): boolean =>
  isFields(action) && action['allowed'] === true && !besideTasks.includes(action['action']);

function* allowedBesideTask({ ongoingTask, actions }: Fields, path: string): Generator<Complaint> {
  if (isFields(ongoingTask) && listOf(actions).some(isAllowed))
    yield { kind: 'allowed-beside-task', message: `${path} allows an action beside its ongoingTask` };
}

/** Who asked, as far as the answer depends on it; a mock answers everybody the same. */
export interface Reader {
  readonly language?: TextLanguage;
  readonly role?: string;
}

/** Pending Approval is To Approve only to a user who may decide on the task. */
function* wrongStatus(schema: JsonSchema, value: unknown, path: string, { role }: Reader): Generator<Complaint> {
  if (nameOf(schema) === 'AdminTaskStatus' && value === 'To Approve' && role && !taskApproverRoles.includes(role))
    yield {
      kind: 'wrong-task-status',
      message: `${path} is To Approve for the role ${role}, which decides on no task`,
    };
}

const makesChanges = (role: string) => ['SYSADMIN', 'SYSADMIN_MK'].includes(role);

/** Who makes changes is offered the actions of x-offers, allowed or not; another administrator none. */
function* wrongOffers(
  schema: JsonSchema,
  items: readonly Fields[],
  path: string,
  { role }: Reader,
): Generator<Complaint> {
  const { items: ofItems, 'x-offers': wanted } = schema;
  if (!role || !rolesOfArea.administration.includes(role) || !isFields(ofItems) || nameOf(ofItems) !== 'RecordAction')
    return;
  const offered = items.map(({ action }) => String(action)).join(', ');
  if (!makesChanges(role) && offered !== '')
    yield { kind: 'wrong-offers', message: `${path} offers ${offered} to the role ${role}, which makes no changes` };
  if (makesChanges(role) && Array.isArray(wanted) && offered !== wanted.join(', '))
    yield { kind: 'wrong-offers', message: `${path} offers ${offered || 'nothing'}, not ${wanted.join(', ')}` };
}

function* arrayComplaints(
  document: OpenApiDocument,
  schema: JsonSchema,
  items: readonly unknown[],
  path: string,
  reader: Reader,
): Generator<Complaint> {
  const names = listOf(schema['x-order']).filter(isText);
  yield* orderComplaints(names, items.filter(isFields), path);
  yield* sameItems(schema, items.filter(isFields), path);
  yield* wrongWhole(schema, items.filter(isFields), path);
  yield* wrongOffers(schema, items.filter(isFields), path, reader);
  const ofItems = itemsOf(document, schema);
  if (!ofItems) return;
  for (const [place, item] of items.entries())
    yield* shownComplaints(document, ofItems, item, reader, `${path}.${place}`);
}

/** The schema, or the only one beside null. */
function besideNull(document: OpenApiDocument, given: JsonSchema): JsonSchema {
  const schema = resolve<JsonSchema>(document, given);
  const branches = listOf(schema['oneOf']).filter((one) => isFields(one) && one['type'] !== 'null');
  const [only] = branches;
  return branches.length === 1 && isFields(only) ? resolve<JsonSchema>(document, only) : schema;
}

/** The complaints about a value of the schema and about everything inside it. */
export function* shownComplaints(
  document: OpenApiDocument,
  given: JsonSchema,
  value: unknown,
  reader: Reader,
  path = '',
): Generator<Complaint> {
  const schema = besideNull(document, given);
  if (Array.isArray(value)) yield* arrayComplaints(document, schema, value, path, reader);
  if (!isFields(value)) return;
  yield* allowedBesideTask(value, path);
  yield* sumComplaints(schema, value, path);
  yield* factComplaints(schema, value, path);
  yield* textComplaints(document, schema, value, path, reader.language);
  for (const [name, property] of Object.entries(propertiesOf(document, schema))) {
    if (!(name in value)) continue;
    const inside = path ? `${path}.${name}` : name;
    yield* wrongStatus(property, value[name], inside, reader);
    yield* shownComplaints(document, property, value[name], reader, inside);
  }
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
