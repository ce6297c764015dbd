import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deductFlag } from '../../domain/deduct-flag.ts';
import { money } from '../../domain/money.ts';
import type { Money } from '../../domain/money.ts';
import { failure } from '../../domain/result.ts';
import { railsFor } from '../../domain/transfer-types.ts';
import type { RailService } from '../../domain/transfer-types.ts';
import { hours, idr, online, rails, telegraphic, usd } from './reference.ts';

const monday = '2026-11-23';
const morning = { date: monday, time: '10:00' };

function railsOf(amount: Money, { isSameBank = false, date = monday, now = morning, rows = rails } = {}) {
  return railsFor(rows, { amount, isSameBank, date }, hours, now);
}

function openRails(...question: Parameters<typeof railsOf>): string {
  return railsOf(...question)
    .filter(({ open }) => open)
    .map(({ name }) => name)
    .join(' ');
}

function because(service: RailService, ...question: Parameters<typeof railsOf>) {
  const rail = railsOf(...question).find((candidate) => candidate.service === service);
  return rail && !rail.open ? rail.because : undefined;
}

describe('by amount', () => {
  it.each([
    ['0.99', ''],
    ['1', 'BI-FAST LLG'],
    ['9,999.99', 'BI-FAST LLG'],
    ['10,000', 'Online BI-FAST LLG'],
    ['49,999,999.99', 'Online BI-FAST LLG'],
    ['50,000,000', 'Online BI-FAST LLG'],
    ['50,000,000.01', 'BI-FAST LLG'],
    ['100,000,000', 'BI-FAST LLG'],
    ['100,000,000.01', 'BI-FAST LLG RTGS'],
    ['250,000,000', 'BI-FAST LLG RTGS'],
    ['250,000,000.01', 'LLG RTGS'],
    ['1,000,000,000', 'LLG RTGS'],
    ['1,000,000,000.01', 'RTGS'],
  ])('%s to another bank goes by %s', (amount, open) => {
    expect(openRails(idr(amount))).toBe(open);
  });

  it('every closed rail says why with its own code', () => {
    expect(because('SVC_LCY_ONLINE', idr('50,000,000.01'))).toEqual(failure('52', { maximum: idr('50,000,000') }));
    expect(because('SVC_LCY_ONLINE', idr('9,999'))).toEqual(failure('137', { minimum: idr('10,000') }));
    expect(because('SVC_LCY_BIFAST', idr('250,000,000.01'))).toEqual(failure('50', { maximum: idr('250,000,000') }));
    expect(because('SVC_LCY_BIFAST', idr('0.99'))).toEqual(failure('142', { minimum: idr('1') }));
    expect(because('SVC_LCY_LLG', idr('1,000,000,000.01'))).toEqual(failure('54', { maximum: idr('1,000,000,000') }));
    expect(because('SVC_LCY_RTGS', idr('100,000,000'))).toEqual(failure('55', { minimum: idr('100,000,000') }));
  });

  it('above 100 million there is always a rail on a working morning', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 10_000_000_001n, max: 10n ** 19n }), (minor) => {
        expect(openRails(money(minor, 'IDR'))).toContain('RTGS');
      }),
    );
  });
});

describe('by bank and currency', () => {
  it('within the bank only overbooking is open', () => {
    expect(openRails(idr('150,000,000'), { isSameBank: true })).toBe('Overbooking');
    expect(because('SVC_LCY_LLG', idr('150,000,000'), { isSameBank: true })).toEqual(
      failure('UNSUPPORTED_PAYMENT_TYPE'),
    );
  });

  it('foreign currency goes by telegraphic transfer, if it takes the currency', () => {
    expect(openRails(usd('5,000'))).toBe('Telegraphic Transfer');
    expect(because('SVC_LCY_RTGS', usd('5,000'))).toEqual(failure('98', { currency: 'IDR' }));
    expect(because('SVC_FCY_TT', idr('5,000'))).toEqual(failure('98', { currency: 'USD, SGD' }));
  });

  it('a row whose limit is in another currency closes the rail instead of ignoring the limit', () => {
    const careless = [{ ...telegraphic, minimum: idr('10') }];
    expect(because('SVC_FCY_TT', usd('5,000'), { rows: careless })).toEqual(failure('98', { currency: 'USD' }));
  });
});

describe('by time and day', () => {
  const amount = idr('150,000,000');

  it('after its cut-off a rail is closed for today and open for tomorrow', () => {
    const now = { date: monday, time: '14:00' };
    expect(because('SVC_LCY_LLG', amount, { now })).toEqual(
      failure('160', { service: 'LLG', cutOff: { time: '14:00' } }),
    );
    expect(openRails(amount, { now })).toBe('BI-FAST RTGS');
    expect(openRails(amount, { now, date: '2026-11-24' })).toBe('BI-FAST LLG RTGS');
  });

  it('on days without work only real-time rails are open', () => {
    expect(openRails(amount, { date: '2026-11-28' })).toBe('BI-FAST');
    expect(because('SVC_LCY_RTGS', amount, { date: '2026-12-24' })).toEqual(
      failure('118', { date: { date: '2026-12-28' } }),
    );
    expect(because('SVC_LCY_RTGS', amount, { date: '2027-01-04' })).toEqual(
      failure('75', { date: { date: '2026-12-31' } }),
    );
  });

  it('limits are those in force on the day of the transfer', () => {
    const rows = [
      { ...online, effectiveTo: monday },
      { ...online, effectiveFrom: '2026-11-24', maximum: idr('100,000,000') },
    ];
    expect(openRails(idr('60,000,000'), { rows })).toBe('');
    expect(openRails(idr('60,000,000'), { rows, date: '2026-11-24' })).toBe('Online');
  });
});

it.each([
  [true, 'IDR', '1'],
  [true, 'USD', '2'],
  [false, 'USD', '2'],
  [false, 'IDR', '3'],
] as const)('deduct flag: overbooking %s from %s is %s', (isOverbooking, currency, flag) => {
  expect(deductFlag(isOverbooking, currency)).toBe(flag);
});
