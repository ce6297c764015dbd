import { expect, test } from 'vitest';
import { nameCheck } from '../../domain/name-check.ts';

const asks = '014/5270338812';
const found = { asked: asks, name: 'CV Sinar Jaya Abadi' };
const checked = { asks, typed: [], found, canBeAsked: true, isSentAsTyped: false };

test.each([
  ['nobody asked', { ...checked, found: null }, 'unchecked'],
  ['nothing typed to compare', checked, 'not-compared'],
  ['the same name', { ...checked, typed: ['Sinar Jaya Abadi'] }, 'same'],
  ['a similar name', { ...checked, typed: ['CV Sinar Jaya Abady'] }, 'similar'],
  ['another name', { ...checked, typed: ['Toko Sumber Rejeki'] }, 'different'],
  [
    'the same name, and another one on the invoice',
    { ...checked, typed: ['Toko Rejeki', 'Sinar Jaya Abadi'] },
    'different',
  ],
  ['a typed name that is sent before anyone asked', { ...checked, found: null, isSentAsTyped: true }, 'in-review'],
  ['another account number since', { ...checked, asks: '014/5270338813' }, 'unchecked'],
  ['another bank since', { ...checked, asks: '008/5270338812' }, 'unchecked'],
  ['a bank that gives no names', { ...checked, canBeAsked: false }, 'impossible'],
] as const)('the name check of %s', (_, facts, state) => {
  expect(nameCheck(facts)).toBe(state);
});

test('a corrected name is not different any more, without a new inquiry', () => {
  expect(nameCheck({ ...checked, typed: ['Toko Sumber Rejeki'] })).toBe('different');
  expect(nameCheck({ ...checked, typed: ['CV Sinar Jaya Abadi'] })).toBe('same');
});
