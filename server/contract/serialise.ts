// What goes out is written by the contract's schema: a field it does not name cannot leave.
import fastJson from 'fast-json-stringify';
import { resolve, type JsonSchema, type OpenApiDocument, type Operation, type ResponseObject } from './document.ts';

export type Serialise = (body: unknown) => string;
type Schemas = Readonly<Record<string, JsonSchema>>;

// A property may be named description as well; the words of a schema are always text.
const isWords = (key: string, value: unknown) =>
  ['examples', 'discriminator'].includes(key) || (key === 'description' && typeof value === 'string');
const withoutWords = (key: string, value: unknown) => (isWords(key, value) ? undefined : value);

function successSchema(document: OpenApiDocument, { responses }: Operation): JsonSchema | undefined {
  const success = responses['200'];
  return success && resolve<ResponseObject>(document, success).content?.['application/json']?.schema;
}

const namesIn = (text: string): string[] =>
  [...text.matchAll(/"\$ref":"#\/components\/schemas\/([^"/]+)/g)].flatMap(([, name]) => name ?? []);

/** As text, only what a schema leads to: every serialiser keeps a copy of all that it was given. */
function reachedFrom(text: string, schemas: Schemas): string {
  const reached = new Map<string, string>();
  const open = namesIn(text);
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (reached.has(name)) continue;
    const written = JSON.stringify(schemas[name] ?? {}, withoutWords);
    reached.set(name, written);
    open.push(...namesIn(written));
  }
  return `{${[...reached].map(([name, written]) => `${JSON.stringify(name)}:${written}`).join(',')}}`;
}

/** Built when first needed: four hundred at the start would cost seconds. */
export function createSerialisers(document: OpenApiDocument) {
  const built = new Map<string, Serialise>();

  function build(operation: Operation): Serialise {
    const schema = successSchema(document, operation);
    if (!schema) return JSON.stringify;
    const written = JSON.stringify(schema, withoutWords);
    const schemas = reachedFrom(written, document.components.schemas);
    const contract = JSON.parse(`{"$id":"contract","components":{"schemas":${schemas}}}`);
    const rooted = JSON.parse(written.replaceAll('"$ref":"#/', '"$ref":"contract#/'));
    return fastJson(rooted, { schema: { contract } });
  }

  return function serialiserOf(operation: Operation): Serialise {
    const found = built.get(operation.operationId) ?? build(operation);
    built.set(operation.operationId, found);
    return found;
  };
}
