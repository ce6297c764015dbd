import { expect, test } from 'vitest';
import { accountSearch, amountIn, favoriteSearch, isBareNumber, isFound } from '../../src/lib/palette-match.ts';
import en from '../../locales/en/shell.json' with { type: 'json' };
import id from '../../locales/id/shell.json' with { type: 'json' };

test.each([
  ['log out', 'logOut'],
  ['keluar', 'logOut'],
  ['password', 'password'],
  ['kata sandi', 'password'],
  ['statement', 'accounts'],
  ['mutasi', 'accounts'],
  ['saldo', 'accounts'],
  ['kirim', 'transfer'],
] as const)('%s finds its action in both languages', (typed, action) => {
  for (const texts of [en, id]) expect(isFound(typed, '', texts.find[action])).toBe(true);
});

test.each([
  ['680-1', '6801'],
  ['••••-••••-•680-1', '6801'],
  ['1370010246801', '1370010246801'],
  ['Operasional', 'Operasional'],
  ['LCY2611230000003', 'LCY2611230000003'],
])('an account shown as %s is searched as %s', (typed, sent) => {
  expect(accountSearch(typed)).toBe(sent);
});

test.each([
  ['42,000,000', '42000000.00'],
  ['Rp 42.000.000,00', '42000000.00'],
  ['1.500', '1500.00'],
  ['42000000', '42000000.00'],
  ['150000000', '150000000.00'],
  ['rp 150000000', '150000000.00'],
  ['150jt', '150000000.00'],
  ['11 jt', '11000000.00'],
  ['0', undefined],
  ['680-1', undefined],
  ['LCY2611230000003', undefined],
  ['Sinar 2', undefined],
  ['1234567890123456789012', undefined],
])('the amount in %s is %s', (typed, amount) => {
  for (const language of ['EN', 'ID'] as const) expect(amountIn(typed, language)).toBe(amount);
});

test('digits alone also find references', () => {
  expect(['2611230000003', '42000000'].every(isBareNumber)).toBe(true);
  expect(['150jt', '42.000.000'].some(isBareNumber)).toBe(false);
});

test.each([
  ['bayar mitra', 'mitra'],
  ['Pay Mitra Logistik', 'Mitra Logistik'],
  ['payung', 'payung'],
  ['bayar', 'bayar'],
])('a favorite asked for as %s is searched as %s', (typed, sent) => {
  expect(favoriteSearch(typed)).toBe(sent);
});
