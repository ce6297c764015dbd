// Valid bodies of every operation, from the examples of the contract.
import { resolve, type JsonSchema, type LocatedOperation } from '../../server/contract/document.ts';
import { contract, operations } from '../contract/contract.ts';
import type { OperationId } from '../../generated/operations.ts';

export interface JsonOperation {
  readonly operationId: OperationId;
  readonly located: LocatedOperation;
  readonly schema: JsonSchema;
  readonly examples: readonly unknown[];
}

/** Every operation with a JSON body. */
export const jsonOperations: readonly JsonOperation[] = operations.flatMap((located) => {
  const media = located.operation.requestBody?.content['application/json'];
  if (!media?.schema) return [];
  const examples = Object.values(media.examples ?? {}).map((example) => resolve(contract, example).value);
  return [{ operationId: located.operation.operationId as OperationId, located, schema: media.schema, examples }];
});

export const withSchema = (schema: JsonSchema): JsonSchema => resolve<JsonSchema>(contract, schema);

export type Names = Readonly<Record<string, unknown>>;

/** The same body with the given values for these fields, and with one item per list. */
export function renamed(body: unknown, names: Names): unknown {
  if (Array.isArray(body)) return body.slice(0, 1).map((item) => renamed(item, names));
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, name in names ? names[name] : renamed(value, names)]),
  );
}

export function mentions(body: unknown, name: string): boolean {
  if (typeof body !== 'object' || body === null) return false;
  return Object.entries(body).some(([key, value]) => key === name || mentions(value, name));
}
