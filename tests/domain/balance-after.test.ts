import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { balanceAfter } from '../../domain/balance-after.ts';
import { money } from '../../domain/money.ts';

const rupiah = (minor: bigint) => money(minor, 'IDR');
const dollars = (minor: bigint) => money(minor, 'USD');
const someAmount = fc.bigInt({ min: 0n, max: 10n ** 15n });

describe('the balance after a payment', () => {
  test('is what is available less the amount and its fees, or what is missing of it', () => {
    fc.assert(
      fc.property(someAmount, someAmount, fc.bigInt({ min: 0n, max: 5_000_000n }), (available, amount, fees) => {
        const quoted = { amount: rupiah(amount), totalDebit: rupiah(amount + fees) };
        const after = balanceAfter(rupiah(available), rupiah(amount), quoted);
        const left = available - amount - fees;
        expect(after?.isEnough).toBe(left >= 0n);
        expect(after?.amount.minor).toBe(left < 0n ? -left : left);
      }),
    );
  });

  test('counts the fees of the last quote while the amount changes, and none while no method is chosen', () => {
    const quoted = { amount: rupiah(100n), totalDebit: rupiah(350n) };
    expect(balanceAfter(rupiah(10_000n), rupiah(9_750n), quoted)).toEqual({ isEnough: true, amount: rupiah(0n) });
    expect(balanceAfter(rupiah(10_000n), rupiah(9_751n), quoted)).toEqual({ isEnough: false, amount: rupiah(1n) });
    expect(balanceAfter(rupiah(10_000n), rupiah(10_000n))).toEqual({ isEnough: true, amount: rupiah(0n) });
  });

  test('of an account in another currency is known only for the amount that was quoted', () => {
    const quoted = { amount: rupiah(164_500_000n), totalDebit: dollars(10_015n) };
    expect(balanceAfter(dollars(10_000n), rupiah(164_500_000n), quoted)).toEqual({
      isEnough: false,
      amount: dollars(15n),
    });
    expect(balanceAfter(dollars(10_000n), rupiah(164_500_001n), quoted)).toBeUndefined();
    expect(balanceAfter(dollars(10_000n), rupiah(164_500_000n))).toBeUndefined();
  });

  test('of another account than the one that was quoted counts no fees of that', () => {
    const quoted = { amount: rupiah(100n), totalDebit: money(5n, 'USD') };
    expect(balanceAfter(rupiah(1_000n), rupiah(1_001n), quoted)).toEqual({ isEnough: false, amount: rupiah(1n) });
  });
});
