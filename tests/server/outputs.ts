// Validates outputs against the schemas of their operations.
import { expect } from 'vitest';
import type { OperationId } from '../../generated/operations.ts';
import { validatorOf } from '../../server/contract/validator.ts';
import { contract, operations, outputSchemaOf } from '../contract/contract.ts';

const validator = validatorOf(contract);

export function expectOutputOf(operationId: OperationId, output: unknown): void {
  const located = operations.find(({ operation }) => operation.operationId === operationId);
  const schema = located && outputSchemaOf(located);
  if (!schema) throw new Error(`${operationId} answers no JSON`);
  expect(validator.of(schema)(output), operationId).toEqual([]);
}
