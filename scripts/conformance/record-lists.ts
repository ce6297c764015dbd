// The lists of the contract whose items name records, and what one of their items is called by the contract's schemas.
import {
  listOperations,
  resolve,
  type JsonSchema,
  type LocatedOperation,
  type OpenApiDocument,
  type ResponseObject,
} from '../../server/contract/document.ts';
import { isIdentity, nameOf, propertiesOf } from './seen.ts';

export interface RecordList {
  readonly located: LocatedOperation;
  readonly itemSchema: JsonSchema;
}

export const folderOf = ({ path }: LocatedOperation) => path.slice(0, path.lastIndexOf('/'));
export const lastPartOf = ({ path }: LocatedOperation) => path.slice(path.lastIndexOf('/') + 1);

/** The schema of the output of a success; undefined for a file. */
export function outputSchema(document: OpenApiDocument, { operation }: LocatedOperation): JsonSchema | undefined {
  const success = operation.responses['200'];
  const schema = success && resolve<ResponseObject>(document, success).content?.['application/json']?.schema;
  return schema && propertiesOf(document, schema)['output'];
}

function itemSchemaOf(document: OpenApiDocument, located: LocatedOperation): JsonSchema | undefined {
  const output = outputSchema(document, located);
  const items = output && propertiesOf(document, output)['items'];
  return items && (resolve<JsonSchema>(document, items)['items'] as JsonSchema | undefined);
}

export function recordLists(document: OpenApiDocument): RecordList[] {
  return listOperations(document)
    .filter(({ operation }) => operation['x-effect'] === 'read' && operation.requestBody !== undefined)
    .flatMap((located) => {
      const itemSchema = itemSchemaOf(document, located);
      return itemSchema ? [{ located, itemSchema }] : [];
    });
}

/** Names of identities in an item of the list, its own or those of its parts. */
export function identitiesIn(document: OpenApiDocument, { itemSchema }: RecordList): Set<string> {
  const own = Object.values(propertiesOf(document, itemSchema));
  const parts = own.flatMap((part) => Object.values(propertiesOf(document, part)));
  return new Set([...own, ...parts].map(nameOf).filter(isIdentity));
}
