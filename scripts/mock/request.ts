// What a request must be before Prism sees it: whole, readable, and as the contract says.
import type { IncomingMessage } from 'node:http';
import { fieldFailures, type FieldFailure } from '../../domain/field-failures.ts';
import { resolve } from '../contract/document.ts';
import type { LocatedOperation, OpenApiDocument, Parameter } from '../contract/document.ts';
import type { ContractValidator } from '../contract/validator.ts';

const largestBody = 60 * 1024 * 1024;

export class UnreadableBody extends Error {
  override readonly name = 'UnreadableBody';
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largestBody) throw new UnreadableBody('The body is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

export async function readBody(request: IncomingMessage): Promise<unknown> {
  const bytes = await readAll(request);
  if (bytes.length === 0) return undefined;
  if (!request.headers['content-type']?.startsWith('application/json')) return bytes;
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new UnreadableBody('The body is not JSON');
  }
}

function valueOf({ name, in: place }: Parameter, request: IncomingMessage, query: URLSearchParams): string | null {
  if (place === 'query') return query.get(name);
  const header = place === 'header' ? request.headers[name.toLowerCase()] : undefined;
  return typeof header === 'string' ? header : null;
}

function parameterFailures(parameter: Parameter, value: string | null, validator: ContractValidator): FieldFailure[] {
  if (value === null) return parameter.required ? [{ field: parameter.name, code: '9090' }] : [];
  const types = [parameter.schema['type']].flat();
  const typed = types.includes('integer') && /^-?\d+$/.test(value) ? Number(value) : value;
  const truthy = types.includes('boolean') && /^(true|false)$/.test(value) ? value === 'true' : typed;
  return fieldFailures(validator.of(parameter.schema)(truthy)).map((failure) => ({
    ...failure,
    field: parameter.name,
  }));
}

export function requestFailures(
  document: OpenApiDocument,
  validator: ContractValidator,
  { operation }: LocatedOperation,
  request: IncomingMessage,
  query: URLSearchParams,
  body: unknown,
): FieldFailure[] {
  const parameters = operation.parameters
    .map((parameter) => resolve<Parameter>(document, parameter))
    .filter((parameter) => parameter.in !== 'path')
    .flatMap((parameter) => parameterFailures(parameter, valueOf(parameter, request, query), validator));
  const schema = operation.requestBody?.content['application/json']?.schema;
  if (!schema) return parameters;
  if (body === undefined) return [...parameters, { field: '(body)', code: '9090' }];
  return [...parameters, ...fieldFailures(validator.of(schema)(body))];
}
