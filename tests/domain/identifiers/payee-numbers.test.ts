import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  parseBic,
  parseBulkFileCode,
  parseClearingCode,
  parseShortCode,
} from '../../../domain/identifiers/bank-codes.ts';
import {
  parseCustomerId,
  parseMeterNumber,
  parsePrepaidNumber,
  parsePrepaidToken,
} from '../../../domain/identifiers/electricity.ts';
import { parseInstitutionNumber } from '../../../domain/identifiers/institution-numbers.ts';
import type { NumberFormatRow } from '../../../domain/identifiers/institution-numbers.ts';
import {
  parseAccountNumber,
  parseCreditCard,
  parseHealthInsurance,
  parseVirtualAccount,
} from '../../../domain/identifiers/payee-numbers.ts';
import { checkOperator, operatorOf, parseMobile, toInternational } from '../../../domain/identifiers/phone.ts';
import { failure, success } from '../../../domain/result.ts';
import { dated, prefixes } from '../reference.ts';

describe('electricity', () => {
  it('tells customer, meter and token apart by their length', () => {
    expect(parseCustomerId('5123 4567 8901')).toEqual(success('512345678901'));
    expect(parseCustomerId('51234567890')).toEqual(failure('37'));
    expect(parseMeterNumber('12345678901')).toEqual(success('12345678901'));
    expect(parseMeterNumber('123456789012')).toEqual(failure('39'));
    expect(parsePrepaidNumber('512345678901')).toEqual(success({ kind: 'customer', digits: '512345678901' }));
    expect(parsePrepaidNumber('12345678901')).toEqual(success({ kind: 'meter', digits: '12345678901' }));
    expect(parsePrepaidNumber('1234567890')).toEqual(failure('38'));
    expect(parsePrepaidToken('1234-5678-9012-3456-7890')).toEqual(success('12345678901234567890'));
    expect(parsePrepaidToken('1234567890123456789')).toEqual(failure('FIELD_FORMAT'));
  });
});

describe('mobile numbers', () => {
  it.each([
    '081218004567',
    '+6281218004567',
    '6281218004567',
    '81218004567',
    '0812-1800-4567',
    '+62 812 1800 4567',
    '+62 0812 1800 4567',
  ])('reads %s', (text) => {
    expect(parseMobile(text)).toEqual(success('081218004567'));
    expect(toInternational(text)).toEqual(success('+6281218004567'));
  });

  it.each(['0215551234', '08121800', '08121800456789', '', '+1 212 555 1234', '0812a8004567'])('refuses %j', (text) => {
    expect(parseMobile(text)).toEqual(failure('107'));
  });

  it('give back the same number from its international form', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^08\d{8,11}$/), (mobile) => {
        const international = toInternational(mobile);
        expect(international.ok && parseMobile(international.value)).toEqual(success(mobile));
      }),
    );
  });

  it('belong to the operator that has the prefix on that day', () => {
    expect(operatorOf('088112345678', prefixes, '2025-12-31')).toEqual(success('Smartfren'));
    expect(operatorOf('088112345678', prefixes, '2026-01-01')).toEqual(success('XLSMART'));
    expect(operatorOf('080012345678', prefixes, '2026-01-01')).toEqual(success(null));
    expect(operatorOf('08', prefixes, '2026-01-01')).toEqual(failure('107'));
  });

  it('follow the longest prefix', () => {
    const withLonger = [...prefixes, { ...dated, prefix: '08121', operator: 'Special' }];
    expect(operatorOf('081218004567', withLonger, '2026-01-01')).toEqual(success('Special'));
    expect(operatorOf('081228004567', withLonger, '2026-01-01')).toEqual(success('Telkomsel'));
  });

  it('can be checked against the operator somebody chose', () => {
    expect(checkOperator('+6281218004567', 'Telkomsel', prefixes, '2026-01-01')).toEqual(success('081218004567'));
    expect(checkOperator('083818004567', 'Telkomsel', prefixes, '2026-01-01')).toEqual(
      failure('108', { operator: 'Telkomsel' }),
    );
  });
});

describe('payee numbers', () => {
  it('have their lengths', () => {
    expect(parseAccountNumber('1370-0102-4680-1')).toEqual(success('1370010246801'));
    expect(parseAccountNumber('1234')).toEqual(failure('104'));
    expect(parseVirtualAccount('8'.repeat(28))).toEqual(success('8'.repeat(28)));
    expect(parseVirtualAccount('8'.repeat(29))).toEqual(failure('41'));
    expect(parseVirtualAccount('')).toEqual(failure('41'));
    expect(parseHealthInsurance('8888801234567890')).toEqual(success('8888801234567890'));
    expect(parseHealthInsurance('8888701234567890')).toEqual(failure('110'));
    expect(parseHealthInsurance('88888')).toEqual(failure('110'));
  });

  it('of credit cards pass Luhn', () => {
    expect(parseCreditCard('4111 1111 1111 1111')).toEqual(success('4111111111111111'));
    expect(parseCreditCard('4111111111111112')).toEqual(failure('46'));
    expect(parseCreditCard('411111111111')).toEqual(failure('46'));
  });

  it('of other institutions follow their own format of the day', () => {
    const formats: readonly NumberFormatRow[] = [
      {
        ...dated,
        institution: 'PDAM-DKI',
        family: 'water',
        characters: 'letters-and-digits',
        shortest: 8,
        longest: 10,
        prefix: '',
        effectiveTo: '2025-12-31',
      },
      {
        ...dated,
        institution: 'PDAM-DKI',
        family: 'water',
        characters: 'digits',
        shortest: 9,
        longest: 9,
        prefix: '',
        effectiveFrom: '2026-01-01',
      },
      {
        ...dated,
        institution: 'GOPAY',
        family: 'gopay',
        characters: 'digits',
        shortest: 10,
        longest: 13,
        prefix: '08',
      },
    ];
    expect(parseInstitutionNumber('AB345678', 'PDAM-DKI', formats, '2025-06-01')).toEqual(success('AB345678'));
    expect(parseInstitutionNumber('AB345678', 'PDAM-DKI', formats, '2026-06-01')).toEqual(failure('43'));
    expect(parseInstitutionNumber('123456789', 'PDAM-DKI', formats, '2026-06-01')).toEqual(success('123456789'));
    expect(parseInstitutionNumber('0712345678', 'GOPAY', formats, '2026-06-01')).toEqual(failure('31'));
    expect(parseInstitutionNumber('0812345678', 'NOBODY', formats, '2026-06-01')).toEqual(failure('202'));
  });
});

describe('bank codes', () => {
  it('are four kinds that do not pass for each other', () => {
    expect(parseShortCode('013')).toEqual(success('013'));
    expect(parseClearingCode('0140012')).toEqual(success('0140012'));
    expect(parseBulkFileCode('014039700')).toEqual(success('014039700'));
    expect(parseBic('bmriidja')).toEqual(success('BMRIIDJA'));
    expect(parseBic('BMRIIDJAXXX')).toEqual(success('BMRIIDJAXXX'));
    expect(parseShortCode('0140012')).toEqual(failure('119'));
    expect(parseClearingCode('013')).toEqual(failure('111'));
    expect(parseBulkFileCode('0140012')).toEqual(failure('64'));
    expect(['BMRI1DJA', 'BMRIIDJ', 'BMRIIDJAXX'].map((text) => parseBic(text).ok)).toEqual([false, false, false]);
  });
});
