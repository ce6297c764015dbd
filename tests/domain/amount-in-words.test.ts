import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountInWords } from '../../domain/amount-in-words.ts';
import { CURRENCIES, money } from '../../domain/money.ts';
import { amount, idr, usd } from './reference.ts';

describe('Indonesian', () => {
  it.each([
    ['0', 'nol rupiah'],
    ['1', 'satu rupiah'],
    ['10', 'sepuluh rupiah'],
    ['11', 'sebelas rupiah'],
    ['19', 'sembilan belas rupiah'],
    ['20', 'dua puluh rupiah'],
    ['21', 'dua puluh satu rupiah'],
    ['100', 'seratus rupiah'],
    ['111', 'seratus sebelas rupiah'],
    ['999', 'sembilan ratus sembilan puluh sembilan rupiah'],
    ['1,000', 'seribu rupiah'],
    ['1,100', 'seribu seratus rupiah'],
    ['2,000', 'dua ribu rupiah'],
    ['11,000', 'sebelas ribu rupiah'],
    ['21,001', 'dua puluh satu ribu satu rupiah'],
    ['100,000', 'seratus ribu rupiah'],
    ['101,000', 'seratus satu ribu rupiah'],
    ['1,001,000', 'satu juta seribu rupiah'],
    ['1,250,000.50', 'satu juta dua ratus lima puluh ribu rupiah lima puluh sen'],
    ['1,000,000,000', 'satu miliar rupiah'],
    ['3,000,000,000,015', 'tiga triliun lima belas rupiah'],
    ['0.05', 'nol rupiah lima sen'],
    ['-5', 'minus lima rupiah'],
  ])('says %s', (plain, words) => {
    expect(amountInWords(idr(plain), 'ID')).toBe(words);
  });

  it('names the currency', () => {
    expect(amountInWords(usd('2.01'), 'ID')).toBe('dua dolar Amerika Serikat satu sen');
  });
});

describe('English', () => {
  it.each([
    ['0', 'zero US dollars'],
    ['1', 'one US dollar'],
    ['1.01', 'one US dollar and one cent'],
    ['15', 'fifteen US dollars'],
    ['21', 'twenty-one US dollars'],
    ['100.50', 'one hundred US dollars and fifty cents'],
    ['1,250,000', 'one million two hundred fifty thousand US dollars'],
    ['2,000,000,000,100', 'two trillion one hundred US dollars'],
  ])('says %s', (plain, words) => {
    expect(amountInWords(usd(plain), 'EN')).toBe(words);
  });

  it('does not add an s where the currency has none', () => {
    expect(amountInWords(idr('2.02'), 'EN')).toBe('two rupiah and two sen');
    expect(amountInWords(amount('2.02', 'GBP'), 'EN')).toBe('two pounds sterling and two pence');
  });
});

it('says two different amounts differently', () => {
  const size = fc.bigInt({ min: 0n, max: 10n ** 20n - 1n });
  fc.assert(
    fc.property(
      size,
      size,
      fc.constantFrom(...CURRENCIES),
      fc.constantFrom('EN', 'ID'),
      (left, right, currency, language) => {
        const same = amountInWords(money(left, currency), language) === amountInWords(money(right, currency), language);
        expect(same).toBe(left === right);
      },
    ),
  );
});

it('leaves no gap, double space or unknown word at any size', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 20n - 1n }), fc.constantFrom('EN', 'ID'), (units, language) => {
      expect(amountInWords(money(units, 'IDR'), language)).toMatch(/^[a-z]+([ -][a-z]+)*$/);
    }),
  );
});
