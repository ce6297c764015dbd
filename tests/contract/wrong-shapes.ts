// Request bodies with another value in a place where the contract asks for an object.
import { createRequests } from '../../scripts/conformance/requests.ts';
import { resolve, type JsonSchema, type LocatedOperation } from '../../server/contract/document.ts';
import { validatorOf } from '../../server/contract/validator.ts';
import { contract } from './contract.ts';

type Path = readonly (string | number)[];

export interface WrongShape {
  readonly place: string;
  readonly body: unknown;
}

const requests = createRequests(contract, validatorOf(contract), 20_261_123);

export const jsonBodyOf = ({ operation }: LocatedOperation) => operation.requestBody?.content['application/json'];

/** The contract's examples, and bodies made from the schema for branches without an example. */
function rightBodiesOf({ operation }: LocatedOperation): unknown[] {
  const { named, made } = requests.bodiesOf(operation);
  return [...Object.values(named), ...made];
}

/** The types that the schema's own text allows, read without a validator. */
function typesOf(given: JsonSchema): Set<string> {
  const schema = resolve<JsonSchema>(contract, given);
  const branches = (schema['oneOf'] ?? []) as readonly JsonSchema[];
  const types = [schema['type'] ?? []].flat() as string[];
  return new Set([...types, ...branches.flatMap((branch) => [...typesOf(branch)])]);
}

/** Every schema that applies to the value at this path. */
function schemasAt(given: JsonSchema, [key, ...rest]: Path): JsonSchema[] {
  const schema = resolve<JsonSchema>(contract, given);
  const branches = (schema['oneOf'] ?? []) as readonly JsonSchema[];
  if (branches.length > 0)
    return branches.flatMap((branch) => schemasAt(branch, key === undefined ? [] : [key, ...rest]));
  if (key === undefined) return [schema];
  const properties = (schema['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>;
  const inner = (typeof key === 'number' ? schema['items'] : (properties[key] ?? schema['additionalProperties'])) as
    | JsonSchema
    | boolean
    | undefined;
  return typeof inner === 'object' ? schemasAt(inner, rest) : [];
}

function* placesOfObjects(value: unknown, path: Path = []): Generator<Path> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield path;
  for (const [key, inner] of Object.entries(value))
    yield* placesOfObjects(inner, [...path, Array.isArray(value) ? Number(key) : key]);
}

function put(node: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const copy = (Array.isArray(node) ? [...node] : { ...(node as object) }) as Record<string | number, unknown>;
  copy[key] = put(copy[key], rest, value);
  return copy;
}

const replacements: readonly (readonly [type: string, value: unknown])[] = [
  ['null', null],
  ['integer', 5],
  ['string', 'x'],
  ['array', []],
  ['boolean', true],
];

function isEmptyRefused(schemas: readonly JsonSchema[]): boolean {
  return schemas.every(({ required = [], type }) => type !== 'object' || (required as readonly string[]).length > 0);
}

function replacementsAt(schema: JsonSchema, path: Path): (readonly [string, unknown])[] {
  const schemas = schemasAt(schema, path);
  const allowed = new Set(schemas.flatMap((one) => [...typesOf(one)]));
  const others = replacements.filter(([type]) => !allowed.has(type));
  return isEmptyRefused(schemas) ? [...others, ['empty object', {}]] : others;
}

function wrongShapesIn(schema: JsonSchema, body: unknown): WrongShape[] {
  return [...placesOfObjects(body)].flatMap((path) =>
    replacementsAt(schema, path).map(([name, value]) => ({
      place: `${name} at ${path.join('.') || 'the body'}`,
      body: put(body, path, value),
    })),
  );
}

/** Valid bodies with one object, at any depth, replaced by a value that its schema does not allow. */
export function wrongShapesOf(located: LocatedOperation): WrongShape[] {
  const schema = jsonBodyOf(located)?.schema;
  return schema ? rightBodiesOf(located).flatMap((body) => wrongShapesIn(schema, body)) : [];
}
