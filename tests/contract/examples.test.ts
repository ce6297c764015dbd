import { describe, expect, test } from 'vitest';
import { resolve, type Example, type ResponseObject } from '../../server/contract/document.ts';
import { validatorOf } from '../../server/contract/validator.ts';
import { errorCatalogue, type ErrorCode } from '../../generated/error-codes.ts';
import { shownComplaints } from '../../scripts/conformance/answer-rules.ts';
import { contract, operations } from './contract.ts';

const validator = validatorOf(contract);

const answers = operations.flatMap(({ operation }) =>
  Object.entries(operation.responses).flatMap(([status, given]) => {
    const json = resolve<ResponseObject>(contract, given).content?.['application/json'];
    return Object.entries(json?.examples ?? {}).map(([name, example]) => ({
      id: operation.operationId,
      status,
      name,
      schema: json?.schema ?? {},
      value: resolve<Example>(contract, example).value,
    }));
  }),
);

describe('the examples', () => {
  test('of every answer fit their schema', () => {
    const wrong = answers.flatMap(({ id, status, name, schema, value }) =>
      validator
        .of(schema)(value)
        .map(({ instancePath, message }) => `${id} ${status} ${name}${instancePath} ${message}`),
    );
    expect(wrong).toEqual([]);
  });

  test('of successes say what they always say', () => {
    const wrong = operations.flatMap(({ operation }) =>
      Object.entries(operation['x-always'] ?? {}).flatMap(([field, always]) =>
        answers
          .filter(({ id, status }) => id === operation.operationId && status === '200')
          .filter(({ value }) => (value as { output: Record<string, unknown> }).output[field] !== always)
          .map(({ id, name }) => `${id} ${name}`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('of successes add up, are in order, and name no item twice', () => {
    const wrong = answers
      .filter(({ status }) => status === '200')
      .flatMap(({ id, name, schema, value }) =>
        [...shownComplaints(contract, schema, value, { language: 'en' })].map(
          ({ message }) => `${id} ${name}: ${message}`,
        ),
      );
    expect(wrong).toEqual([]);
  });

  test('of failures show each code of the operation under the status of the catalogue', () => {
    const wrong = operations.flatMap(({ operation }) =>
      operation['x-error-codes']
        .filter((code) => {
          const { status } = errorCatalogue[code as ErrorCode];
          return !answers.some(
            (answer) => answer.id === operation.operationId && answer.name === code && answer.status === String(status),
          );
        })
        .map((code) => `${operation.operationId} ${code}`),
    );
    expect(wrong).toEqual([]);
  });

  test('of every list show rows and an empty list', () => {
    const lists = answers.filter(
      ({ id, status, value }) => id.startsWith('list') && status === '200' && itemsOf(value),
    );
    const sizesOf = (all: typeof lists) => all.map(({ value }) => itemsOf(value)?.length ?? 0);
    const lacking = [...Map.groupBy(lists, ({ id }) => id)].filter(([, all]) => {
      const sizes = sizesOf(all);
      return sizes.every((size) => size === 0) || (hasPages(all[0]?.value) && !sizes.includes(0));
    });
    expect(lacking.map(([id]) => id)).toEqual([]);
  });
});

interface ListAnswer {
  readonly output?: { readonly items?: readonly unknown[]; readonly page?: unknown } | null;
}

function itemsOf(value: unknown): readonly unknown[] | undefined {
  return (value as ListAnswer | undefined)?.output?.items;
}

function hasPages(value: unknown): boolean {
  return (value as ListAnswer | undefined)?.output?.page !== undefined;
}
