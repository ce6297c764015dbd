// Checks every answer against the contract: status, media type, headers, body, envelope, code.
import { errorCatalogue, type ErrorFacts } from '../../generated/error-codes.ts';
import { resolve } from '../../server/contract/document.ts';
import type { JsonSchema, LocatedOperation, OpenApiDocument, ResponseObject } from '../../server/contract/document.ts';
import type { ContractValidator } from '../../server/contract/validator.ts';
import { shownComplaints, unnamedField, type Reader } from './answer-rules.ts';
import { aboutAnother } from './answered-about.ts';
import { groupsOutOfOrder } from './drawn-order.ts';
import { receiptComplaints } from './receipts.ts';
import { isDone, outputOf } from './answers.ts';
import type { Answer } from './exchange.ts';

export interface Complaint {
  readonly kind: string;
  readonly message: string;
}

interface HeaderObject {
  readonly required?: boolean;
  readonly schema: JsonSchema;
}

const catalogue: Readonly<Record<string, ErrorFacts | undefined>> = errorCatalogue;
const mediaTypeOf = (answer: Answer) => answer.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';

function* headerComplaints(
  document: OpenApiDocument,
  validator: ContractValidator,
  declared: ResponseObject,
  answer: Answer,
): Generator<Complaint> {
  for (const [name, given] of Object.entries(declared.headers ?? {})) {
    const { required, schema } = resolve<HeaderObject>(document, given as HeaderObject);
    const value = answer.headers.get(name);
    if (value === null && required) yield { kind: 'missing-header', message: `The header ${name} is missing` };
    if (value === null) continue;
    const typed = schema['type'] === 'integer' ? Number(value) : value;
    if (validator.of(schema)(typed).length > 0)
      yield { kind: 'wrong-header', message: `The header ${name} is "${value}"` };
  }
}

/** No answer may be stored on its way: any of them may hold personal data. */
function* cacheComplaints({ headers }: Answer): Generator<Complaint> {
  const said = headers.get('cache-control') ?? '';
  const directives = said.split(',').map((one) => one.trim().toLowerCase());
  if (!directives.includes('no-store'))
    yield { kind: 'may-be-stored', message: `The header Cache-Control is "${said}", not no-store` };
}

/** A server may answer anything, also null where the contract says an object. */
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const recordOf = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function* envelopeComplaints({ operation }: LocatedOperation, answer: Answer, body: unknown): Generator<Complaint> {
  const { statusCode: code } = recordOf(body);
  if (answer.status < 400 || typeof code !== 'string') return;
  if (!operation['x-error-codes'].includes(code))
    yield { kind: 'undeclared-code', message: `The code ${code} is not among the codes of the operation` };
  if (answer.status === 400 && code !== '400')
    yield { kind: 'field-code-as-status', message: `A 400 has the statusCode 400; ${code} belongs into errors` };
  const status = catalogue[code]?.status;
  if (status !== undefined && status !== answer.status)
    yield {
      kind: 'code-with-other-status',
      message: `The code ${code} belongs to the status ${status}, not ${answer.status}`,
    };
}

/** The parameters of a code are sent as texts and as values; the schema says the type of each value. */
function* missingValues({ code, parameters, values }: Readonly<Record<string, unknown>>): Generator<Complaint> {
  if (typeof code !== 'string') return;
  for (const name of catalogue[code]?.params ?? [])
    if (!(name in recordOf(parameters)) || !(name in recordOf(values)))
      yield { kind: 'missing-values', message: `The code ${code} came without its parameter or value "${name}"` };
}

function* valueComplaints(answer: Answer, body: unknown): Generator<Complaint> {
  if (answer.status < 400) return;
  const { statusCode, errors, ...said } = recordOf(body);
  for (const mentioned of [{ ...said, code: statusCode }, ...listOf(errors).map(recordOf)])
    yield* missingValues(mentioned);
}

/** In an answer per item, an item may only have a code that the contract allows for items. */
function* itemComplaints({ operation }: LocatedOperation, answer: Answer, body: unknown): Generator<Complaint> {
  const allowed = operation['x-item-codes'];
  if (!allowed || answer.status >= 400) return;
  const { results } = recordOf(recordOf(body)['output']);
  for (const { code } of listOf(results).map(recordOf))
    if (typeof code === 'string' && code && !allowed.includes(code))
      yield { kind: 'undeclared-item-code', message: `The code ${code} is not among the codes of an item` };
}

interface Known {
  readonly document: OpenApiDocument;
  readonly validator: ContractValidator;
  readonly reader: Reader;
}

function* jsonComplaints(
  { document, validator, reader }: Known,
  schema: JsonSchema,
  located: LocatedOperation,
  answer: Answer,
): Generator<Complaint> {
  if (answer.text === '') return yield { kind: 'empty-body', message: 'The body is empty' };
  let body: unknown;
  try {
    body = JSON.parse(answer.text);
  } catch {
    return yield { kind: 'broken-json', message: 'The body is not JSON' };
  }
  for (const { instancePath, message } of validator.of(schema)(body).slice(0, 3))
    yield { kind: 'wrong-body', message: `The body ${instancePath || '(whole)'} ${message ?? 'is wrong'}` };
  yield* envelopeComplaints(located, answer, body);
  yield* valueComplaints(answer, body);
  yield* itemComplaints(located, answer, body);
  if ([409, 422].includes(answer.status)) yield* unnamedField(located.operation.operationId, recordOf(body));
  if (answer.status < 300) yield* shownComplaints(document, schema, body, reader);
}

function* contentComplaints(
  known: Known,
  located: LocatedOperation,
  declared: ResponseObject,
  answer: Answer,
): Generator<Complaint> {
  const offered = Object.keys(declared.content ?? {});
  const media = mediaTypeOf(answer);
  if (offered.length > 0 && !offered.includes(media))
    return yield { kind: 'wrong-media-type', message: `The media type is "${media}", declared: ${offered.join(', ')}` };
  if (media !== 'application/json') {
    if (answer.text === '') yield { kind: 'empty-body', message: 'The body is empty' };
    return;
  }
  const schema = declared.content?.['application/json']?.schema;
  if (schema) yield* jsonComplaints(known, schema, located, answer);
}

/** What the output of a success always says (x-always). */
function* alwaysComplaints({ operation }: LocatedOperation, answer: Answer): Generator<Complaint> {
  if (!isDone(answer)) return;
  const output = outputOf(answer);
  for (const [name, value] of Object.entries(operation['x-always'] ?? {}))
    if (output[name] !== value) yield { kind: 'not-always', message: `${name} is not ${String(value)}, as always` };
}

/** The body is that of the request, if it had one; the reader is who asked, in which language. */
export type Judge = (located: LocatedOperation, answer: Answer, body?: string, reader?: Reader) => Complaint[];

export function createJudge(document: OpenApiDocument, validator: ContractValidator): Judge {
  return function judge(located, answer, body, reader = {}) {
    const given = located.operation.responses[answer.status];
    if (!given) return [{ kind: 'undeclared-status', message: `The status ${answer.status} is not declared` }];
    const declared = resolve<ResponseObject>(document, given);
    return [
      ...headerComplaints(document, validator, declared, answer),
      ...cacheComplaints(answer),
      ...contentComplaints({ document, validator, reader }, located, declared, answer),
      ...aboutAnother(document, located, answer, body),
      ...groupsOutOfOrder(document, located, answer, body),
      ...receiptComplaints(document, located, answer, body),
      ...alwaysComplaints(located, answer),
    ];
  };
}
