import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Language } from '../../domain/language.ts';
import { decimalText, money } from '../../domain/money.ts';
import { formatAmount, formatCompact, formatMoney, moneyParts } from '../../domain/money-format.ts';
import { failure, success } from '../../domain/result.ts';
import { groupTyped, parseTyped } from '../../domain/typed-money.ts';
import { amount, idr, usd } from './reference.ts';

const languages: readonly Language[] = ['EN', 'ID'];

const typedBy = (keys: string, language: Language) =>
  [...keys].reduce((shown, key) => groupTyped(shown + key, shown, language), '');

describe('formatting', () => {
  it('writes rupiah as each language does', () => {
    expect(formatMoney(idr('1,250,000'), 'EN')).toBe('IDR 1,250,000.00');
    expect(formatMoney(idr('1,250,000'), 'ID')).toBe('Rp 1.250.000,00');
  });

  it('keeps the code of other currencies, and writes yen, which has no smaller unit, without decimals', () => {
    expect(formatMoney(usd('2,500.5'), 'EN')).toBe('USD 2,500.50');
    expect(formatMoney(usd('2,500.5'), 'ID')).toBe('USD 2.500,50');
    expect(formatMoney(amount('1000', 'JPY'), 'ID')).toBe('JPY 1.000');
  });

  it.each([
    ['0', '0.00'],
    ['999', '999.00'],
    ['1000', '1,000.00'],
    ['-1234567.89', '-1,234,567.89'],
    ['-123', '-123.00'],
  ])('groups %s as %s', (plain, grouped) => {
    expect(formatAmount(idr(plain), 'EN')).toBe(grouped);
  });

  it('puts the sign of negative rupiah in front of it in Indonesian', () => {
    expect(formatMoney(idr('-333290000'), 'ID')).toBe('-Rp 333.290.000,00');
    expect(formatMoney(idr('-333290000'), 'EN')).toBe('IDR -333,290,000.00');
    expect(formatMoney(usd('-2,500.5'), 'ID')).toBe('USD -2.500,50');
    expect(moneyParts(idr('-10,000'), 'ID')).toEqual({ currency: '-Rp', amount: '10.000,00' });
  });

  it('gives the parts for styling', () => {
    expect(moneyParts(idr('10,000'), 'ID')).toEqual({ currency: 'Rp', amount: '10.000,00' });
  });

  it.each([
    ['999.99', 'IDR 999.99', 'Rp 999,99'],
    ['1,000', 'IDR 1k', 'Rp 1 rb'],
    ['1,250', 'IDR 1.25k', 'Rp 1,25 rb'],
    ['999,999.99', 'IDR 999.99k', 'Rp 999,99 rb'],
    ['1,000,000', 'IDR 1 mn', 'Rp 1 jt'],
    ['1,250,900,000', 'IDR 1.25 bn', 'Rp 1,25 mlr'],
    ['100,000,000', 'IDR 100 mn', 'Rp 100 jt'],
    ['999,999,990,000', 'IDR 999.99 bn', 'Rp 999,99 mlr'],
    ['123,456,789,012,345', 'IDR 123.45 tn', 'Rp 123,45 T'],
    ['-1,500', 'IDR -1.5k', '-Rp 1,5 rb'],
  ])('shortens %s', (plain, english, indonesian) => {
    expect(formatCompact(idr(plain), 'EN')).toBe(english);
    expect(formatCompact(idr(plain), 'ID')).toBe(indonesian);
    for (const shown of [english, indonesian]) expect(shown).not.toMatch(/\d ?M$/i);
  });
});

describe('typing', () => {
  it.each([
    ['1,5jt', '1500000.00', '1500000.00'],
    ['1.5 jt', '1500000.00', '1500000.00'],
    ['2m', '2000000.00', '2000000000.00'],
    ['Rp 250rb', '250000.00', '250000.00'],
    ['1.25bn', '1250000000.00', '1250000000.00'],
    ['3 miliar', '3000000000.00', '3000000000.00'],
    ['4,3 miliar', '4300000000.00', '4300000000.00'],
    ['4.3 miliar', '4300000000.00', '4300000000.00'],
    ['2,5 billion', '2500000000.00', '2500000000.00'],
    ['7 juta', '7000000.00', '7000000.00'],
    ['7 million', '7000000.00', '7000000.00'],
    ['250 ribu', '250000.00', '250000.00'],
    ['250k', '250000.00', '250000.00'],
    ['2 triliun', '2000000000000.00', '2000000000000.00'],
    ['2 trillion', '2000000000000.00', '2000000000000.00'],
    ['1,25m', '1250000.00', '1250000000.00'],
    ['1.25m', '1250000.00', '1250000000.00'],
    ['4,300 million', '4300000000.00', '4300000.00'],
    ['4.300 juta', '4300000.00', '4300000000.00'],
    ['2x', null, null],
    ['1,5.2jt', null, null],
  ])('reads %s as people mean it in their language', (text, english, indonesian) => {
    const read = (language: Language) => {
      const typed = parseTyped(text, language, 'IDR');
      return typed.ok ? decimalText(typed.value) : null;
    };
    expect([read('EN'), read('ID')]).toEqual([english, indonesian]);
  });

  it('groups digits while they are typed, and leaves a mark that was typed by hand', () => {
    expect([typedBy('1250000.5', 'EN'), typedBy('1250000,5', 'ID')]).toEqual(['1,250,000.5', '1.250.000,5']);
    expect([typedBy('1,5jt', 'EN'), typedBy('1,5', 'EN'), typedBy('1.5jt', 'ID')]).toEqual(['1,5jt', '1,5', '1.5jt']);
    expect(groupTyped('1,25', '1,250', 'EN')).toBe('125');
    expect(groupTyped('1,250,000', '', 'EN')).toBe('1,250,000');
    expect([typedBy('1.250.000,00', 'EN'), typedBy('1,250,000.00', 'ID')]).toEqual(['1.250.000,00', '1,250,000.00']);
    expect([typedBy('45.000,00', 'EN'), typedBy('1 234 567', 'EN')]).toEqual(['45.000,00', '1 234 567']);
    const digits = fc.stringMatching(/^[1-9]\d{0,17}$/);
    fc.assert(
      fc.property(digits, fc.constantFrom(...languages), (text, language) => {
        expect(parseTyped(typedBy(text, language), language, 'IDR')).toEqual(parseTyped(text, language, 'IDR'));
      }),
    );
  });

  it('reads back whatever it shows, with and without the currency', () => {
    const size = fc.bigInt({ min: 0n, max: 10n ** 20n - 1n });
    fc.assert(
      fc.property(size, fc.constantFrom(...languages), fc.constantFrom('IDR', 'USD'), (units, language, currency) => {
        const any = money(units, currency);
        expect(parseTyped(formatMoney(any, language), language, currency)).toEqual(success(any));
        expect(parseTyped(formatAmount(any, language), language, currency)).toEqual(success(any));
      }),
    );
  });

  it.each([
    ['1,250,000.5', 'EN', '1250000.50'],
    ['1.250.000,5', 'ID', '1250000.50'],
    ['1250000', 'EN', '1250000'],
    ['1250000', 'ID', '1250000'],
    ['Rp1.250.000', 'ID', '1250000'],
    ['Rp. 1.250.000,-', 'ID', '1250000'],
    ['rp 1,250,000', 'EN', '1250000'],
    ['IDR 1,250,000.00', 'EN', '1250000'],
    ['  IDR\u00A01.250.000,00 ', 'ID', '1250000'],
    ['75.', 'EN', '75'],
    ['1.250.000', 'EN', '1250000'],
    ['Rp 1.250.000', 'EN', '1250000'],
    ['1.250.000,00', 'EN', '1250000'],
    ['1.250.000,-', 'EN', '1250000'],
    ['1,250,000.5', 'ID', '1250000.50'],
    ['1,250,000', 'ID', '1250000'],
    ['45.000,00', 'EN', '45000'],
    ['45,000.00', 'ID', '45000'],
    ['Rp 1.250,5', 'EN', '1250.50'],
    ['1 234 567', 'EN', '1234567'],
    ['1 234 567', 'ID', '1234567'],
    ['1\u00A0234\u202F567,89', 'EN', '1234567.89'],
    ['Rp 1 234 567.89', 'ID', '1234567.89'],
  ] as const)('reads %j in %s', (text, language, expected) => {
    expect(parseTyped(text, language, 'IDR')).toEqual(success(idr(expected)));
  });

  it.each([
    ['1.250', 'EN'],
    ['1,250', 'ID'],
    ['1,25,000', 'EN'],
    ['12,50', 'EN'],
    ['1.250.00', 'EN'],
    ['1.250,000.00', 'ID'],
    ['-5', 'EN'],
    ['', 'EN'],
    ['Rp', 'ID'],
    ['abc', 'EN'],
    ['1 00', 'EN'],
    ['1 000 00', 'EN'],
    ['1 000,000', 'EN'],
    ['1 000.000', 'ID'],
    ['45.00,0', 'EN'],
    ['XYZ 5', 'EN'],
    ['5.123', 'EN'],
  ] as const)('refuses %j in %s rather than guess', (text, language) => {
    expect(parseTyped(text, language, 'IDR')).toEqual(failure('120'));
  });

  it('refuses another currency than the field has', () => {
    expect(parseTyped('USD 100', 'EN', 'IDR')).toEqual(failure('98', { currency: 'USD' }));
    expect(parseTyped('Rp 100', 'ID', 'USD')).toEqual(failure('98', { currency: 'IDR' }));
  });
});
