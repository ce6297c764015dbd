import { expect, test } from 'vitest';
import { convertThroughRupiah } from '../../domain/money-scaling.ts';
import { failure, success } from '../../domain/result.ts';
import { amount, idr, usd } from './reference.ts';

const rupiah = { rate: '1', unit: 1 };
const dollar = { rate: '16385', unit: 1 };
const yen = { rate: '10520', unit: 100 };

test('rupiah become dollars and dollars rupiah', () => {
  expect(convertThroughRupiah(idr('163,850,000'), rupiah, dollar, 'USD', 'half-up')).toEqual(success(usd('10,000')));
  expect(convertThroughRupiah(usd('0.01'), dollar, rupiah, 'IDR', 'half-up')).toEqual(success(idr('163.85')));
});

test('a price for a hundred yen is not a price for one', () => {
  const converted = convertThroughRupiah(amount('1,000,000', 'JPY'), yen, dollar, 'USD', 'half-up');
  expect(converted).toEqual(success(usd('6420.51')));
});

test('a price of nothing is no price', () => {
  expect(convertThroughRupiah(idr('1'), rupiah, { rate: '0', unit: 1 }, 'USD', 'half-up')).toEqual(
    failure('ERR_HOST_RATE'),
  );
});

test('the last digit is rounded or cut as asked', () => {
  const price = { rate: '16385.50', unit: 1 };
  expect(convertThroughRupiah(usd('100,000.01'), price, rupiah, 'IDR', 'half-up')).toEqual(
    success(idr('1,638,550,163.86')),
  );
  expect(convertThroughRupiah(usd('100,000.01'), price, rupiah, 'IDR', 'truncate')).toEqual(
    success(idr('1,638,550,163.85')),
  );
});
