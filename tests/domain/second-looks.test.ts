// What an approver is asked to look at twice.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money } from '../../domain/money.ts';
import { secondLooks, type ComparedPayment, type LookedAt } from '../../domain/second-looks.ts';

const monday = Date.parse('2026-11-23T09:00:00+07:00');
const day = 86_400_000;
const rupiah = (amount: number) => money(BigInt(amount) * 100n, 'IDR');

const paid = (amount: number, daysAgo: number, changes: Partial<ComparedPayment> = {}): ComparedPayment => ({
  payeeName: 'CV Sinar Jaya Abadi',
  amount: rupiah(amount),
  at: monday - daysAgo * day,
  isPaid: true,
  isOfTheSeries: false,
  ...changes,
});

const kindsOf = (changes: Partial<LookedAt<ComparedPayment>>) =>
  secondLooks({
    payeeName: 'CV Sinar Jaya Abadi',
    amount: rupiah(10_000_000),
    at: monday,
    isWorkingDay: true,
    toAccount: [],
    toNamesake: null,
    ...changes,
  }).map(({ kind }) => kind);

test('a payment like those before it needs no second look', () => {
  expect(kindsOf({ toAccount: [paid(9_000_000, 30), paid(11_000_000, 60), paid(8_000_000, 90)] })).toEqual([]);
});

describe('the same amount to the same payee', () => {
  test.each([6, -6])('is pointed out %s days apart', (daysAgo) => {
    expect(kindsOf({ toAccount: [paid(10_000_000, daysAgo, { isPaid: false })] })).toEqual(['same-amount']);
  });
  test('is not pointed out a week apart, in another currency, or within a series', () => {
    const dollars = { amount: money(10_000_000_00n, 'USD') };
    const others = [
      paid(10_000_000, 7),
      paid(0, 1, { ...dollars, isPaid: false }),
      paid(10_000_000, 1, { isOfTheSeries: true }),
    ];
    expect(kindsOf({ toAccount: others })).toEqual([]);
  });
});

describe('the payee', () => {
  test('has another name than the last time', () => {
    const toAccount = [paid(9_000_000, 20, { payeeName: 'Toko Bangunan Makmur' }), paid(9_000_000, 40)];
    expect(kindsOf({ toAccount })).toEqual(['payee-renamed']);
  });
  test('has the same name when only its title or spelling differs', () => {
    expect(kindsOf({ toAccount: [paid(9_000_000, 20, { payeeName: 'SINAR JAYA ABADI, CV' })] })).toEqual([]);
  });
  test('was last paid to another account', () => {
    expect(kindsOf({ toNamesake: paid(9_000_000, 20) })).toEqual(['other-account']);
  });
  test('has used this account since it used the other one', () => {
    expect(kindsOf({ toNamesake: paid(9_000_000, 20), toAccount: [paid(9_000_000, 10)] })).toEqual([]);
  });
});

describe('the amount', () => {
  const three = [paid(1_000_000, 20), paid(4_000_000, 40), paid(2_000_000, 60)];
  test('is unusual above twice the largest of three payments', () => {
    expect(kindsOf({ toAccount: three, amount: rupiah(8_000_001) })).toEqual(['unusual-amount']);
    expect(kindsOf({ toAccount: three, amount: rupiah(8_000_000) })).toEqual([]);
  });
  test('is unusual above three times the larger of two payments, and above five times a single one', () => {
    const two = [paid(15_300_000, 20), paid(60_000_000, 40)];
    expect(kindsOf({ toAccount: two, amount: rupiah(240_000_000) })).toEqual(['unusual-amount']);
    expect(kindsOf({ toAccount: two, amount: rupiah(180_000_000) })).toEqual([]);
    expect(kindsOf({ toAccount: two.slice(1), amount: rupiah(300_000_000) })).toEqual([]);
    expect(kindsOf({ toAccount: two.slice(1), amount: rupiah(300_000_001) })).toEqual(['unusual-amount']);
  });
  test('is not judged by unpaid payments, or those of more than a year ago', () => {
    const old = [paid(1_000_000, 365), paid(1_000_000, 1, { isPaid: false })];
    expect(kindsOf({ toAccount: old, amount: rupiah(900_000_000) })).toEqual([]);
  });

  const amounts = fc.array(fc.integer({ min: 1, max: 1_000_000_000 }), { minLength: 1, maxLength: 8 });
  const isUnusual = (earlier: readonly number[], amount: number) =>
    kindsOf({
      toAccount: earlier.map((one, index) => paid(one, 10 + index)),
      amount: rupiah(amount),
    }).includes('unusual-amount');

  test('up to the largest is never unusual, and above an unusual one nothing is usual', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 9_000_000_000 }), (earlier, amount) => {
        expect(isUnusual(earlier, Math.min(amount, Math.max(...earlier)))).toBe(false);
        expect(isUnusual(earlier, amount * 2) || !isUnusual(earlier, amount)).toBe(true);
        expect(isUnusual(earlier, Math.max(...earlier) * 5 + 1)).toBe(true);
      }),
    );
  });
  test('stays unusual, or becomes so, with another payment that is not larger', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 9_000_000_000 }), fc.nat(100), (earlier, amount, share) => {
        const another = Math.max(1, Math.floor((Math.max(...earlier) * share) / 100));
        expect(isUnusual([...earlier, another], amount) || !isUnusual(earlier, amount)).toBe(true);
      }),
    );
  });
});

test.each([
  ['2026-11-23T06:59:00+07:00', true, ['unusual-hours']],
  ['2026-11-23T07:00:00+07:00', true, []],
  ['2026-11-23T18:59:00+07:00', true, []],
  ['2026-11-23T19:00:00+07:00', true, ['unusual-hours']],
  ['2026-11-22T10:00:00+07:00', false, ['unusual-hours']],
])('a payment made at %s, on a working day: %s', (at, isWorkingDay, looks) => {
  expect(kindsOf({ at: Date.parse(at), isWorkingDay })).toEqual(looks);
});
