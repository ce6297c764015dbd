import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkAmount } from '../../domain/amount-checks.ts';
import type { AmountCheckMode, TransactionLimits } from '../../domain/amount-checks.ts';
import { money } from '../../domain/money.ts';
import type { Money } from '../../domain/money.ts';
import { failure, success } from '../../domain/result.ts';
import { idr, usd } from './reference.ts';

const limits: TransactionLimits = {
  bankTransactionLimit: { minLimit: idr('10,000'), maxLimit: idr('900') },
  corporateLimit: idr('800'),
  roleLimit: idr('700'),
  debitLimit: idr('600'),
};
const usual: TransactionLimits = {
  bankTransactionLimit: { minLimit: idr('10,000'), maxLimit: idr('1,000,000,000') },
  corporateLimit: idr('500,000,000'),
  roleLimit: idr('100,000,000'),
  debitLimit: idr('50,000,000'),
};

function check(amount: Money, given: TransactionLimits, used = idr('0'), mode: AmountCheckMode = {}) {
  return checkAmount({ amount, limits: given, corporateUsedToday: used, mode });
}

it('gives the codes in the order 137, 138, 139, 19, 17 when everything is wrong', () => {
  const amount = idr('1,000');
  expect(check(amount, limits)).toEqual(failure('137', { minimum: idr('10,000') }));
  const noMinimum = { ...limits, bankTransactionLimit: { minLimit: null, maxLimit: idr('900') } };
  expect(check(amount, noMinimum)).toEqual(failure('138', { maximum: idr('900') }));
  const noBank = { ...limits, bankTransactionLimit: { minLimit: null, maxLimit: null } };
  expect(check(amount, noBank)).toEqual(failure('139', { remaining: idr('800') }));
  expect(check(amount, { ...noBank, corporateLimit: null })).toEqual(failure('19', { maximum: idr('700') }));
  expect(check(amount, { ...noBank, corporateLimit: null, roleLimit: null })).toEqual(
    failure('17', { maximum: idr('600') }),
  );
  expect(check(amount, { ...noBank, corporateLimit: null, roleLimit: null, debitLimit: null })).toEqual(
    success(amount),
  );
});

it('takes exactly the limit, and one cent beyond it no more', () => {
  const withoutCents = { ...usual, debitLimit: null };
  expect(check(idr('10,000'), usual).ok).toBe(true);
  expect(check(idr('9,999.99'), usual)).toMatchObject({ code: '137' });
  expect(check(idr('50,000,000'), usual).ok).toBe(true);
  expect(check(idr('50,000,000.01'), usual)).toMatchObject({ code: '17' });
  expect(check(idr('100,000,000'), withoutCents).ok).toBe(true);
  expect(check(idr('100,000,000.01'), withoutCents)).toMatchObject({ code: '19' });
});

it('counts what the company has sent today, and never says that less than nothing is left', () => {
  expect(check(idr('20,000'), usual, idr('499,980,000')).ok).toBe(true);
  expect(check(idr('20,000.01'), usual, idr('499,980,000'))).toEqual(failure('139', { remaining: idr('20,000') }));
  expect(check(idr('20,000'), usual, idr('600,000,000'))).toEqual(failure('139', { remaining: idr('0') }));
});

it('skips the corporate and the role check where the mode says so', () => {
  const big = idr('600,000,000');
  const free = { ...usual, debitLimit: null };
  expect(check(big, free, idr('0'), { skipCorporate: true })).toMatchObject({ code: '19' });
  expect(check(big, free, idr('0'), { skipRole: true })).toMatchObject({ code: '139' });
  expect(check(big, free, idr('0'), { skipCorporate: true, skipRole: true }).ok).toBe(true);
});

it('does not compare amounts of two currencies', () => {
  expect(check(usd('20'), usual)).toMatchObject({ ok: false, code: '98' });
});

it('lets an amount pass only when it is within every limit', () => {
  const size = fc.bigInt({ min: 0n, max: 1_000n });
  fc.assert(
    fc.property(size, size, size, size, size, size, size, (amount, least, most, company, used, role, debit) => {
      const given: TransactionLimits = {
        bankTransactionLimit: { minLimit: money(least, 'IDR'), maxLimit: money(most, 'IDR') },
        corporateLimit: money(company, 'IDR'),
        roleLimit: money(role, 'IDR'),
        debitLimit: money(debit, 'IDR'),
      };
      const left = company > used ? company - used : 0n;
      const fits = amount >= least && [most, left, role, debit].every((limit) => amount <= limit);
      expect(check(money(amount, 'IDR'), given, money(used, 'IDR')).ok).toBe(fits);
    }),
  );
});
