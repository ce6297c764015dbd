// What goes out is written by the contract's schema: a field it does not name cannot leave.
import fastJson from 'fast-json-stringify';
import { resolve, type JsonSchema, type OpenApiDocument, type Operation, type ResponseObject } from './document.ts';

export type Serialise = (body: unknown) => string;

// A property may be named description as well; the words of a schema are always text.
const isWords = (key: string, value: unknown) =>
  ['examples', 'discriminator'].includes(key) || (key === 'description' && typeof value === 'string');
const withoutWords = (key: string, value: unknown) => (isWords(key, value) ? undefined : value);

function successSchema(document: OpenApiDocument, { responses }: Operation): JsonSchema | undefined {
  const success = responses['200'];
  return success && resolve<ResponseObject>(document, success).content?.['application/json']?.schema;
}

/** Built when first needed: four hundred at the start would cost seconds. */
export function createSerialisers(document: OpenApiDocument) {
  const components = JSON.parse(JSON.stringify({ components: { schemas: document.components.schemas } }, withoutWords));
  const built = new Map<string, Serialise>();

  function build(operation: Operation): Serialise {
    const schema = successSchema(document, operation);
    if (!schema) return JSON.stringify;
    const rooted = JSON.parse(JSON.stringify(schema, withoutWords).replaceAll('"$ref":"#/', '"$ref":"contract#/'));
    return fastJson(rooted, { schema: { contract: { $id: 'contract', ...components } } });
  }

  return function serialiserOf(operation: Operation): Serialise {
    const found = built.get(operation.operationId) ?? build(operation);
    built.set(operation.operationId, found);
    return found;
  };
}
