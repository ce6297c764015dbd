import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkAmount } from '../../domain/amount-checks.ts';
import type { AmountCheckMode, TransactionLimits } from '../../domain/amount-checks.ts';
import { money } from '../../domain/money.ts';
import type { Money } from '../../domain/money.ts';
import { failure, success } from '../../domain/result.ts';
import { idr, usd } from './reference.ts';

const day = (limit: string, used = '0', reserved = '0') => ({
  limit: idr(limit),
  used: idr(used),
  reserved: idr(reserved),
});
const noDay = { service: null, company: null };

const limits: TransactionLimits = {
  bankTransactionLimit: { minLimit: idr('10,000'), maxLimit: idr('900') },
  daily: { service: day('800'), company: day('500') },
  roleLimit: idr('700'),
  debitLimit: idr('600'),
};
const usual: TransactionLimits = {
  bankTransactionLimit: { minLimit: idr('10,000'), maxLimit: idr('1,000,000,000') },
  daily: { service: day('500,000,000'), company: null },
  roleLimit: idr('100,000,000'),
  debitLimit: idr('50,000,000'),
};

function check(amount: Money, given: TransactionLimits, mode: AmountCheckMode = {}) {
  return checkAmount({ amount, limits: given, mode });
}

it('gives the codes in the order 137, 138, 139, 19, 17, 30 when everything is wrong', () => {
  const amount = idr('1,000');
  expect(check(amount, limits)).toEqual(failure('137', { minimum: idr('10,000') }));
  const noMinimum = { ...limits, bankTransactionLimit: { minLimit: null, maxLimit: idr('900') } };
  expect(check(amount, noMinimum)).toEqual(failure('138', { maximum: idr('900') }));
  const noBank = { ...limits, bankTransactionLimit: { minLimit: null, maxLimit: null } };
  expect(check(amount, noBank)).toMatchObject({ code: '139', parameters: { limit: idr('800') } });
  const noService = { ...noBank, daily: { ...limits.daily, service: null } };
  expect(check(amount, noService)).toEqual(failure('19', { maximum: idr('700') }));
  expect(check(amount, { ...noService, roleLimit: null })).toEqual(failure('17', { maximum: idr('600') }));
  const noDebit = { ...noService, roleLimit: null, debitLimit: null };
  expect(check(amount, noDebit)).toEqual(failure('30', { limit: idr('500'), remaining: idr('500') }));
  expect(check(amount, { ...noDebit, daily: noDay })).toEqual(success(amount));
});

it('accepts exactly the limit and refuses one cent more', () => {
  const withoutCents = { ...usual, debitLimit: null };
  expect(check(idr('10,000'), usual).ok).toBe(true);
  expect(check(idr('9,999.99'), usual)).toMatchObject({ code: '137' });
  expect(check(idr('50,000,000'), usual).ok).toBe(true);
  expect(check(idr('50,000,000.01'), usual)).toMatchObject({ code: '17' });
  expect(check(idr('100,000,000'), withoutCents).ok).toBe(true);
  expect(check(idr('100,000,000.01'), withoutCents)).toMatchObject({ code: '19' });
});

const using = (used: string, reserved: string) => ({
  ...usual,
  daily: { service: day('500,000,000', used, reserved), company: null },
});
const left = (remaining: string) => failure('139', { limit: idr('500,000,000'), remaining: idr(remaining) });

it('counts what was sent and what waits, and never reports less than zero left', () => {
  expect(check(idr('20,000'), using('499,000,000', '980,000')).ok).toBe(true);
  expect(check(idr('20,000.01'), using('499,000,000', '980,000'))).toEqual(left('20,000'));
  expect(check(idr('20,000'), using('600,000,000', '0'))).toEqual(left('0'));
});

const both = (service: string, company: string): TransactionLimits => ({
  ...usual,
  roleLimit: null,
  debitLimit: null,
  daily: { service: day(service), company: day(company) },
});

it('names what is left under both daily limits, whichever was exceeded', () => {
  const big = idr('900,000,000');
  expect(check(big, both('800,000,000', '300,000,000'))).toEqual(
    failure('139', { limit: idr('800,000,000'), remaining: idr('300,000,000') }),
  );
  expect(check(big, both('950,000,000', '300,000,000'))).toEqual(
    failure('30', { limit: idr('300,000,000'), remaining: idr('300,000,000') }),
  );
});

it('skips the corporate and the role check where the mode says so', () => {
  const big = idr('600,000,000');
  const free = { ...usual, debitLimit: null };
  expect(check(big, free, { skipCorporate: true })).toMatchObject({ code: '19' });
  expect(check(big, free, { skipRole: true })).toMatchObject({ code: '139' });
  expect(check(big, free, { skipCorporate: true, skipRole: true }).ok).toBe(true);
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
        daily: {
          service: { limit: money(company, 'IDR'), used: money(used, 'IDR'), reserved: idr('0') },
          company: null,
        },
        roleLimit: money(role, 'IDR'),
        debitLimit: money(debit, 'IDR'),
      };
      const left = company > used ? company - used : 0n;
      const fits = amount >= least && [most, left, role, debit].every((limit) => amount <= limit);
      expect(check(money(amount, 'IDR'), given).ok).toBe(fits);
    }),
  );
});
