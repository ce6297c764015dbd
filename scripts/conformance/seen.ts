// What a list of the server showed, by the names of the contract's schemas, and how it is put into a request.
import { isReference, resolve, type JsonSchema, type OpenApiDocument } from '../../server/contract/document.ts';

/** The values of one record by the name of their schema; of several values the outermost. */
export type Seen = ReadonlyMap<string, unknown>;

export type Fields = Readonly<Record<string, unknown>>;

export const nameOf = (schema: JsonSchema): string =>
  isReference(schema) ? (schema.$ref.split('/').at(-1) ?? '') : '';
export const isIdentity = (name: string) => /Id$|^BulkBatchNumber$/.test(name);
const isRevision = (name: string) => name.endsWith('Revision');

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function propertiesOf(document: OpenApiDocument, given: JsonSchema): Readonly<Record<string, JsonSchema>> {
  return (resolve<JsonSchema>(document, given)['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>;
}

/** The schema of the items of an array. */
export function itemsOf(document: OpenApiDocument, given: JsonSchema): JsonSchema | undefined {
  const { items } = resolve<JsonSchema>(document, given);
  return isFields(items) ? items : undefined;
}

type Level = readonly (readonly [schema: JsonSchema, value: unknown])[];

function inside(document: OpenApiDocument, level: Level): Level {
  return level.flatMap(([schema, value]) => {
    const properties = propertiesOf(document, schema);
    return isFields(value)
      ? Object.entries(value).flatMap(([name, child]) => (properties[name] ? [[properties[name], child] as const] : []))
      : [];
  });
}

export function seenIn(document: OpenApiDocument, itemSchema: JsonSchema, item: unknown): Seen {
  const found = new Map<string, unknown>();
  for (let level: Level = [[itemSchema, item]]; level.length > 0; level = inside(document, level))
    for (const [schema, value] of level) if (!found.has(nameOf(schema))) found.set(nameOf(schema), value);
  return found;
}

const originals = 'originalChangedData';
const isIdOrRevision = (schema: JsonSchema) => isIdentity(nameOf(schema)) || isRevision(nameOf(schema));

export function createFiller(document: OpenApiDocument) {
  const hasRevision = (schema: JsonSchema) =>
    Object.values(propertiesOf(document, schema)).some((one) => isRevision(nameOf(one)));

  /** Replaces the fields of an object that names a record at a revision. */
  function fillRecord(schema: JsonSchema, value: Fields, seen: Seen, isWhole: boolean): Fields {
    const properties = propertiesOf(document, schema);
    const filled = Object.entries(value).map(([name, child]) => {
      const property = properties[name];
      const isKnown = property && seen.has(nameOf(property)) && (isWhole || isIdOrRevision(property));
      return [name, isKnown ? seen.get(nameOf(property)) : child];
    });
    return Object.fromEntries(filled);
  }

  /** The body about the record that was seen: its id, its revision, and its values where the body repeats them. */
  return function fill(given: JsonSchema, value: unknown, seen: Seen, isWhole = false): unknown {
    const schema = resolve<JsonSchema>(document, given);
    const items = schema['items'] as JsonSchema | undefined;
    // Lists of records are cut to one, because one record was seen.
    if (Array.isArray(value) && items && hasRevision(items))
      return value.slice(0, 1).map((one) => fill(items, one, seen, isWhole));
    if (!isFields(value)) return value;
    if (hasRevision(schema)) return fillRecord(schema, value, seen, isWhole);
    const properties = propertiesOf(document, schema);
    const filled = Object.entries(value).map(([name, child]) => {
      const property = properties[name];
      return [name, property ? fill(property, child, seen, name === originals) : child];
    });
    return Object.fromEntries(filled);
  };
}
