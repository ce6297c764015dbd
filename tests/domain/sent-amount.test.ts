// What is sent to the payee of a foreign transfer, and which charges SWIFT gets for those of a trade contract.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountSent, keptFrom } from '../../domain/sent-amount.ts';
import { decimalText, toWire } from '../../domain/money.ts';
import { instructionOfTrade } from '../../domain/trade-charges.ts';

const usd = (minor: bigint) => toWire({ minor, currency: 'USD' });

test('the payee is sent the amount without the fees that the payee pays, and with those of the sender', () => {
  const minor = fc.bigInt({ min: 0n, max: 5_000n });
  const line = fc.record({ minor, account: fc.constantFrom(null, '1370020099017') });
  fc.assert(
    fc.property(fc.bigInt({ min: 100_000n, max: 10_000_000n }), fc.array(line, { maxLength: 6 }), (amount, fees) => {
      const lines = fees.map(({ minor: fee, account }) => ({ amount: usd(fee), account }));
      const sent = amountSent(usd(amount), lines);
      const ofPayee = fees.filter(({ account }) => account === null).reduce((sum, { minor: fee }) => sum + fee, 0n);
      expect(keptFrom(lines)).toBe(ofPayee);
      expect(sent.ok && sent.value).toEqual({ minor: amount - ofPayee, currency: 'USD' });
    }),
  );
});

test('of USD 30,000.00 less a cable fee of USD 5.00 that the payee pays, USD 29,995.00 leaves', () => {
  const sent = amountSent(usd(3_000_000n), [{ amount: usd(500n), account: null }]);
  expect(sent.ok && decimalText(sent.value)).toBe('29995.00');
});

test('SWIFT knows the full amount of trade, guaranteed or not, as charges of the sender', () => {
  expect((['BEN', 'SHA', 'OUR', 'FAC', 'FAG'] as const).map(instructionOfTrade)).toEqual([
    'BEN',
    'SHA',
    'OUR',
    'OUR',
    'OUR',
  ]);
});
