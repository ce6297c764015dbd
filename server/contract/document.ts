// The parts of an OpenAPI document that the server and the scripts read.

export const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;
export type Method = (typeof methods)[number];

export interface Reference {
  readonly $ref: string;
}

export type JsonSchema = Readonly<Record<string, unknown>>;

export interface Example {
  readonly summary?: string;
  readonly value?: unknown;
  readonly $ref?: string;
}

export interface MediaType {
  readonly schema?: JsonSchema;
  readonly examples?: Readonly<Record<string, Example>>;
  readonly encoding?: Readonly<Record<string, { readonly contentType?: string }>>;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'header' | 'path' | 'cookie';
  readonly required?: boolean;
  readonly schema: JsonSchema;
  readonly example?: unknown;
}

export interface ResponseObject {
  readonly description?: string;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly content?: Readonly<Record<string, MediaType>>;
}

export interface Permission {
  readonly area: 'public' | 'corporate' | 'administration' | 'any';
  readonly roles?: readonly string[];
  readonly services?: readonly string[];
  readonly flags?: readonly string[];
}

/** What an answer says of the items of a list. */
export interface AddsUp {
  readonly list: string;
  readonly count?: string;
  readonly sums?: Readonly<Record<string, string>>;
  readonly highest?: Readonly<Record<string, string>>;
}

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly [string];
  readonly security?: readonly unknown[];
  readonly parameters: readonly (Parameter | Reference)[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Readonly<Record<string, MediaType>> };
  readonly responses: Readonly<Record<string, ResponseObject | Reference>>;
  readonly 'x-effect': 'read' | 'write';
  readonly 'x-permission': Permission;
  readonly 'x-error-codes': readonly string[];
  readonly 'x-item-codes'?: readonly string[];
  readonly 'x-machine'?: boolean;
  readonly 'x-answer-kept'?: false;
  readonly 'x-adds-up'?: readonly AddsUp[];
  readonly 'x-always'?: Readonly<Record<string, unknown>>;
}

export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string; readonly description?: string };
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Partial<Record<Method, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly responses: Readonly<Record<string, ResponseObject>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly examples?: Readonly<Record<string, Example>>;
  };
}

export interface LocatedOperation {
  readonly path: string;
  readonly method: Method;
  readonly operation: Operation;
}

export function listOperations(document: OpenApiDocument): LocatedOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => (item[method] ? [{ path, method, operation: item[method] }] : [])),
  );
}

export function isReference(value: unknown): value is Reference {
  return typeof value === 'object' && value !== null && '$ref' in value;
}

const knownKeys = new Map<string, readonly string[]>();

/** Kept, because a contract is asked for the same references very often. */
function keysOf({ $ref }: Reference): readonly string[] {
  const known = knownKeys.get($ref);
  if (known) return known;
  const names = $ref.slice(2).split('/');
  const keys = names.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  knownKeys.set($ref, keys);
  return keys;
}

/** Follows a local reference such as #/components/responses/Conflict. */
export function resolve<Target>(document: OpenApiDocument, value: Target | Reference): Target {
  if (!isReference(value)) return value;
  const found = keysOf(value).reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], document);
  return resolve(document, found as Target | Reference);
}

const knownParameters = new WeakMap<Operation, readonly Parameter[]>();

/** Returns the parameters of an operation with their references resolved. */
export function parametersOf(document: OpenApiDocument, operation: Operation): readonly Parameter[] {
  const found = knownParameters.get(operation) ?? operation.parameters.map((one) => resolve<Parameter>(document, one));
  knownParameters.set(operation, found);
  return found;
}
