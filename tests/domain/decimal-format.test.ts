import { expect, test } from 'vitest';
import { formatDecimal, rateInWords } from '../../domain/decimal-format.ts';

const of = (currency: string) => ({ currency });

test('a rate has its separators and says what it is a price of', () => {
  const bought = { rate: '16393.16', debitAmount: of('IDR'), creditAmount: of('USD') };
  expect(rateInWords(bought, 'EN')).toBe('IDR 16,393.16 per USD');
  expect(rateInWords({ ...bought, debitAmount: of('USD'), creditAmount: of('IDR') }, 'ID')).toBe(
    'IDR 16.393,16 per USD',
  );
  expect(rateInWords({ ...bought, rate: '1.0832', debitAmount: of('EUR') }, 'EN')).toBe('1.0832');
});

test('a number keeps its decimals', () => {
  expect(formatDecimal('6921.85', 'ID')).toBe('6.921,85');
});
