// Valid requests for an operation: the contract's examples, and others made from its schemas.
import fc from 'fast-check';
import { resolve } from '../../server/contract/document.ts';
import type { JsonSchema, MediaType, OpenApiDocument, Operation, Parameter } from '../../server/contract/document.ts';
import type { ContractValidator } from '../../server/contract/validator.ts';
import { arbitraryFor } from './arbitrary.ts';
import { bodiesIn, type Inputs } from './inputs.ts';
import type { PreparedRequest } from './exchange.ts';

export interface RequestParts {
  readonly body?: unknown;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly path: Readonly<Record<string, string>>;
}

const generatedPerOperation = 2;

const boundary = 'conformance-kit-boundary';

// A fixed boundary, because fetch would choose another each time and a repeated body must have the same bytes.
function multipartOf(document: OpenApiDocument, schema: JsonSchema, body: Readonly<Record<string, unknown>>): string {
  const { properties = {} } = resolve<JsonSchema>(document, schema) as { properties?: Record<string, JsonSchema> };
  const parts = Object.entries(body).flatMap(([name, value]) => {
    const property = resolve<JsonSchema>(document, properties[name] ?? {});
    const item = resolve<JsonSchema>(document, (property['items'] as JsonSchema | undefined) ?? property);
    const file = item['format'] === 'binary' ? '; filename="sample.csv"\r\nContent-Type: text/csv' : '';
    return [value].flat().map((one) => {
      const text = typeof one === 'string' ? one : JSON.stringify(one);
      return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${text}\r\n`;
    });
  });
  return `${parts.join('')}--${boundary}--\r\n`;
}

function mediaOf(operation: Operation): readonly [type: string, media: MediaType] | undefined {
  return Object.entries(operation.requestBody?.content ?? {})[0];
}

function refersTo(document: OpenApiDocument, schema: JsonSchema, target: string, seen = new Set<string>()): boolean {
  const refs = [...JSON.stringify(schema).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref = '']) => ref);
  if (refs.includes(target)) return true;
  const fresh = refs.filter((ref) => !seen.has(ref));
  for (const ref of fresh) seen.add(ref);
  return fresh.some(($ref) => refersTo(document, resolve<JsonSchema>(document, { $ref }), target, seen));
}

function prepareRequest(
  document: OpenApiDocument,
  method: string,
  path: string,
  operation: Operation,
  parts: RequestParts,
  token?: string,
): PreparedRequest {
  const filled = path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(parts.path[name] ?? 'x'));
  const query = new URLSearchParams(parts.query).toString();
  const [type = 'application/json', media] = mediaOf(operation) ?? [];
  const headers = { ...parts.headers, ...(token && { authorization: `Bearer ${token}` }) };
  const base = { method: method.toUpperCase(), path: query ? `${filled}?${query}` : filled };
  if (parts.body === undefined) return { ...base, headers };
  if (type === 'multipart/form-data')
    return {
      ...base,
      headers: { ...headers, 'content-type': `${type}; boundary=${boundary}` },
      body: multipartOf(document, media?.schema ?? {}, parts.body as Record<string, unknown>),
    };
  return { ...base, headers: { ...headers, 'content-type': type }, body: JSON.stringify(parts.body) };
}

const givenBodies = (inputs: Inputs, operationId: string): Record<string, unknown> =>
  Object.fromEntries(
    bodiesIn(inputs, operationId).map((body, place) => [place === 0 ? 'given' : `given ${place + 1}`, body]),
  );

export function createRequests(
  document: OpenApiDocument,
  validator: ContractValidator,
  seed: number,
  inputs: Inputs = {},
) {
  const build = arbitraryFor(document);

  function sampleOf(schema: JsonSchema, count: number): unknown[] {
    const judge = validator.of(schema);
    const arbitrary = build(schema).filter((value) => judge(value).length === 0);
    return fc.sample(arbitrary, { numRuns: count, seed });
  }

  const parametersOf = (operation: Operation) =>
    operation.parameters.map((given) => resolve<Parameter>(document, given));

  function valueOf(parameter: Parameter): string {
    const { examples } = resolve<JsonSchema>(document, parameter.schema) as { examples?: unknown[] };
    return String(parameter.example ?? examples?.[0] ?? sampleOf(parameter.schema, 1)[0]);
  }

  function placed(operation: Operation, place: Parameter['in'], all: boolean): Record<string, string> {
    const wanted = parametersOf(operation).filter(
      (given) => given.in === place && ((all && given.name !== 'cursor') || given.required),
    );
    return Object.fromEntries(
      wanted.map((parameter) => [
        parameter.name.toLowerCase() === 'idempotency-key' ? 'idempotency-key' : parameter.name,
        valueOf(parameter),
      ]),
    );
  }

  function partsOf(operation: Operation, body: unknown, all = false): RequestParts {
    const headers = placed(operation, 'header', all);
    if ('idempotency-key' in headers) headers['idempotency-key'] = crypto.randomUUID();
    return { body, headers, query: placed(operation, 'query', all), path: placed(operation, 'path', true) };
  }

  function bodiesOf(operation: Operation): { readonly named: Record<string, unknown>; readonly made: unknown[] } {
    const [, media] = mediaOf(operation) ?? [];
    if (!media?.schema) return { named: {}, made: [] };
    const examples = Object.entries(media.examples ?? {}).map(([name, example]) => [
      name,
      resolve(document, example).value,
    ]);
    const named = { ...givenBodies(inputs, operation.operationId), ...Object.fromEntries(examples) };
    return { named, made: sampleOf(media.schema, generatedPerOperation) };
  }

  return {
    bodiesOf,
    mediaOf,
    parametersOf,
    partsOf,
    prepare: (method: string, path: string, operation: Operation, parts: RequestParts, token?: string) =>
      prepareRequest(document, method, path, operation, parts, token),
    refersTo: (schema: JsonSchema, target: string) => refersTo(document, schema, target),
  };
}

export type Requests = ReturnType<typeof createRequests>;
