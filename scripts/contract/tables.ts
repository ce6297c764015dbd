// The generated tables besides the types: operations, calls, handlers, error codes.
import { listOperations } from '../../server/contract/document.ts';
import type { LocatedOperation, OpenApiDocument } from '../../server/contract/document.ts';
import type { Catalogue } from './error-codes.ts';
import { errorParameters } from './error-parameters.ts';

const madeBy = '// Made by npm run generate. Do not edit.\n';
const literal = (value: unknown) => JSON.stringify(value);
const byName = (left: LocatedOperation, right: LocatedOperation) =>
  left.operation.operationId < right.operation.operationId ? -1 : 1;

function factsOf({ path, method, operation }: LocatedOperation) {
  return {
    method,
    path,
    domain: operation.tags[0],
    effect: operation['x-effect'],
    permission: operation['x-permission'],
    machine: operation['x-machine'] ?? false,
    codes: operation['x-error-codes'],
  };
}

export function operationsTable(document: OpenApiDocument): string {
  const rows = listOperations(document)
    .toSorted(byName)
    .map((located) => `  ${located.operation.operationId}: ${literal(factsOf(located))},`);
  return `${madeBy}
import type { operations as Operations } from './types.ts';

export interface OperationFacts {
  readonly method: 'get' | 'put' | 'post' | 'delete' | 'patch';
  readonly path: string;
  readonly domain: string;
  readonly effect: 'read' | 'write';
  readonly permission: {
    readonly area: 'public' | 'corporate' | 'administration' | 'any';
    readonly roles?: readonly string[];
    readonly services?: readonly string[];
    readonly flags?: readonly string[];
  };
  readonly machine: boolean;
  readonly codes: readonly string[];
}

export const operations = {
${rows.join('\n')}
} as const satisfies Record<keyof Operations, OperationFacts>;

export type OperationId = keyof typeof operations;
`;
}

/** Some operations read by POST. Their method does not show it, so the client has this list of paths. */
export function readingPathsType(document: OpenApiDocument): string {
  const reads = listOperations(document).filter(({ operation }) => operation['x-effect'] === 'read');
  const pathsOf = (wanted: string) =>
    reads.flatMap(({ method, path }) => (method === wanted ? [`\n  | '${path}'`] : [])).toSorted();
  return `${madeBy}
export type GetPath =${pathsOf('get').join('')};

export type ReadingPostPath =${pathsOf('post').join('')};
`;
}

/** One file per domain and one constant per operation, so that a screen's chunk contains only the calls it makes. */
export function callsOf(document: OpenApiDocument): Map<string, string> {
  const located = listOperations(document).toSorted(byName);
  const domains = Map.groupBy(located, ({ operation }) => operation.tags[0] ?? '');
  return new Map([...domains].map(([domain, ofDomain]) => [`generated/calls/${domain}.ts`, callsFile(ofDomain)]));
}

function callsFile(located: readonly LocatedOperation[]): string {
  const rows = located.map(({ path, method, operation }) => {
    const isPublic = operation['x-permission'].area === 'public';
    const facts = { id: operation.operationId, method, path, domain: operation.tags[0], effect: operation['x-effect'] };
    return `export const ${operation.operationId} = ${literal({ ...facts, ...(isPublic && { isPublic }) })} as const;`;
  });
  return `${madeBy}\n${rows.join('\n')}\n`;
}

export function handlersType(document: OpenApiDocument): string {
  const rows = listOperations(document)
    .map(({ operation }) => operation.operationId)
    .toSorted()
    .map((operationId) => `  ${operationId}: Handler<'${operationId}', Context>;`);
  return `${madeBy}
import type { operations } from './types.ts';

type JsonOf<Body> = Body extends { content: { 'application/json': infer Json } } ? Json : undefined;
type ContentOf<Body> = Body extends { content: infer Content } ? Content[keyof Content] : undefined;
type Given<Parameters, Place extends PropertyKey> = Place extends keyof Parameters ? Parameters[Place] : undefined;

export interface Request<Id extends keyof operations> {
  readonly body: operations[Id] extends { requestBody?: infer Body } ? ContentOf<NonNullable<Body>> : undefined;
  readonly query: Given<operations[Id]['parameters'], 'query'>;
  readonly path: Given<operations[Id]['parameters'], 'path'>;
  readonly header: Given<operations[Id]['parameters'], 'header'>;
}

type Success<Id extends keyof operations> = operations[Id]['responses'] extends { 200: infer Body }
  ? JsonOf<Body> extends { output: infer Output }
    ? Output
    : FileAnswer
  : never;

/** The answer of an operation that sends a file or a stream instead of an envelope. */
export interface FileAnswer {
  readonly mediaType: string;
  readonly fileName?: string;
  readonly content: Uint8Array | AsyncIterable<Uint8Array | string>;
}

/** A handler returns the output, which the server wraps in the envelope. It throws a failure as a code. */
export type Handler<Id extends keyof operations, Context> = (
  request: Request<Id>,
  context: Context,
) => Promise<Success<Id>>;

export interface Handlers<Context> {
${rows.join('\n')}
}
`;
}

export function errorCatalogue(catalogue: Catalogue): string {
  const codes = Object.keys(catalogue);
  const rows = Object.entries(catalogue).map(([code, entry]) => `  '${code}': ${literal(entry)},`);
  const types = Object.entries(errorParameters).map(([name, { type }]) => `  ${name}: '${type}',`);
  return `${madeBy}
export type ErrorCode =${codes.map((code) => `\n  | '${code}'`).join('')};

/** The type of each parameter's value. No other names are allowed. */
export const parameterTypes = {
${types.join('\n')}
} as const;

export type ParameterName = keyof typeof parameterTypes;

export interface ErrorFacts {
  readonly kind: 'inline' | 'popup' | 'confirmation' | 'page';
  readonly status?: number;
  readonly tone?: 'failed' | 'info' | 'warning';
  readonly theme: string;
  readonly params?: readonly ParameterName[];
}

export const errorCatalogue: Readonly<Record<ErrorCode, ErrorFacts>> = {
${rows.join('\n')}
};
`;
}
