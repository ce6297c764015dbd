// A validator that reads discriminators must not accept a number in place of an object.
import { expect, test } from 'vitest';
import { requestFailures } from '../../server/contract/request-failures.ts';
import { validatorOf } from '../../server/contract/validator.ts';
import { contract, operations } from './contract.ts';
import { wrongShapesOf } from './wrong-shapes.ts';

const validator = validatorOf(contract);

test(
  'a request is refused when anything else stands in the place of an object, at any depth',
  { timeout: 60_000 },
  () => {
    let tried = 0;
    const accepted = operations.flatMap((located) => {
      const operation = { ...located.operation, parameters: [] };
      const shapes = wrongShapesOf(located);
      tried += shapes.length;
      return shapes
        .filter(
          ({ body }) => requestFailures(contract, validator, operation, { query: {}, headers: {}, body }).length === 0,
        )
        .map(({ place }) => `${operation.operationId}: ${place}`);
    });
    expect([...new Set(accepted)]).toEqual([]);
    expect(tried).toBeGreaterThan(10_000);
  },
);

test('null stands for a union exactly where the contract allows it', () => {
  const union = { $ref: '#/components/schemas/LocalPayee' };
  const orNull = { oneOf: [union, { type: 'null' }] };
  expect(validator.of(union)(null)).not.toEqual([]);
  expect(validator.of(orNull)(null)).toEqual([]);
  expect(validator.of(orNull)(5)).not.toEqual([]);
});
