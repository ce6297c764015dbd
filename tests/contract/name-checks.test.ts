import { expect, test } from 'vitest';
import { bodySchemaOf, operations, propertiesOf } from './contract.ts';

const checks = operations.filter(({ path }) => /\/validate-?(?:name|alias|serial-number)$/i.test(path));

test('every check of a name can name the record whose own name is allowed', () => {
  expect(checks.length).toBeGreaterThan(8);
  const without = checks.filter((located) => !propertiesOf(bodySchemaOf(located)).includes('exceptId'));
  expect(without.map(({ operation }) => operation.operationId)).toEqual([]);
});
