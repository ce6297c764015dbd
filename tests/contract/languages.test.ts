// What the contract says of languages, and that the reference bank reads it so.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { preferredLanguage } from '../../server/language.ts';
import { resolve, type Example, type ResponseObject } from '../../server/contract/document.ts';
import { contract, operations } from './contract.ts';

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../locales/id/${name}.json`, import.meta.url), 'utf8'));

const headers: readonly (readonly [header: string | undefined, language: string])[] = [
  [undefined, 'EN'],
  ['', 'EN'],
  ['id', 'ID'],
  ['id-ID', 'ID'],
  ['en, id', 'EN'],
  ['id, en', 'ID'],
  ['en;q=0.4, id;q=0.9', 'ID'],
  ['en;q=0.9, id;q=0.4', 'EN'],
  ['fr, id;q=0.5', 'ID'],
  ['fr-CH, *;q=0.5', 'EN'],
  ['id;q=0', 'EN'],
  ['id;q=much, en;q=0.1', 'EN'],
  ['in', 'EN'],
  ['ido', 'EN'],
  ['ID', 'ID'],
];

test.each(headers)('a request with Accept-Language %s is answered in %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});

test('the contract has the Indonesian name of every status, as the portal shows it', () => {
  const { FailureParameters, ...schemas } = contract.components.schemas;
  const { properties } = FailureParameters as { properties: Record<string, Record<string, { id: object }>> };
  const names = properties['status']?.['x-texts']?.id ?? {};
  const { status, record } = read('administration');
  expect(names).toEqual({ ...read('kinds').status, ...status, ...record });
  const statuses = ['StatusLabel', 'AdminTaskStatus', 'RecordStatus', 'UserStatus', 'HistoryStatus'];
  const wanted = statuses.flatMap((name) => (schemas[name]?.['enum'] ?? []) as string[]);
  expect(wanted.filter((one) => !Object.hasOwn(names, one))).toEqual([]);
});

type Value = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Value => typeof value === 'object' && value !== null;
const objectsIn = (value: unknown): Value[] =>
  isObject(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : [];

const answers = operations.flatMap(({ operation }) =>
  Object.values(operation.responses).flatMap((given) => {
    const examples = resolve<ResponseObject>(contract, given).content?.['application/json']?.examples ?? {};
    return Object.values(examples).flatMap((example) => objectsIn(resolve<Example>(contract, example).value));
  }),
);

test('the contract names every service in both languages, and the examples use those names', () => {
  const { enum: codes, 'x-texts': texts } = contract.components.schemas['ServiceCode'] as {
    readonly enum: readonly string[];
    readonly 'x-texts': Readonly<Record<string, { readonly en: string; readonly id: string }>>;
  };
  expect(Object.keys(texts).toSorted()).toEqual(codes.toSorted());
  const named = answers.filter(({ serviceType, name }) => typeof serviceType === 'string' && typeof name === 'string');
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ serviceType, name }) => texts[String(serviceType)]?.en !== name)).toEqual([]);
});

test.each(['en', 'id'] as const)(
  'a service has one name, which the portal and the contract write alike (%s)',
  (language) => {
    const { ServiceCode } = contract.components.schemas;
    const texts = ServiceCode?.['x-texts'] as Record<string, Record<'en' | 'id', string>>;
    const names = Object.fromEntries(Object.entries(texts).map(([service, name]) => [service, name[language]]));
    const shown = new URL(`../../locales/${language}/kinds.json`, import.meta.url);
    expect(names).toEqual(JSON.parse(readFileSync(shown, 'utf8')).service);
  },
);
