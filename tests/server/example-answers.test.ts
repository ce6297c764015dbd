// Every example answer of the contract can be written by its own schema without loss or change.
import { expect, test } from 'vitest';
import { listOperations, resolve, type Example, type ResponseObject } from '../../server/contract/document.ts';
import { loadContract } from '../../server/contract/load-contract.ts';
import { serialisersOf } from '../../server/contract/serialise.ts';

const document = await loadContract();
const serialiserOf = serialisersOf(document);

const answers = listOperations(document).flatMap(({ operation }) => {
  const { 200: success } = operation.responses;
  const content = success && resolve<ResponseObject>(document, success).content?.['application/json'];
  return Object.entries(content?.examples ?? {}).map(([name, example]) => ({
    operation,
    name,
    value: resolve<Example>(document, example).value,
  }));
});

test('every example of an answer is sent as it was written', { timeout: 60_000 }, () => {
  expect(answers.length).toBeGreaterThan(400);
  for (const { operation, name, value } of answers)
    expect(JSON.parse(serialiserOf(operation)(value)), `${operation.operationId} ${name}`).toEqual(value);
});
