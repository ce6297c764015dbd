import { failure, success } from '../result.ts';
import type { Result } from '../result.ts';
import { passesLuhn, withoutSeparators } from './digits.ts';
import { isPlausibleNik } from './nik.ts';

/** The old 15 digits, the same digits after a 0, or the NIK of a person. */
export type Npwp = { readonly kind: 'npwp15' | 'npwp16' | 'nik'; readonly digits: string };

const CHECKED_DIGITS = 9;

export function parseNpwp(text: string): Result<Npwp> {
  const digits = withoutSeparators(text);
  if (/^\d{15}$/.test(digits)) return parseOldNpwp(digits);
  return /^\d{16}$/.test(digits) ? parseNewNpwp(digits) : failure(digits.length > 15 ? '49' : '48');
}

function parseOldNpwp(digits: string): Result<Npwp> {
  return passesLuhn(digits.slice(0, CHECKED_DIGITS)) ? success({ kind: 'npwp15', digits }) : failure('48');
}

function parseNewNpwp(digits: string): Result<Npwp> {
  if (!digits.startsWith('0')) return isPlausibleNik(digits) ? success({ kind: 'nik', digits }) : failure('49');
  return passesLuhn(digits.slice(0, CHECKED_DIGITS + 1)) ? success({ kind: 'npwp16', digits }) : failure('49');
}
