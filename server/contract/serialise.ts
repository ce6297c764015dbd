// Writes answers by the schema of the contract, so that a field that the schema does not name is never sent.
import fastJson from 'fast-json-stringify';
import { resolve, type JsonSchema, type OpenApiDocument, type Operation, type ResponseObject } from './document.ts';

export type Serialise = (body: unknown) => string;
type Schemas = Readonly<Record<string, JsonSchema>>;

// A property may also be called description; the description of a schema is always a string.
const isWords = (key: string, value: unknown) =>
  ['examples', 'discriminator'].includes(key) || (key === 'description' && typeof value === 'string');

const componentsAt = '#/components/schemas/';
const nullableCopy = '-or-null';
const combining = ['$ref', 'allOf', 'anyOf', 'oneOf', 'if', 'const'];
const isPlain = (schema: JsonSchema) => !combining.some((keyword) => keyword in schema);

function nullable(schema: JsonSchema): JsonSchema {
  const { enum: values } = schema;
  return { ...schema, nullable: true, ...(Array.isArray(values) && { enum: [...values, null] }) };
}

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;
const isNull = ({ type }: JsonSchema) => type === 'null';
const nameIn = ({ $ref }: JsonSchema) => (typeof $ref === 'string' ? $ref.slice(componentsAt.length) : '');

/** Rewrites oneOf [value, null] to a nullable type; returns the schema unchanged where that is not possible. */
function orNull(schemas: Schemas, schema: JsonSchema): JsonSchema {
  const branches = Array.isArray(schema['oneOf']) ? schema['oneOf'].filter(isSchema) : [];
  const [value, ...more] = branches.filter((one) => !isNull(one));
  if (!value || more.length > 0 || branches.length < 2) return schema;
  if (isPlain(value)) return nullable(value);
  const name = nameIn(value);
  return name in schemas && isPlain(schemaCalled(schemas, name))
    ? { $ref: `${componentsAt}${name}${nullableCopy}` }
    : schema;
}

function schemaCalled(schemas: Schemas, name: string): JsonSchema {
  if (!name.endsWith(nullableCopy)) return schemas[name] ?? {};
  return nullable(schemas[name.slice(0, -nullableCopy.length)] ?? {});
}

/** Avoids oneOf for nullable values: fast-json-stringify would validate each branch, which is slower than writing. */
const written = (schemas: Schemas, schema: JsonSchema): string =>
  JSON.stringify(schema, (key, value: unknown) => {
    if (isWords(key, value)) return undefined;
    return isSchema(value) && !Array.isArray(value) ? orNull(schemas, value) : value;
  });

function successSchema(document: OpenApiDocument, { responses }: Operation): JsonSchema | undefined {
  const success = responses['200'];
  return success && resolve<ResponseObject>(document, success).content?.['application/json']?.schema;
}

const namesIn = (text: string): string[] =>
  [...text.matchAll(/"\$ref":"#\/components\/schemas\/([^"/]+)/g)].flatMap(([, name]) => name ?? []);

/** Returns only the schemas that this one refers to, because every serialiser keeps a copy of all schemas it gets. */
function reachedFrom(text: string, schemas: Schemas): string {
  const reached = new Map<string, string>();
  const open = namesIn(text);
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (reached.has(name)) continue;
    const words = written(schemas, schemaCalled(schemas, name));
    reached.set(name, words);
    open.push(...namesIn(words));
  }
  return `{${[...reached].map(([name, words]) => `${JSON.stringify(name)}:${words}`).join(',')}}`;
}

type SerialiserOf = (operation: Operation) => Serialise;

/** Builds each serialiser at its first use: building all four hundred at the start would take seconds. */
function createSerialisers(document: OpenApiDocument): SerialiserOf {
  const built = new Map<string, Serialise>();

  function build(operation: Operation): Serialise {
    const schema = successSchema(document, operation);
    if (!schema) return JSON.stringify;
    const { schemas } = document.components;
    const words = written(schemas, schema);
    const contract = JSON.parse(`{"$id":"contract","components":{"schemas":${reachedFrom(words, schemas)}}}`);
    const rooted = JSON.parse(words.replaceAll('"$ref":"#/', '"$ref":"contract#/'));
    return fastJson(rooted, { schema: { contract } });
  }

  return function serialiserOf(operation: Operation): Serialise {
    const found = built.get(operation.operationId) ?? build(operation);
    built.set(operation.operationId, found);
    return found;
  };
}

const known = new WeakMap<OpenApiDocument, SerialiserOf>();

/** Returns the serialisers of a document; the apps of a process share them, so that each is built once. */
export function serialisersOf(document: OpenApiDocument): SerialiserOf {
  const serialisers = known.get(document) ?? createSerialisers(document);
  known.set(document, serialisers);
  return serialisers;
}
