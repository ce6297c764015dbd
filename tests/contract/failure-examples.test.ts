import { expect, test } from 'vitest';
import { domainBundles } from '../../scripts/contract-page/domain-bundles.ts';
import { errorParameters, type ParameterType } from '../../scripts/contract/error-parameters.ts';
import { describeCode } from '../../server/code-texts.ts';
import { resolve, type Example, type JsonSchema, type ResponseObject } from '../../server/contract/document.ts';
import { formatDate, formatMoment, formatTime } from '../../domain/date-format.ts';
import { formatMoney } from '../../domain/money-format.ts';
import { fromWire, type WireMoney } from '../../domain/money.ts';
import { errorCatalogue } from '../../generated/error-codes.ts';
import type { Failure } from '../../generated/types.ts';
import { contract, operations } from './contract.ts';

const failures = operations.flatMap(({ operation }) =>
  Object.entries(operation.responses).flatMap(([status, given]) => {
    if (status < '400') return [];
    const json = resolve<ResponseObject>(contract, given).content?.['application/json'];
    return Object.values(json?.examples ?? {}).map((example) => ({
      status,
      failure: resolve<Example>(contract, example).value as Failure,
    }));
  }),
);

test('an example of a failure has the text of the catalogue, with its parameters filled in', () => {
  const wrong = failures.filter(
    ({ failure: { statusCode, statusDesc, parameters = {} } }) =>
      statusDesc !== describeCode(statusCode, 'EN', parameters),
  );
  expect(wrong.map(({ failure }) => failure.statusCode)).toEqual([]);
});

test('an example of a malformed request has the statusCode 400, and its codes at fields', () => {
  const wrong = failures.filter(
    ({ status, failure: { statusCode, errors = [] } }) =>
      (status === '400') !== (statusCode === '400') || (status === '400' && errors.length === 0),
  );
  expect(wrong).toEqual([]);
});

function writtenMoney(wire: WireMoney): string {
  const amount = fromWire(wire);
  return amount.ok ? formatMoney(amount.value, 'EN') : amount.code;
}

const writing: Readonly<Record<ParameterType, (value: unknown) => string>> = {
  text: String,
  count: String,
  date: (value) => formatDate(String(value), 'EN'),
  moment: (value) => formatMoment(Date.parse(String(value)), 'EN'),
  timeOfDay: (value) => formatTime(String(value), 'EN'),
  money: (value) => writtenMoney(value as WireMoney),
};

test('a parameter of an example is written as the bank writes it', () => {
  const wrong = Object.entries(errorParameters).filter(
    ([, { type, shown, value = shown }]) => writing[type](value) !== shown,
  );
  expect(wrong.map(([name, { shown }]) => `${name}: ${shown}`)).toEqual([]);
});

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  if (typeof value === 'object' && value !== null) for (const child of Object.values(value)) yield* textsIn(child);
}

const encrypted = new Set([...textsIn(contract)].filter((text) => /^eyJ[\w-]+\.[\w-]*(?:\.[\w-]+){3}$/.test(text)));

test.each([...encrypted])('an encrypted value says how it is decrypted: %s', (text) => {
  const [header = '', key] = text.split('.');
  const facts = JSON.parse(Buffer.from(header, 'base64url').toString()) as Readonly<Record<string, unknown>>;
  const names = facts['alg'] === 'dir' ? ['alg', 'enc', 'kid'] : ['alg', 'enc', 'epk', 'kid'];
  expect(Object.keys(facts).toSorted()).toEqual(names);
  expect({ ...facts, key }).toMatchObject({ enc: 'A256GCM', key: '' });
});

test('the bundle of a domain has the facts and texts of every code of its operations', () => {
  const bundles = [...domainBundles(contract)];
  expect(encrypted.size).toBeGreaterThan(1);
  for (const [domain, { components }] of bundles) {
    const known = components.schemas['ErrorCatalogue']?.['properties'] as Readonly<Record<string, JsonSchema>>;
    const codes = operations.flatMap(({ operation }) =>
      operation.tags[0] === domain ? [...operation['x-error-codes'], ...(operation['x-item-codes'] ?? [])] : [],
    );
    expect({ domain, lacking: codes.filter((code) => !known[code]?.['x-texts']) }).toEqual({ domain, lacking: [] });
    expect(Object.keys(known).length).toBeLessThanOrEqual(Object.keys(errorCatalogue).length);
  }
});
