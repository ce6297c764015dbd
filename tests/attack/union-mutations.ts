// Bodies with another value in place of an object; the schema's text decides what is wrong, not a validator.
import type { JsonSchema } from '../../server/contract/document.ts';
import { withSchema } from './contract-bodies.ts';

export interface Mutation {
  readonly field: string;
  readonly put: string;
  readonly body: unknown;
}

type Path = readonly (string | number)[];
type Properties = Readonly<Record<string, JsonSchema>>;

/** The values that replace an object. */
const values = {
  null: null,
  number: 5,
  true: true,
  string: 'x',
  'empty text': '',
  list: [],
  'list of lists': [[]],
} as const;
type ValueName = keyof typeof values;

const typeOfValue: Readonly<Record<ValueName, string>> = {
  null: 'null',
  number: 'number',
  true: 'boolean',
  string: 'string',
  'empty text': 'string',
  list: 'array',
  'list of lists': 'array',
};

const branchesOf = (schema: JsonSchema): readonly JsonSchema[] =>
  (schema['oneOf'] ?? schema['anyOf'] ?? []) as readonly JsonSchema[];

/** The JSON types that a schema allows in any of its alternatives. */
function typesOf(given: JsonSchema): ReadonlySet<string> {
  const schema = withSchema(given);
  const branches = branchesOf(schema);
  if (branches.length > 0) return new Set(branches.flatMap((branch) => [...typesOf(branch)]));
  const own = [schema['type'] ?? []].flat() as string[];
  const constant = schema['const'] ?? (schema['enum'] as unknown[] | undefined)?.[0];
  return new Set(own.length > 0 ? own : [constant === undefined ? 'object' : typeof constant]);
}

const propertiesOf = (schema: JsonSchema): Properties => (schema['properties'] ?? {}) as Properties;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The alternative that a value was written for, found by its constants and the names of its fields. */
function branchFor(given: JsonSchema, value: unknown): JsonSchema {
  const schema = withSchema(given);
  const branches = branchesOf(schema).map(withSchema);
  if (branches.length === 0) return schema;
  const fits = (branch: JsonSchema) => {
    const properties = Object.entries(propertiesOf(branch));
    const constants = properties.filter(([, property]) => withSchema(property)['const'] !== undefined);
    if (!isObject(value)) return false;
    return (
      constants.every(([name, property]) => value[name] === withSchema(property)['const']) &&
      Object.keys(value).every((name) => name in propertiesOf(branch))
    );
  };
  return branchFor(branches.find(fits) ?? branches[0] ?? schema, value);
}

function putAt(node: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const copy = (Array.isArray(node) ? [...node] : { ...(node as object) }) as Record<string | number, unknown>;
  copy[key] = putAt(copy[key], rest, value);
  return copy;
}

/** Every path where the contract allows an object, also where the body leaves it out. */
function* objectPlaces(given: JsonSchema, value: unknown, path: Path): Generator<readonly [Path, ReadonlySet<string>]> {
  const types = typesOf(given);
  if (types.has('object')) yield [path, types];
  const schema = branchFor(given, value);
  if (Array.isArray(value) && schema['items'] && value.length > 0)
    yield* objectPlaces(schema['items'] as JsonSchema, value[0], [...path, 0]);
  if (!isObject(value)) return;
  for (const [name, property] of Object.entries(propertiesOf(schema)))
    yield* objectPlaces(property, value[name], [...path, name]);
}

/** All bodies that differ from a valid one by another value in place of one object. */
export function unionMutations(schema: JsonSchema, body: unknown): Mutation[] {
  return [...objectPlaces(schema, body, [])].flatMap(([path, types]) =>
    (Object.keys(values) as ValueName[])
      .filter((put) => !types.has(typeOfValue[put]))
      .map((put) => ({ field: path.join('.') || '(body)', put, body: putAt(body, path, values[put]) })),
  );
}
