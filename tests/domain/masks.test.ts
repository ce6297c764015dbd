import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountText } from '../../domain/account-text.ts';
import {
  applyMask,
  capacityOf,
  formatNpwp,
  groupedAccount,
  groupedNpwp,
  maskedAccount,
  MASKS,
  reformat,
  stripMask,
} from '../../domain/masks.ts';

const masks = Object.values(MASKS);
const anyMask = fc.constantFrom(...masks);
const digits = fc.stringMatching(/^\d{0,24}$/);

describe('masks', () => {
  it.each([
    ['npwp', '013084496091000', '01.308.449.6-091.000'],
    ['taxObject', '317101000100200340', '31.71.010.001.002-0034.0'],
    ['assessmentLetter', '001232072609126', '00123/207/26/091/26'],
    ['ktp', '3171011708900001', '317101-170890-0001'],
    ['account', '1370010246801', '1370-0102-4680-1'],
    ['phone', '081218004567', '0812-1800-4567'],
  ] as const)('write %s', (name, plain, written) => {
    expect(applyMask(MASKS[name], plain)).toBe(written);
    expect(stripMask(written)).toBe(plain);
  });

  it('put no separator behind the last digit typed', () => {
    expect(applyMask(MASKS.npwp, '01')).toBe('01');
    expect(applyMask(MASKS.npwp, '013')).toBe('01.3');
    expect(applyMask(MASKS.account, '1370')).toBe('1370');
    expect(applyMask(MASKS.account, '')).toBe('');
  });

  it('give back the digits they were given, as far as there is room', () => {
    fc.assert(
      fc.property(anyMask, digits, (mask, plain) => {
        expect(stripMask(applyMask(mask, plain))).toBe(plain.slice(0, capacityOf(mask)));
        expect(applyMask(mask, applyMask(mask, plain))).toBe(applyMask(mask, plain));
      }),
    );
  });

  it('leave the 16 digits of a new NPWP without separators', () => {
    expect(formatNpwp('01308449609100')).toBe('01.308.449.6-091.00');
    expect(formatNpwp('01.308.449.6-091.000')).toBe('01.308.449.6-091.000');
    expect(formatNpwp('01.308.449.6-091.0001')).toBe('0130844960910001');
    expect(groupedNpwp('0130844960910001')).toBe('0130 8449 6091 0001');
    expect(groupedNpwp('013084496091000')).toBe('01.308.449.6-091.000');
  });
});

describe('an account', () => {
  it('is grouped where the format of its bank is known, and never at a bank abroad', () => {
    expect(groupedAccount('1370010246801')).toBe('1370-0102-4680-1');
    expect(groupedAccount('1234567')).toBe('1234567');
    expect(groupedAccount('DE89370400440532013000')).toBe('DE89370400440532013000');
  });
});

describe('an account as administrators read it', () => {
  it('is its alias and its number, and its number alone where it has no alias', () => {
    expect(accountText({ alias: 'Operasional Jakarta', number: '1370010246801' })).toBe(
      'Operasional Jakarta 1370-0102-4680-1',
    );
    expect(accountText({ alias: '', number: '1370010246801' })).toBe('1370-0102-4680-1');
    expect(accountText({ number: '1370010246801' })).toBe('1370-0102-4680-1');
  });
});

describe('the caret', () => {
  it('stays behind the digit typed in the middle', () => {
    expect(reformat(MASKS.account, { text: '13970-0102', caret: 3 })).toEqual({ text: '1397-0010-2', caret: 3 });
    expect(reformat(MASKS.account, { text: '1370-01029', caret: 10 })).toEqual({ text: '1370-0102-9', caret: 11 });
    expect(reformat(MASKS.npwp, { text: '01.3', caret: 0 })).toEqual({ text: '01.3', caret: 0 });
  });

  it('moves on when a separator is deleted, so that the next key deletes a digit', () => {
    expect(reformat(MASKS.account, { text: '13700102', caret: 4 })).toEqual({ text: '1370-0102', caret: 4 });
  });

  it('takes a whole pasted number', () => {
    expect(reformat(MASKS.npwp, { text: 'NPWP: 01 308 449 6 091 000 ', caret: 27 })).toEqual({
      text: '01.308.449.6-091.000',
      caret: 20,
    });
  });

  it('has as many digits before it as before, whatever was typed', () => {
    fc.assert(
      fc.property(anyMask, fc.string(), fc.nat(40), (mask, text, place) => {
        const caret = Math.min(place, text.length);
        const result = reformat(mask, { text, caret });
        const before = Math.min(stripMask(text.slice(0, caret)).length, capacityOf(mask));
        expect(stripMask(result.text.slice(0, result.caret))).toHaveLength(before);
        expect(reformat(mask, result)).toEqual(result);
      }),
    );
  });
});

describe('a masked account', () => {
  it('shows the last four digits only', () => {
    expect(maskedAccount('1370010246801')).toBe('••••-••••-•680-1');
    expect(maskedAccount('1234')).toBe('••••');
    expect(maskedAccount('')).toBe('');
  });

  it('gives nothing else away', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{5,34}$/), (account) => {
        const shown = maskedAccount(account);
        expect(stripMask(shown)).toBe(account.slice(-4));
        expect(shown.replaceAll('-', '')).toHaveLength(account.length);
      }),
    );
  });
});
