// Reads the contract from the page, once.
import { listOperations, resolve, type JsonSchema, type LocatedOperation } from '../../../server/contract/document.ts';
import type { PageData } from '../page-data.ts';

export const { document: contract, codes } = JSON.parse(
  document.querySelector('#contract')?.textContent ?? '{}',
) as PageData;

export const operations: readonly LocatedOperation[] = listOperations(contract);
export const byDomain = Map.groupBy(operations, ({ operation }) => operation.tags[0]);
export const operationsById = new Map(operations.map((located) => [located.operation.operationId, located]));

export const follow = (schema: JsonSchema) => resolve<JsonSchema>(contract, schema);
export const nameOf = (schema: JsonSchema) =>
  typeof schema['$ref'] === 'string' ? schema['$ref'].split('/').at(-1) : undefined;
