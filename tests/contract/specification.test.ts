import { describe, expect, test } from 'vitest';
import type { LocatedOperation } from '../../server/contract/document.ts';
import { bodySchemaOf, operations, outputSchemaOf, propertiesOf, queryNamesOf } from './contract.ts';
import { namedCalls, namedFields, type NamedCall } from './specification-calls.ts';

const contains = (names: readonly string[], wanted: readonly string[]) => wanted.every((name) => names.includes(name));

function has(
  located: LocatedOperation,
  { query = [], body = [], output = [] }: Omit<NamedCall, 'path' | 'method'>,
): boolean {
  return (
    contains(queryNamesOf(located), query) &&
    contains(propertiesOf(bodySchemaOf(located)), body) &&
    contains(propertiesOf(outputSchemaOf(located)), output)
  );
}

describe('the calls of section 7', () => {
  test.each(namedCalls)('$method $path is in the contract, spelt as the specification spells it', (call) => {
    const located = operations.find(({ path, method }) => path === call.path && method === call.method);
    expect(located, 'the operation').toBeDefined();
    expect(located && has(located, call), 'its named fields').toBe(true);
  });

  test.each(namedFields)('some operation speaks the fields %o', (fields) => {
    expect(operations.filter((located) => has(located, fields)).map(({ path }) => path)).not.toEqual([]);
  });

  test.each(['transaction-status', 'request', 'information', 'bulk-payment'])(
    '%s reports can be generated',
    (report) => {
      expect(
        operations.some(({ path }) => path.startsWith('/api/inquiry/report/online/generate/') && path.endsWith(report)),
      ).toBe(true);
    },
  );
});

describe('every operation', () => {
  test('has an operationId of its own', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('that writes takes an Idempotency-Key, and none that reads does', () => {
    const wrong = operations.filter(({ operation }) => {
      const takesKey = operation.parameters.some((given) => '$ref' in given && given.$ref.endsWith('/IdempotencyKey'));
      return takesKey !== (operation['x-effect'] === 'write');
    });
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  test('answers 95 in the domain bulk alone, but for records of a payroll', () => {
    const others = operations.filter(
      ({ operation }) => operation['x-error-codes'].includes('95') && operation.tags[0] !== 'bulk',
    );
    expect(others.map(({ operation }) => operation.operationId).toSorted()).toEqual([
      'generateChallenge',
      'getTransactionRecord',
    ]);
  });
});
