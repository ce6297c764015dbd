import fc from 'fast-check';
import { expect, test } from 'vitest';
import { money } from '../../domain/money.ts';
import { returnedMoney } from '../../domain/returned-transfer.ts';

const cents = fc.bigInt({ min: 1n, max: 10n ** 12n });

test('dollars of a dollar account come back less the charges', () => {
  const sent = { sent: money(100_000n, 'USD'), debited: money(100_000n, 'USD') };
  expect(returnedMoney(sent, money(1500n, 'USD'))).toEqual({
    charges: money(1500n, 'USD'),
    credited: money(98_500n, 'USD'),
  });
});

test('never more comes back than was debited, and nothing less than zero', () => {
  fc.assert(
    fc.property(cents, cents, cents, (sent, debited, asked) => {
      const facts = { sent: money(sent, 'USD'), debited: money(debited, 'IDR') };
      const { charges, credited } = returnedMoney(facts, money(asked, 'USD'));
      expect(charges.minor <= sent && credited.minor >= 0n && credited.minor <= debited).toBe(true);
    }),
  );
});
