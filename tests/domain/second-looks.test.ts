// What an approver is asked to look at twice.
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
  test.each([6, -6])('is told %s days apart', (daysAgo) => {
    expect(kindsOf({ toAccount: [paid(10_000_000, daysAgo, { isPaid: false })] })).toEqual(['same-amount']);
  });
  test('is not told a week apart, in another currency, or within a series', () => {
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
    const toAccount = [paid(1_000_000, 20, { payeeName: 'Toko Bangunan Makmur' }), paid(1_000_000, 40)];
    expect(kindsOf({ toAccount })).toEqual(['payee-renamed']);
  });
  test('has the same name when only its title or spelling differs', () => {
    expect(kindsOf({ toAccount: [paid(1_000_000, 20, { payeeName: 'SINAR JAYA ABADI, CV' })] })).toEqual([]);
  });
  test('was last paid to another account', () => {
    expect(kindsOf({ toNamesake: paid(1_000_000, 20) })).toEqual(['other-account']);
  });
  test('has used this account since it used the other one', () => {
    expect(kindsOf({ toNamesake: paid(1_000_000, 20), toAccount: [paid(1_000_000, 10)] })).toEqual([]);
  });
});

describe('the amount', () => {
  const three = [paid(1_000_000, 20), paid(4_000_000, 40), paid(2_000_000, 60)];
  test('is unusual above twice the largest of three payments', () => {
    expect(kindsOf({ toAccount: three, amount: rupiah(8_000_001) })).toEqual(['unusual-amount']);
    expect(kindsOf({ toAccount: three, amount: rupiah(8_000_000) })).toEqual([]);
  });
  test('is not judged by fewer payments, unpaid ones, or those of more than a year ago', () => {
    const [first, second, third] = three;
    const old = { ...third, at: monday - 365 * day } as ComparedPayment;
    for (const last of [[], [old], [{ ...third, isPaid: false } as ComparedPayment]])
      expect(kindsOf({ toAccount: [first, second, ...last].filter((one) => one !== undefined) })).toEqual([]);
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
