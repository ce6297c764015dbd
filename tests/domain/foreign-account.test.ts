import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkForeignAccount, usesIban } from '../../domain/identifiers/foreign-account.ts';

const valid = [
  ['DE', 'DE89370400440532013000'],
  ['GB', 'GB29NWBK60161331926819'],
  ['FR', 'FR1420041010050500013M02606'],
  ['NL', 'NL91ABNA0417164300'],
  ['CH', 'CH9300762011623852957'],
  ['AE', 'AE070331234567890123456'],
] as const;

test.each(valid)('the example IBAN of %s is accepted, in its own country only', (country, iban) => {
  expect(checkForeignAccount(country, iban).ok).toBe(true);
  const other = country === 'DE' ? 'FR' : 'DE';
  expect(checkForeignAccount(other, iban)).toMatchObject({ code: 'IBAN_INVALID' });
});

test('one wrong digit, or two that changed places, are found in every IBAN', () => {
  const example = fc.constantFrom(...valid);
  fc.assert(
    fc.property(
      example,
      fc.integer({ min: 4, max: 14 }),
      fc.integer({ min: 1, max: 9 }),
      ([country, iban], at, more) => {
        const digit = iban[at] ?? '';
        fc.pre(/\d/.test(digit));
        const wrong = `${iban.slice(0, at)}${(Number(digit) + more) % 10}${iban.slice(at + 1)}`;
        expect(checkForeignAccount(country, wrong).ok).toBe(false);
        const next = iban[at + 1] ?? '';
        fc.pre(/\d/.test(next) && next !== digit);
        const swapped = `${iban.slice(0, at)}${next}${digit}${iban.slice(at + 2)}`;
        expect(checkForeignAccount(country, swapped).ok).toBe(false);
      },
    ),
  );
});

test('elsewhere a number has five or more letters and digits', () => {
  expect(usesIban('JP')).toBe(false);
  expect(checkForeignAccount('JP', '0012876543').ok).toBe(true);
  expect(checkForeignAccount('JP', '1234')).toMatchObject({ code: '104' });
});
