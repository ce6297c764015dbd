// Checks a request against the contract before the handler runs, and names each faulty field.
import { fieldFailures, mostFailures, type FieldFailure } from '../../domain/field-failures.ts';
import { parametersOf, type JsonSchema, type OpenApiDocument, type Operation, type Parameter } from './document.ts';
import { hiddenCharacterFailures } from './hidden-characters.ts';
import type { ContractValidator } from './validator.ts';

export interface GivenRequest {
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: unknown;
}

function valueOf({ name, in: place }: Parameter, { query, headers }: GivenRequest): string | undefined {
  const value = place === 'query' ? query[name] : headers[name.toLowerCase()];
  return typeof value === 'string' ? value : undefined;
}

/** Converts a text of the URL or a header to the type of its schema; returns the text if it cannot be converted. */
export function typedValue({ schema }: Pick<Parameter, 'schema'>, value: string): unknown {
  const types = [schema['type']].flat();
  if (types.includes('integer') && /^-?\d+$/.test(value)) return Number(value);
  if (types.includes('boolean') && /^(true|false)$/.test(value)) return value === 'true';
  return value;
}

function parameterFailures(parameter: Parameter, given: GivenRequest, validator: ContractValidator): FieldFailure[] {
  const value = valueOf(parameter, given);
  if (value === undefined) return parameter.required ? [{ field: parameter.name, code: '9090' }] : [];
  const failures = fieldFailures(validator.of(parameter.schema)(typedValue(parameter, value)));
  if (failures.length === 0) return hiddenCharacterFailures(value, parameter.name);
  return failures.map((failure) => ({ ...failure, field: parameter.name }));
}

// A multipart form is checked after its files have been received; before that its body is undefined or bytes.
const isTakenIn = (body: unknown) => Boolean(body) && !(body instanceof Uint8Array);

function bodySchema({ requestBody }: Operation, { body }: GivenRequest): JsonSchema | undefined {
  const json = requestBody?.content['application/json']?.schema;
  return json ?? (isTakenIn(body) ? requestBody?.content['multipart/form-data']?.schema : undefined);
}

const mostValues = 2000;

/** Whether a body has more values than are checked for all faults. Stops counting at that number. */
function isLarge(body: unknown): boolean {
  const open: unknown[] = [body];
  let left = mostValues;
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    for (const key in value) {
      left -= 1;
      if (left < 0) return true;
      open.push((value as Readonly<Record<string, unknown>>)[key]);
    }
  }
  return false;
}

function bodyFailures(operation: Operation, given: GivenRequest, validator: ContractValidator): FieldFailure[] {
  const schema = bodySchema(operation, given);
  if (!schema) return [];
  const { body } = given;
  if (body === undefined || body === null) return [{ field: '(body)', code: '9090' }];
  // Of a large body only the first fault is reported, because each one costs time and memory.
  const failures = fieldFailures((isLarge(body) ? validator.firstOf(schema) : validator.of(schema))(body));
  return failures.length > 0 ? failures : hiddenCharacterFailures(body);
}

export function requestFailures(
  document: OpenApiDocument,
  validator: ContractValidator,
  operation: Operation,
  given: GivenRequest,
): FieldFailure[] {
  const parameters = parametersOf(document, operation)
    .filter((parameter) => parameter.in !== 'path')
    .flatMap((parameter) => parameterFailures(parameter, given, validator));
  return [...parameters, ...bodyFailures(operation, given, validator)].slice(0, mostFailures);
}
