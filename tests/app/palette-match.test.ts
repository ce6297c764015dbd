import { expect, test } from 'vitest';
import { accountSearch, amountIn, isFound } from '../../src/lib/palette-match.ts';
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
  ['42000000', undefined],
  ['680-1', undefined],
])('the amount in %s is %s', (typed, amount) => {
  expect(amountIn(typed)).toBe(amount);
});
