import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountRule, checkBillAmount, chooseBills, totalOf, type Bill } from '../../domain/bill-payment.ts';
import { money } from '../../domain/money.ts';
import type { Result } from '../../domain/result.ts';

const rupiah = (minor: bigint) => money(minor, 'IDR');
const amounts = fc.bigInt({ min: 1n, max: 10n ** 12n });
const bills = fc
  .array(fc.record({ amount: amounts, penalty: fc.bigInt({ min: 0n, max: 10n ** 8n }) }), {
    minLength: 1,
    maxLength: 24,
  })
  .map((rows) =>
    rows.map(({ amount, penalty }, index): Bill => ({
      billId: `B-${index}`,
      amount: rupiah(amount),
      penalty: rupiah(penalty),
    })),
  );
const idsOf = (of: readonly Bill[]) => of.map(({ billId }) => billId);

function valueOf<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(result.code);
  return result.value;
}

test('any of the bills may be chosen where their order does not matter', () => {
  fc.assert(
    fc.property(bills, fc.nat(), (open, seed) => {
      const ids = idsOf(open).filter((_, index) => index === 0 || (seed >> (index % 30)) % 2 === 0);
      expect(idsOf(valueOf(chooseBills(open, ids, false)))).toEqual(ids);
    }),
  );
});

test('where the oldest bills come first, only the first ones may be chosen; other choices are refused with their sum', () => {
  fc.assert(
    fc.property(bills, fc.nat(), (open, seed) => {
      const ids = idsOf(open).filter((_, index) => index === open.length - 1 || (seed >> (index % 30)) % 2 === 0);
      const found = chooseBills(open, ids, true);
      const refused = { ok: false, code: '190', parameters: { amount: valueOf(totalOf(open)) } };
      expect(found).toMatchObject(ids.length === open.length ? { ok: true } : refused);
    }),
  );
});

test('a bill that is no longer open is reported as paid, or beside others as the rest that is open', () => {
  fc.assert(
    fc.property(bills, (open) => {
      expect(chooseBills(open, ['PAID-1'], true)).toMatchObject({ ok: false, code: '184' });
      expect(chooseBills(open, [...idsOf(open), 'PAID-1'], false)).toMatchObject({
        ok: false,
        code: '190',
        parameters: { amount: valueOf(totalOf(open)) },
      });
    }),
  );
});

test('of a fixed amount only exactly the whole is accepted', () => {
  fc.assert(
    fc.property(bills, amounts, (open, other) => {
      const total = valueOf(totalOf(open));
      const rule = valueOf(amountRule(open, null));
      expect(checkBillAmount(total, rule).ok).toBe(true);
      expect(checkBillAmount(rupiah(other), rule).ok).toBe(other === total.minor);
    }),
  );
});

test('in part, everything from the minimum to the whole is accepted, and the whole always', () => {
  fc.assert(
    fc.property(bills, amounts, amounts, (open, least, other) => {
      const total = valueOf(totalOf(open));
      const partial = { leastOfBills: rupiah(least), minimum: rupiah(100n), maximum: rupiah(10n ** 15n) };
      const rule = valueOf(amountRule(open, partial));
      const from = [least, 100n].reduce((left, right) => (left > right ? left : right));
      const lowest = from < total.minor ? from : total.minor;
      expect(checkBillAmount(total, rule).ok).toBe(true);
      const checked = checkBillAmount(rupiah(other), rule);
      const refused = { ok: false, code: other < lowest ? '137' : '140' };
      expect(checked).toMatchObject(other >= lowest && other <= total.minor ? { ok: true } : refused);
    }),
  );
});

test('a deposit without a bill accepts what the institution accepts', () => {
  const deposit: Bill = { billId: 'RDN-1', amount: rupiah(0n), penalty: rupiah(0n) };
  const partial = { leastOfBills: rupiah(0n), minimum: rupiah(100n), maximum: rupiah(500n) };
  const rule = valueOf(amountRule([deposit], partial));
  expect(rule).toEqual({ kind: 'range', minimum: rupiah(100n), maximum: rupiah(500n) });
  expect(checkBillAmount(rupiah(501n), rule)).toMatchObject({ ok: false, code: '140' });
});

test('what the biller takes at most also limits bills with an amount, and is suggested when they are dearer', () => {
  fc.assert(
    fc.property(bills, amounts, amounts, amounts, (open, most, least, other) => {
      const total = valueOf(totalOf(open));
      const rule = valueOf(
        amountRule(open, { leastOfBills: rupiah(least), minimum: rupiah(1n), maximum: rupiah(most) }),
      );
      const highest = most < total.minor ? most : total.minor;
      expect(rule).toMatchObject({ maximum: rupiah(highest), suggested: rupiah(highest) });
      expect(checkBillAmount(rupiah(highest), rule).ok).toBe(true);
      expect(checkBillAmount(rupiah(other), rule).ok).toBe(
        other >= (least < highest ? least : highest) && other <= highest,
      );
    }),
  );
});
