import { expect, test } from 'vitest';
import { tableOf } from '../../scripts/kinds-table.ts';
import { kindsOf, readSources } from '../../scripts/kinds-table/sources.ts';
import { kinds, resources } from '../../scripts/kinds-table/subjects.ts';

const sources = await readSources();

const tables = [
  ['kinds', kinds, 'corporate', 'TransactionContent'],
  ['resources', resources, 'administration', 'AdminTaskContent'],
] as const;

test.each(tables)('the table of %s has a row for each that the contract knows', (_name, subjects, area, schema) => {
  const known = kindsOf(sources.contract, schema);
  expect(known.length).toBeGreaterThan(5);
  expect(Object.keys(subjects).toSorted()).toEqual(known.toSorted());
  const table = tableOf(sources, subjects, area);
  for (const kind of known)
    expect(table).toMatch(new RegExp(String.raw`^\| ${kind} \| \d+ of [1-9]\d* \| \d+ of [1-9]`, 'm'));
});

test('every operation of a payment belongs to one kind, but for those of all kinds', () => {
  const payments = sources.operations.filter(({ tags: [tag] }) => tag === 'payments' || tag === 'recurring');
  const notOfOne = payments.flatMap(({ operationId }) => {
    const owners = Object.entries(kinds).filter(([, { operations }]) => operations.test(operationId));
    return owners.length === 1 ? [] : [operationId];
  });
  expect(notOfOne).toEqual(['advisePayment', 'saveDraft', 'listDrafts', 'getDraft', 'deleteDraft']);
});
