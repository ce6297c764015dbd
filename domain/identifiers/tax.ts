import type { ErrorCode } from '../../generated/error-codes.ts';
import { failure, mapValue, success } from '../result.ts';
import type { Result } from '../result.ts';
import { digitsOfLength, withoutSeparators } from './digits.ts';

export type BillingKind = 'tax-office' | 'customs' | 'non-tax';
export type BillingId = { readonly kind: BillingKind; readonly digits: string };

/** The first digit names the office: 0-3 tax, 4-6 customs, 7-9 other state revenue. */
export function parseBillingId(text: string): Result<BillingId> {
  return mapValue(digitsOfLength(text, [15], '105'), (digits) => ({
    kind: billingKind(Number(digits.charAt(0))),
    digits,
  }));
}

export function parseNtpn(text: string): Result<string> {
  const ntpn = withoutSeparators(text).toUpperCase();
  return /^[A-Z0-9]{16}$/.test(ntpn) ? success(ntpn) : failure('1170');
}

export const parseNtb = digitsParser(12, '1171');
export const parseStan = digitsParser(6, '1172');
export const parseCustomsOffice = digitsParser(6, '1173');
export const parseTaxAccountCode = digitsParser(6, '1175');
export const parseDepositTypeCode = digitsParser(3, '1176');
/** Nomor objek pajak, for land and building tax. */
export const parseTaxObjectNumber = digitsParser(18, '61');
/** Nomor ketetapan, from a tax assessment letter. */
export const parseAssessmentLetterNumber = digitsParser(15, '62');

function billingKind(firstDigit: number): BillingKind {
  if (firstDigit <= 3) return 'tax-office';
  return firstDigit <= 6 ? 'customs' : 'non-tax';
}

function digitsParser(length: number, code: ErrorCode): (text: string) => Result<string> {
  return (text) => digitsOfLength(text, [length], code);
}
