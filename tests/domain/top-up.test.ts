import fc from 'fast-check';
import { expect, test } from 'vitest';
import { money } from '../../domain/money.ts';
import { checkOperator, domesticMobile, institutionFor, operatorOf } from '../../domain/phone-prefix.ts';
import { groupedToken } from '../../domain/pln-token.ts';
import {
  checkDenomination,
  checkTopUpAmount,
  isMobileNumberType,
  isStampDutyDue,
  topUpRule,
} from '../../domain/top-up.ts';

const rupiah = (minor: bigint) => money(minor, 'IDR');
const amounts = fc.bigInt({ min: 1n, max: 10n ** 12n });

test('of a denomination only its price is taken', () => {
  fc.assert(
    fc.property(amounts, amounts, (price, other) => {
      const offer = { isFree: false, minimum: rupiah(1n), maximum: rupiah(10n ** 12n) };
      const rule = topUpRule(offer, { price: rupiah(price), isAvailable: true });
      expect(checkTopUpAmount(rupiah(price), rule).ok).toBe(true);
      expect(checkTopUpAmount(rupiah(other), rule).ok).toBe(other === price);
    }),
  );
});

test('a free amount is taken from the minimum to the maximum, both included, and otherwise refused with both', () => {
  fc.assert(
    fc.property(amounts, amounts, amounts, (one, two, amount) => {
      const [minimum, maximum] = one < two ? [one, two] : [two, one];
      const rule = topUpRule({ isFree: true, minimum: rupiah(minimum), maximum: rupiah(maximum) }, null);
      const checked = checkTopUpAmount(rupiah(amount), rule);
      const refused = { ok: false, code: '58', parameters: { minimum: rupiah(minimum), maximum: rupiah(maximum) } };
      expect(checked).toMatchObject(amount >= minimum && amount <= maximum ? { ok: true } : refused);
      expect(checkTopUpAmount(rupiah(minimum), rule).ok && checkTopUpAmount(rupiah(maximum), rule).ok).toBe(true);
    }),
  );
});

test('an institution of denominations needs one that it has and has not sold out; another takes none', () => {
  const offer = (isFree: boolean) => ({ isFree, minimum: rupiah(1n), maximum: rupiah(9n) });
  const sold = { price: rupiah(5n), isAvailable: true };
  expect(checkDenomination(offer(false), undefined, null)).toMatchObject({ code: '9090' });
  expect(checkDenomination(offer(false), 'GONE', null)).toMatchObject({ code: 'HOST_TOPUP_47' });
  expect(checkDenomination(offer(false), 'OUT', { ...sold, isAvailable: false })).toMatchObject({ ok: false });
  expect(checkDenomination(offer(false), 'HERE', sold)).toEqual({ ok: true, value: sold });
  expect(checkDenomination(offer(true), undefined, null)).toEqual({ ok: true, value: null });
});

test('stamp duty is due above the threshold only, and never without one', () => {
  fc.assert(
    fc.property(amounts, amounts, (amount, threshold) => {
      expect(isStampDutyDue(rupiah(amount), rupiah(threshold))).toBe(amount > threshold);
      expect(isStampDutyDue(rupiah(amount), null)).toBe(false);
    }),
  );
});

const operators = [
  { operator: 'Telkomsel', prefixes: ['0811', '0812'], institutions: ['TELKOMSEL_CREDIT', 'TELKOMSEL_DATA'] },
  { operator: 'XL', prefixes: ['0817', '0859'], institutions: ['XL_CREDIT', 'XL_DATA'] },
  // The prefixes of an operator may be in force since different days, so an operator can have several rows.
  { operator: 'XL', prefixes: ['0877'], institutions: ['XL_CREDIT', 'XL_DATA'] },
];
const rest = fc.stringMatching(/^\d{6,9}$/);

test('a number belongs to the operator of its first four digits, whatever follows', () => {
  fc.assert(
    fc.property(fc.constantFrom(...operators), fc.nat(), rest, (row, seed, digits) => {
      const number = `${row.prefixes[seed % row.prefixes.length]}${digits}`;
      expect(operatorOf(operators, number)?.operator).toBe(row.operator);
      for (const institution of ['TELKOMSEL_CREDIT', 'XL_DATA'])
        expect(checkOperator(operators, { institution, number }).ok).toBe(row.institutions.includes(institution));
      expect(institutionFor(operators, number, ['TELKOMSEL_DATA', 'XL_DATA'])).toBe(
        row.operator === 'XL' ? 'XL_DATA' : 'TELKOMSEL_DATA',
      );
    }),
  );
});

test('a number that is too short or of no operator is recognised by none, and wallets take every number', () => {
  expect(operatorOf(operators, '081')).toBeUndefined();
  expect(operatorOf(operators, '080012345678')).toBeUndefined();
  const refused = checkOperator(operators, { institution: 'XL_DATA', number: '080012345678' });
  expect(refused).toMatchObject({ ok: false, code: '108', parameters: { operator: 'XL' } });
  expect(checkOperator(operators, { institution: 'GOPAY', number: '080012345678' }).ok).toBe(true);
});

test('a token is written in five groups of four, and loses no digit', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{20}$/), (token) => {
      const groups = groupedToken(token).split(' ');
      expect(groups.map(({ length }) => length)).toEqual([4, 4, 4, 4, 4]);
      expect(groups.join('')).toBe(token);
    }),
  );
});

test.each(['6281234567890', '62081234567890', '081234567890'])('%s is one mobile number of the country', (typed) => {
  expect(domesticMobile(typed)).toBe('081234567890');
});

test('a meter and a player have no mobile number', () => {
  expect(['mobile-credit', 'gopay', 'pln-prepaid', 'game'].map(isMobileNumberType)).toEqual([true, true, false, false]);
});
