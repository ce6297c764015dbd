// Checks a value against the schema of the answers that will show it, before it is stored.
import type { components } from '../../generated/types.ts';
import type { JsonSchema } from './document.ts';
import { loadServerContract } from './load-contract.ts';
import { validatorOf } from './validator.ts';

type Schemas = components['schemas'];
type Answers = { readonly [Name in keyof Schemas]?: readonly (keyof Schemas[Name] & string)[] };

/** Returns one schema with the named properties of the answers. */
function schemaOf(schemas: Readonly<Record<string, JsonSchema>>, answers: Answers): JsonSchema {
  const properties = Object.entries(answers).flatMap(([name, shown]) => {
    const known = (schemas[name]?.['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>;
    return Object.entries(known).filter(([property]) => shown.some((one) => one === property));
  });
  return { type: 'object', properties: Object.fromEntries(properties) };
}

/**
 * Returns a check that throws when a value does not fit the properties of the answers. That is a fault of the server,
 * so it is a plain Error: the caller is answered 500, the fault is logged, and the transaction keeps nothing.
 */
export function createShapeCheck(answers: Answers): (value: object) => Promise<void> {
  let schema: JsonSchema | undefined;
  return async (value) => {
    const document = await loadServerContract();
    schema ??= schemaOf(document.components.schemas, answers);
    const faults = validatorOf(document).of(schema)(value);
    if (faults.length === 0) return;
    // The message leaves out the values, which a customer typed.
    const places = faults.map(({ instancePath, keyword }) => `${instancePath} (${keyword})`);
    throw new Error(`Not kept, because it could not be shown: ${[...new Set(places)].join(', ')}`);
  };
}
