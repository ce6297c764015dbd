import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passesLuhn } from '../../../domain/identifiers/digits.ts';
import { parseNik } from '../../../domain/identifiers/nik.ts';
import { parseNpwp } from '../../../domain/identifiers/npwp.ts';
import {
  parseAssessmentLetterNumber,
  parseBillingId,
  parseCustomsOffice,
  parseDepositTypeCode,
  parseNtb,
  parseNtpn,
  parseStan,
  parseTaxAccountCode,
  parseTaxObjectNumber,
} from '../../../domain/identifiers/tax.ts';
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
  it.each(['3171011708900001', '3171015708900001', '9106012902000001', '1101013112990099', '3171 0117 0890 0001'])(
    'accepts %s',
    (text) => {
      expect(parseNik(text)).toEqual(success(text.replaceAll(' ', '')));
    },
  );

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
  ])('refuses %s', (_, text) => {
    expect(parseNik(text)).toEqual(failure('63'));
  });
});

describe('numbers around a tax payment', () => {
  it.each([
    ['0', 'tax-office'],
    ['3', 'tax-office'],
    ['4', 'customs'],
    ['6', 'customs'],
    ['7', 'non-tax'],
    ['9', 'non-tax'],
  ])('a billing ID that begins with %s belongs to %s', (first, kind) => {
    const number = `${first}20261123000147`.slice(0, 15);
    expect(parseBillingId(number)).toEqual(success({ kind, digits: number }));
  });

  it('have their lengths, with or without separators', () => {
    expect(parseTaxObjectNumber('31.71.010.001.002-0034.0')).toEqual(success('317101000100200340'));
    expect(parseAssessmentLetterNumber('00123/207/26/091/26')).toEqual(success('001232072609126'));
    expect(parseNtpn('a1b2c3d4e5f6 0g7h')).toEqual(success('A1B2C3D4E5F60G7H'));
    expect(parseNtb('123456789012')).toEqual(success('123456789012'));
    expect(parseStan('123456')).toEqual(success('123456'));
    expect(parseCustomsOffice('040300')).toEqual(success('040300'));
    expect(parseTaxAccountCode('411121')).toEqual(success('411121'));
    expect(parseDepositTypeCode('100')).toEqual(success('100'));
  });

  it('name the field at fault', () => {
    expect(parseBillingId('12345678901234')).toEqual(failure('105'));
    expect(parseTaxObjectNumber('31710100010020034')).toEqual(failure('61'));
    expect(parseAssessmentLetterNumber('0012320726091261')).toEqual(failure('62'));
    expect(parseNtpn('A1B2C3D4E5F60G7')).toEqual(failure('1170'));
    expect(parseNtb('12345678901')).toEqual(failure('1171'));
    expect(parseStan('12345A')).toEqual(failure('1172'));
    expect(parseCustomsOffice('40300')).toEqual(failure('1173'));
    expect(parseTaxAccountCode('41112')).toEqual(failure('1175'));
    expect(parseDepositTypeCode('1000')).toEqual(failure('1176'));
  });
});
