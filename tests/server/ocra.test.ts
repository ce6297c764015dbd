// The test vectors of RFC 6287, appendix C.
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ocraResponse } from '../../server/people/ocra.ts';

const key20 = Buffer.from('12345678901234567890');
const key32 = Buffer.from('12345678901234567890123456789012');
const key64 = Buffer.from('1234567890123456789012345678901234567890123456789012345678901234');
const pinHash = createHash('sha1').update('1234').digest();
const repeated = (digit: number) => String(digit).repeat(8);
const timeSteps = 0x132d0b6;

describe('OCRA answers as RFC 6287 says', () => {
  const plain = ['237653', '243178', '653583', '740991', '608993', '388898', '816933', '224598', '750600', '294470'];
  test.each(plain.map((response, digit) => [repeated(digit), response]))('to %s with SHA1-6', (challenge, response) => {
    expect(ocraResponse('OCRA-1:HOTP-SHA1-6:QN08', key20, { challenge })).toBe(response);
  });

  const counted = [
    '65347737',
    '86775851',
    '78192410',
    '71565254',
    '10104329',
    '65983500',
    '70069104',
    '91771096',
    '75011558',
    '08522129',
  ];
  test.each(counted.map((response, counter) => [counter, response]))(
    'with counter %i and a PIN',
    (counter, response) => {
      const given = { challenge: '12345678', counter, pinHash };
      expect(ocraResponse('OCRA-1:HOTP-SHA256-8:C-QN08-PSHA1', key32, given)).toBe(response);
    },
  );

  const pinned = ['83238735', '01501458', '17957585', '86776967', '86807031'];
  test.each(pinned.map((response, digit) => [repeated(digit), response]))('to %s with a PIN', (challenge, response) => {
    expect(ocraResponse('OCRA-1:HOTP-SHA256-8:QN08-PSHA1', key32, { challenge, pinHash })).toBe(response);
  });

  const longKey = [
    '07016083',
    '63947962',
    '70123924',
    '25341727',
    '33203315',
    '34205738',
    '44343969',
    '51946085',
    '20403879',
    '31409299',
  ];
  test.each(longKey.map((response, counter) => [repeated(counter), counter, response] as const))(
    'to %s with counter %i and SHA512',
    (challenge, counter, response) => {
      expect(ocraResponse('OCRA-1:HOTP-SHA512-8:C-QN08', key64, { challenge, counter })).toBe(response);
    },
  );

  const timed = ['95209754', '55907591', '22048402', '24218844', '36209546'];
  test.each(timed.map((response, digit) => [repeated(digit), response]))(
    'to %s with the time',
    (challenge, response) => {
      expect(ocraResponse('OCRA-1:HOTP-SHA512-8:QN08-T1M', key64, { challenge, timeSteps })).toBe(response);
    },
  );

  const mutual = [
    ['CLI22220SRV11110', '28247970'],
    ['CLI22221SRV11111', '01984843'],
    ['CLI22222SRV11112', '65387857'],
    ['CLI22223SRV11113', '03351211'],
    ['CLI22224SRV11114', '83412541'],
    ['SRV11110CLI22220', '15510767'],
    ['SRV11111CLI22221', '90175646'],
    ['SRV11112CLI22222', '33777207'],
    ['SRV11113CLI22223', '95285278'],
    ['SRV11114CLI22224', '28934924'],
  ] as const;
  test.each(mutual)('to the letters %s', (challenge, response) => {
    expect(ocraResponse('OCRA-1:HOTP-SHA256-8:QA08', key32, { challenge })).toBe(response);
  });

  const signed = [
    ['SIG10000', '53095496'],
    ['SIG11000', '04110475'],
    ['SIG12000', '31331128'],
    ['SIG13000', '76028668'],
    ['SIG14000', '46554205'],
  ] as const;
  test.each(signed)('to the signature %s', (challenge, response) => {
    expect(ocraResponse('OCRA-1:HOTP-SHA256-8:QA08', key32, { challenge })).toBe(response);
  });

  test('never to a suite it does not speak, nor without what the suite asks for', () => {
    expect(() => ocraResponse('OCRA-1:HOTP-MD5-8:QN08', key32, { challenge: '1' })).toThrow('MD5');
    expect(() => ocraResponse('OCRA-1:HOTP-SHA512-8:C-QN08', key64, { challenge: '1' })).toThrow('number');
  });
});
