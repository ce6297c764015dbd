import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { operations } from '../../generated/operations.ts';
import { notYet } from '../../server/not-yet.ts';
import { contract } from './contract.ts';

const path = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const rows = readFileSync(path('docs/contract-review.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Sentence'))
  .map((line) => line.slice(2, -2).split(' | '));
const named = (column: number, separator: RegExp) => rows.flatMap((row) => (row[column] ?? '').split(separator));
const isTest = (held: string) => /^(?:app|contract|domain|e2e|server)\/[a-z-]+$/.test(held);
const folders = ['', 'approval/', 'identifiers/'];
const exists = (held: string) => {
  const [folder, name] = held.split('/');
  return folders.some((inner) => existsSync(path(`tests/${folder}/${inner}${name}.test.ts`)));
};

const operationsOf = ([, ids = '']: readonly string[]) => ids.split(', ');
const saysSo = ([, , , held = '']: readonly string[]) => held.includes('not built');

test('the review has the ninety sentences, the fourteen ambiguities, the seventy questions and the six faults', () => {
  expect(rows.length).toBe(90 + 14 + 18 + 28 + 24 + 6);
  expect(new Set(rows.map(([sentence]) => sentence)).size).toBe(rows.length);
});

test('the review says what is not built, and only that', () => {
  const unbuilt: readonly string[] = notYet;
  expect(rows.filter((row) => !saysSo(row) && operationsOf(row).every((id) => unbuilt.includes(id)))).toEqual([]);
  expect(rows.filter((row) => saysSo(row) && !operationsOf(row).some((id) => unbuilt.includes(id)))).toEqual([]);
});

test('every row of the review names operations, schemas and what holds them', () => {
  expect(rows.filter((row) => row.length !== 4 || row.some((cell) => cell === ''))).toEqual([]);
});

test('every operation, schema and test of the review exists', () => {
  const operationIds = named(1, /, /).filter((name) => !name.startsWith('all'));
  expect(operationIds.filter((name) => !(name in operations))).toEqual([]);
  expect(named(2, /, /).filter((name) => !(name in contract.components.schemas))).toEqual([]);
  expect(named(3, /; /).filter((held) => isTest(held) && !exists(held))).toEqual([]);
});
