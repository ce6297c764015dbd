import {
  listOperations,
  resolve,
  type JsonSchema,
  type LocatedOperation,
  type ResponseObject,
} from '../../server/contract/document.ts';
import { readGeneratedContract } from '../../scripts/contract/generated.ts';

function deeplyFrozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deeplyFrozen);
  }
  return value;
}

/** Frozen, because the test files of a worker share it. */
export const contract = deeplyFrozen(await readGeneratedContract());
export const operations = listOperations(contract);

/** The names of a schema's properties, in any of its alternatives. */
export function propertiesOf(given: JsonSchema | undefined): string[] {
  if (!given) return [];
  const schema = resolve<JsonSchema>(contract, given);
  const own = Object.keys((schema['properties'] as object | undefined) ?? {});
  const others = (schema['oneOf'] as readonly JsonSchema[] | undefined) ?? [];
  return [...own, ...others.flatMap(propertiesOf)];
}

export function bodySchemaOf({ operation }: LocatedOperation): JsonSchema | undefined {
  return Object.values(operation.requestBody?.content ?? {})[0]?.schema;
}

export function outputSchemaOf({ operation }: LocatedOperation): JsonSchema | undefined {
  const success = operation.responses['200'];
  const schema = success && resolve<ResponseObject>(contract, success).content?.['application/json']?.schema;
  if (!schema) return undefined;
  const properties = resolve<JsonSchema>(contract, schema)['properties'] as Record<string, JsonSchema> | undefined;
  return properties?.['output'];
}

export function queryNamesOf({ operation }: LocatedOperation): string[] {
  return operation.parameters
    .map((given) => resolve(contract, given))
    .flatMap((parameter) => ('in' in parameter && parameter.in === 'query' ? [parameter.name] : []));
}
