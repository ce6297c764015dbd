// What the contract says of languages, and that the reference bank reads it so.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { preferredLanguage } from '../../server/language.ts';
import { contract } from './contract.ts';

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
