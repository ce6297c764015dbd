// The bars of a map say where amounts are missing, once for all types that miss them.
import { expect, test } from 'vitest';
import { mapTypes, withoutAmount } from '../../domain/approval/map-types.ts';
import { rangePictures } from '../../src/components/map-check/range-picture.ts';
import type { RowValues } from '../../src/components/map-check/row-values.ts';

const row = (name: string, change: Partial<RowValues> = {}): RowValues => ({
  id: name,
  name,
  transactionTypes: [],
  accounts: { kind: 'every-account' },
  currency: null,
  minimum: null,
  maximum: null,
  batchBasis: 'total',
  outcome: { kind: 'blocked' },
  ...change,
});
const withAmount = mapTypes.filter((type) => !withoutAmount.includes(type));
const gap = {
  transactionTypes: withAmount,
  account: null,
  currency: 'IDR',
  range: { minimum: '20000000.01', maximum: '50000000.00' },
  code: '24',
} as const;

test('rows for every type with a gap of every type are one track, with the gap in it', () => {
  const rows = [row('low', { maximum: '20000000.00' }), row('high', { minimum: '50000000.01' })];
  const [picture] = rangePictures(rows, [{ ...gap, transactionTypes: [...withAmount] }]);
  expect(picture?.tracks).toMatchObject([{ types: null, gaps: [{ start: 1, end: 2 }] }]);
});

test('a type with a gap of its own has its own track beside that of the others', () => {
  const [picture] = rangePictures([row('all')], [{ ...gap, transactionTypes: ['SVC_LCY_RTGS'] }]);
  expect(picture?.tracks.map(({ types, gaps }) => [types, gaps.length])).toEqual([
    [['SVC_LCY_RTGS'], 1],
    [null, 0],
  ]);
});
