// Changes of a record that a company has only once, such as its daily limits, with the read beside them.
import {
  listOperations,
  resolve,
  type JsonSchema,
  type LocatedOperation,
  type OpenApiDocument,
} from '../../server/contract/document.ts';
import { folderOf, lastPartOf, outputSchema } from './record-lists.ts';
import { isFields, itemsOf, nameOf, propertiesOf, type Fields } from './seen.ts';

export interface Setting {
  readonly detail: LocatedOperation;
  /** The list of the body that repeats entries of the record. */
  readonly list: string;
  /** Returns the entries as they were read, in the order of the body. */
  readonly entriesOf: (read: Fields) => readonly Fields[];
  /** Returns the body that asks for the record as it was read; undefined if the answer has no entries. */
  readonly asRead: (read: Fields) => Fields | undefined;
}

const schemaOf = ({ operation }: LocatedOperation) => operation.requestBody?.content['application/json']?.schema;
const namesIn = (document: OpenApiDocument, array: JsonSchema) =>
  Object.keys(propertiesOf(document, itemsOf(document, array) ?? {}));

const needsNothing = (document: OpenApiDocument, schema: JsonSchema | undefined) =>
  schema !== undefined && resolve<JsonSchema>(document, schema)['required'] === undefined;

function detailBeside(document: OpenApiDocument, located: LocatedOperation): LocatedOperation | undefined {
  const beside = listOperations(document).filter((one) => folderOf(one) === folderOf(located));
  if (beside.some((one) => lastPartOf(one) === 'list')) return undefined;
  return beside.find((one) => lastPartOf(one) === 'detail' && needsNothing(document, schemaOf(one)));
}

/** The arrays of the record whose entries have all that an entry of the body has. */
function arraysWith(document: OpenApiDocument, record: JsonSchema, names: readonly string[]): string[] {
  const arrays = Object.entries(propertiesOf(document, record)).map(([name, array]) => ({
    name,
    known: namesIn(document, array),
  }));
  return arrays.filter(({ known }) => names.every((name) => known.includes(name))).map(({ name }) => name);
}

const pick = (entry: Fields, names: readonly string[]) => Object.fromEntries(names.map((name) => [name, entry[name]]));

function settingWith(detail: LocatedOperation, list: string, names: readonly string[], arrays: readonly string[]) {
  const entriesOf = (read: Fields): Fields[] =>
    arrays.flatMap((name) => (Array.isArray(read[name]) ? read[name].filter(isFields) : []));
  const asRead = (read: Fields): Fields | undefined => {
    const entries = entriesOf(read).map((one) => pick(one, names));
    return entries.length > 0 ? { revision: read['revision'], [list]: entries } : undefined;
  };
  return { detail, list, entriesOf, asRead };
}

/** Undefined for an operation that is no change of such a record. */
export function settingOf(document: OpenApiDocument, located: LocatedOperation): Setting | undefined {
  const output = outputSchema(document, located);
  const makesTask = output !== undefined && nameOf(output) === 'AdminTaskReceipt';
  const detail = makesTask ? detailBeside(document, located) : undefined;
  const record = detail && outputSchema(document, detail);
  if (!detail || !record) return undefined;
  const settings = Object.entries(propertiesOf(document, schemaOf(located) ?? {})).map(([list, array]) => {
    const names = namesIn(document, array);
    return { list, names, arrays: names.length > 1 ? arraysWith(document, record, names) : [] };
  });
  const found = settings.find(({ arrays }) => arrays.length > 0);
  return found && settingWith(detail, found.list, found.names, found.arrays);
}
