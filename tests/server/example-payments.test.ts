// The examples of questions about payments that the contract prints can be tried on the demonstration data.
import { expect, test } from 'vitest';
import { resolve, type Example } from '../../server/contract/document.ts';
import { contract, operations } from '../contract/contract.ts';
import { onEmbeddedDatabase } from './on-databases.ts';
import { ask } from './lookup-calls.ts';
import { addSandbox } from './sandbox-bank.ts';
import { user } from './request-bank.ts';

/** What follows from a question or creates a series; submissions would need each other's payments. */
const isTried = /^(?:validate|quote|inquire|check|advise|listTransferTypes|createRecurring)/;

const tried = operations
  .filter(({ operation: { tags } }) => tags.some((tag) => tag === 'payments' || tag === 'recurring'))
  .filter(({ operation }) => isTried.test(operation.operationId))
  .flatMap(({ operation: { operationId, requestBody } }) =>
    Object.entries(requestBody?.content['application/json']?.examples ?? {}).map(([name, example]) => ({
      operationId,
      name,
      body: resolve<Example>(contract, example).value as object,
    })),
  );

onEmbeddedDatabase('the examples of payments', addSandbox, (bank) => {
  test('are answered with success', { timeout: 120_000 }, async () => {
    bank().setTime(new Date('2026-11-23T10:05:00+07:00'));
    const refused: string[] = [];
    for (const { operationId, name, body } of tried) {
      const { code } = await ask(bank(), operationId, { user: user('MAKER01'), body });
      if (code !== '00') refused.push(`${operationId} ${name}`);
    }
    expect(tried.length).toBeGreaterThan(60);
    expect(refused.toSorted()).toEqual([]);
  });
});
