import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  asWire,
  compare,
  CURRENCIES,
  fromWire,
  money,
  subtract,
  sum,
  toWire,
  WHOLE_CURRENCIES,
} from '../../domain/money.ts';
import { percentage, truncateToCents } from '../../domain/money-scaling.ts';
import { failure, success } from '../../domain/result.ts';
import { amount, idr, usd } from './reference.ts';

const minor = fc.bigInt({ min: -(10n ** 20n) + 1n, max: 10n ** 20n - 1n });
const anyMoney = fc
  .tuple(minor, fc.constantFrom(...CURRENCIES))
  .map(([units, currency]) => money(WHOLE_CURRENCIES.includes(currency) ? units - (units % 100n) : units, currency));
const rupiah = minor.map((units) => money(units, 'IDR'));

describe('the wire', () => {
  it('brings back every amount it carries', () => {
    fc.assert(
      fc.property(anyMoney, (any) => {
        expect(fromWire(toWire(any))).toEqual(success(any));
      }),
    );
  });

  it.each([
    '10000',
    '10000.0',
    '010.00',
    '1,000.00',
    '',
    '-',
    '1e3',
    '.50',
    '10000.000',
    ' 1.00',
    '1'.repeat(19) + '.00',
  ])('refuses %j', (value) => {
    expect(fromWire({ value, currency: 'IDR' })).toEqual(failure('120'));
  });

  it('refuses a currency the bank does not handle', () => {
    expect(fromWire({ value: '1.00', currency: 'XAU' })).toMatchObject({ ok: false, code: 'FIELD_NOT_IN_LIST' });
  });

  it('writes cents, zero and negatives with two decimals', () => {
    expect([5n, 0n, -5n, 123_456n].map((units) => toWire(money(units, 'USD')).value)).toEqual([
      '0.05',
      '0.00',
      '-0.05',
      '1234.56',
    ]);
  });
});

describe('arithmetic', () => {
  it('takes back by subtracting what it added', () => {
    fc.assert(
      fc.property(rupiah, rupiah, (left, right) => {
        const added = add(left, right);
        expect(added.ok && subtract(added.value, right)).toEqual(success(left));
      }),
    );
  });

  it('does not lose a cent where floating point does', () => {
    expect(sum([idr('0.10'), idr('0.20')], 'IDR')).toEqual(success(idr('0.30')));
    expect(add(idr('9,007,199,254,740,993'), idr('0.01'))).toEqual(success(idr('9,007,199,254,740,993.01')));
  });

  it('orders amounts the same way from both sides', () => {
    fc.assert(
      fc.property(rupiah, rupiah, (left, right) => {
        const [there, back] = [compare(left, right), compare(right, left)];
        expect(there.ok && back.ok && there.value + back.value).toBe(0);
        expect(there.ok && there.value < 0).toBe(left.minor < right.minor);
      }),
    );
  });

  it('answers with an error value when currencies differ', () => {
    const mismatch = failure('98', { currency: 'IDR' });
    expect(add(idr('1'), usd('1'))).toEqual(mismatch);
    expect(subtract(idr('1'), usd('1'))).toEqual(mismatch);
    expect(compare(idr('1'), usd('1'))).toEqual(mismatch);
    expect(sum([idr('1'), usd('1')], 'IDR')).toEqual(mismatch);
  });

  it('refuses what has grown too long to be written', () => {
    const longest = amount('999,999,999,999,999,999.99', 'IDR');
    expect(asWire(longest)).toEqual(success({ value: '999999999999999999.99', currency: 'IDR' }));
    expect(asWire({ ...longest, minor: longest.minor + 1n })).toEqual(failure('120'));
  });

  it('sums nothing to zero of the currency asked for', () => {
    expect(sum([], 'SGD')).toEqual(success(amount('0', 'SGD')));
  });
});

describe('scaling', () => {
  it('takes a provision of 0.125 % and rounds half up', () => {
    expect(percentage(usd('10,000'), '0.125', 'half-up')).toEqual(success(usd('12.50')));
    expect(percentage(usd('4'), '0.125', 'half-up')).toEqual(success(usd('0.01')));
    expect(percentage(usd('4'), '0.125', 'truncate')).toEqual(success(usd('0.00')));
    expect(percentage(usd('3.99'), '0.125', 'half-up')).toEqual(success(usd('0.00')));
    expect(percentage(usd('-4'), '0.125', 'half-up')).toEqual(success(usd('-0.01')));
  });

  it('takes all of an amount at 100 % and none at 0 %', () => {
    fc.assert(
      fc.property(rupiah, (any) => {
        expect(percentage(any, '100', 'half-up')).toEqual(success(any));
        expect(percentage(any, '0.000', 'half-up')).toEqual(success(idr('0')));
      }),
    );
  });

  it('cuts what lies beyond two decimals', () => {
    expect(truncateToCents('12.349', 'IDR')).toEqual(success(idr('12.34')));
    expect(truncateToCents('12.999999', 'IDR')).toEqual(success(idr('12.99')));
    expect(truncateToCents('7', 'IDR')).toEqual(success(idr('7.00')));
    expect(truncateToCents('-0.019', 'IDR')).toEqual(success(idr('-0.01')));
  });

  it.each(['0,125', '', 'abc', '1.', '.5', '1e2', '--1'])('refuses %j as a decimal', (text) => {
    expect(percentage(idr('1'), text, 'half-up')).toMatchObject({ ok: false });
    expect(truncateToCents(text, 'IDR')).toMatchObject({ ok: false });
  });
});
