import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { convertThroughRupiah, crossRate } from '../../domain/money-scaling.ts';
import { money } from '../../domain/money.ts';

const rupiah = { rate: '1', unit: 1 };

test('against rupiah the rate is that of the board, for one unit', () => {
  expect(crossRate({ rate: '16409.58', unit: 1 }, rupiah)).toBe('16409.58');
  expect(crossRate({ rate: '10535.78', unit: 100 }, rupiah)).toBe('105.3578');
});

test('between two currencies it is what one unit costs in the other, and converts to the same amount', () => {
  expect(crossRate({ rate: '10535.78', unit: 100 }, { rate: '16360.42', unit: 1 })).toBe('0.0064398');
  const price = fc.integer({ min: 100, max: 3_000_000 }).map((cents) => ({ rate: (cents / 100).toFixed(2), unit: 1 }));
  fc.assert(
    fc.property(price, price, fc.integer({ min: 1, max: 1_000_000 }), (sold, bought, units) => {
      const debit = convertThroughRupiah(money(BigInt(units) * 100n, 'EUR'), sold, bought, 'USD', 'half-up');
      if (!debit.ok) throw new Error(debit.code);
      const byRate = Number(crossRate(sold, bought)) * units;
      expect(Math.abs(Number(debit.value.minor) / 100 - byRate)).toBeLessThan(0.01 + units * 1e-8);
    }),
  );
});
