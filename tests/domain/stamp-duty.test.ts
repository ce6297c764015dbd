import { expect, test } from 'vitest';
import { feesApart } from '../../domain/stamp-duty.ts';

const idr = (value: string) => ({ value, currency: 'IDR' });

test('stamp duty is named apart from the fee', () => {
  const lines = [
    { type: 'service', amount: idr('3000.00') },
    { type: 'stamp', amount: idr('10000.00') },
  ];
  expect(feesApart({ lines, totalFee: idr('13000.00') })).toEqual({ fee: idr('3000.00'), stampDuty: idr('10000.00') });
});

test('a fee without stamp duty stays as it is', () => {
  const lines = [{ type: 'service', amount: idr('3000.00') }];
  expect(feesApart({ lines, totalFee: idr('3000.00') })).toEqual({ fee: idr('3000.00'), stampDuty: null });
});
