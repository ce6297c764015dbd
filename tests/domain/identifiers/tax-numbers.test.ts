import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passesLuhn } from '../../../domain/identifiers/digits.ts';
import { isPlausibleNik } from '../../../domain/identifiers/nik.ts';
import { parseNpwp } from '../../../domain/identifiers/npwp.ts';
import { parseBillingId } from '../../../domain/identifiers/tax.ts';
import { failure, success } from '../../../domain/result.ts';

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));

describe('the Luhn check', () => {
  it('has exactly one check digit for any number', () => {
    fc.assert(
      fc.property(digits(8), (body) => {
        const fitting = [...'0123456789'].filter((check) => passesLuhn(body + check));
        expect(fitting).toHaveLength(1);
      }),
    );
  });

  it('finds every single mistyped digit', () => {
    fc.assert(
      fc.property(digits(9).filter(passesLuhn), fc.nat(8), fc.integer({ min: 1, max: 9 }), (valid, place, shift) => {
        const wrong = (Number(valid[place]) + shift) % 10;
        expect(passesLuhn(valid.slice(0, place) + wrong + valid.slice(place + 1))).toBe(false);
      }),
    );
  });
});

describe('NPWP', () => {
  it('knows its three forms', () => {
    expect(parseNpwp('01.308.449.6-091.000')).toEqual(success({ kind: 'npwp15', digits: '013084496091000' }));
    expect(parseNpwp('0013084496091000')).toEqual(success({ kind: 'npwp16', digits: '0013084496091000' }));
    expect(parseNpwp('3171015708900001')).toEqual(success({ kind: 'nik', digits: '3171015708900001' }));
  });

  it('checks the digit the tax office computes', () => {
    expect(parseNpwp('01.308.449.5-091.000')).toEqual(failure('48'));
    expect(parseNpwp('0013084495091000')).toEqual(failure('49'));
  });

  it('does not take a 16-digit number for a NIK that cannot be one', () => {
    expect(parseNpwp('3171013213900001')).toEqual(failure('49'));
  });

  it.each(['', '01308449609100', 'ABCDEFGHIJKLMNO'])('refuses %j as 15 digits', (text) => {
    expect(parseNpwp(text)).toEqual(failure('48'));
  });

  it('refuses 17 digits', () => {
    expect(parseNpwp('00130844960910001')).toEqual(failure('49'));
  });

  it('is the same number in both its forms', () => {
    fc.assert(
      fc.property(digits(15), (number) => {
        expect(parseNpwp(`0${number}`).ok).toBe(parseNpwp(number).ok);
      }),
    );
  });
});

describe('NIK', () => {
  it.each(['3171011708900001', '3171015708900001', '9106012902000001', '1101013112990099'])('accepts %s', (digits) => {
    expect(isPlausibleNik(digits)).toBe(true);
  });

  it.each([
    ['three times nine as a region', '0971011708900001'],
    ['province 10', '1071011708900001'],
    ['no regency', '3100011708900001'],
    ['no district', '3171001708900001'],
    ['day 0', '3171010008900001'],
    ['day 32', '3171013208900001'],
    ['day 72, a woman on the 32nd', '3171017208900001'],
    ['month 13', '3171011713900001'],
    ['30 February', '3171013002900001'],
    ['29 February of no leap year', '3171012902010001'],
    ['running number 0', '3171011708900000'],
    ['15 digits', '317101170890001'],
    ['17 digits', '31710117089000011'],
  ])('refuses %s', (_, digits) => {
    expect(isPlausibleNik(digits)).toBe(false);
  });
});

describe('a billing ID', () => {
  it.each([
    ['0', 'tax-office'],
    ['3', 'tax-office'],
    ['4', 'customs'],
    ['6', 'customs'],
    ['7', 'non-tax'],
    ['9', 'non-tax'],
  ])('that begins with %s belongs to %s', (first, kind) => {
    const number = `${first}20261123000147`.slice(0, 15);
    expect(parseBillingId(number)).toEqual(success({ kind, digits: number }));
  });

  it('of another length is refused', () => {
    expect(parseBillingId('12345678901234')).toEqual(failure('105'));
  });
});
