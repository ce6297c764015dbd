// What the contract's extensions name exists: a path that is spelt wrongly would hold nothing.
import { describe, expect, test } from 'vitest';
import { outputSchema } from '../../scripts/conformance/record-lists.ts';
import { isFields, itemsOf, propertiesOf } from '../../scripts/conformance/seen.ts';
import { resolve, type JsonSchema } from '../../server/contract/document.ts';
import { contract, operations } from './contract.ts';

/** The schema itself, or the one beside null. */
function plain(given: JsonSchema): JsonSchema {
  const schema = resolve<JsonSchema>(contract, given);
  const { oneOf } = schema;
  const choice = Array.isArray(oneOf) ? oneOf.find((one) => isFields(one) && one['type'] !== 'null') : undefined;
  return isFields(choice) ? plain(choice) : schema;
}

function leadsTo(schema: JsonSchema, path: string): boolean {
  const [name = '', ...rest] = path.split('.');
  const one = plain(schema);
  const within = itemsOf(contract, one) ?? one;
  const property = propertiesOf(contract, within)[name];
  return property !== undefined && (rest.length === 0 || leadsTo(property, rest.join('.')));
}

const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value);
const keysAndValues = (value: unknown): string[] =>
  isFields(value)
    ? [
        ...Object.keys(value),
        ...Object.values(value).flatMap((one) => (isTexts(one) || typeof one === 'string' ? [one].flat(2) : [])),
      ]
    : [];

/** Every schema of the bundle, those inside others too. */
function schemasIn(value: unknown): JsonSchema[] {
  if (Array.isArray(value)) return value.flatMap(schemasIn);
  return isFields(value) ? [value, ...Object.values(value).flatMap(schemasIn)] : [];
}

const schemas = schemasIn([contract.paths, contract.components.schemas]);

describe('the extensions of the contract', () => {
  test('name a field beside in x-text-of', () => {
    const wrong = schemas.flatMap((schema) => {
      const properties = isFields(schema['properties']) ? schema['properties'] : {};
      const named = Object.values(properties).map(
        (one) => resolve<JsonSchema>(contract, one as JsonSchema)['x-text-of'],
      );
      return named.filter((name) => typeof name === 'string' && !(name in properties));
    });
    expect(wrong).toEqual([]);
  });

  test.each(['x-sums', 'x-agrees', 'x-difference', 'x-currency-of'])(
    'name fields of their object in %s',
    (extension) => {
      const having = schemas.filter((schema) => extension in schema && isFields(schema['properties']));
      expect(having.length).toBeGreaterThan(0);
      const wrong = having.flatMap((schema) =>
        keysAndValues(schema[extension]).filter((path) => !leadsTo(schema, path)),
      );
      expect(wrong).toEqual([]);
    },
  );

  test.each(['x-order', 'x-unique'])('name fields of the items of their array in %s', (extension) => {
    const having = schemas.filter((schema) => isTexts(schema[extension]) && 'items' in schema);
    expect(having.length).toBeGreaterThan(0);
    const wrong = having.flatMap((schema) =>
      [schema[extension]]
        .filter(isTexts)
        .flat()
        .filter((path) => !leadsTo(schema, path)),
    );
    expect(wrong).toEqual([]);
  });

  test('name fields of the items of their array in x-whole', () => {
    const having = schemas.filter((schema) => 'x-whole' in schema);
    expect(having.length).toBeGreaterThan(0);
    const wrong = having.flatMap((schema) => {
      const { of, sums } = schema['x-whole'] as { readonly of: string; readonly sums: readonly string[] };
      return [of, ...sums].filter((path) => !leadsTo(schema, path));
    });
    expect(wrong).toEqual([]);
  });

  test('name fields of the output in x-always', () => {
    const wrong = operations.flatMap((located) =>
      Object.keys(located.operation['x-always'] ?? {}).filter(
        (name) => !leadsTo(outputSchema(contract, located) ?? {}, name),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('name lists and their fields in x-adds-up', () => {
    const wrong = operations.flatMap((located) =>
      (located.operation['x-adds-up'] ?? []).flatMap(({ list, count, sums = {}, highest = {} }) => {
        const named = operations.find(({ operation }) => operation.operationId === list);
        const items = named && propertiesOf(contract, outputSchema(contract, named) ?? {})['items'];
        const own = [count, ...Object.keys({ ...sums, ...highest })].filter((path) => path !== undefined);
        return [
          ...own.filter((path) => !leadsTo(outputSchema(contract, located) ?? {}, path)),
          ...(items ? Object.values({ ...sums, ...highest }).filter((path) => !leadsTo(items, path)) : [list]),
        ];
      }),
    );
    expect(wrong).toEqual([]);
  });
});
