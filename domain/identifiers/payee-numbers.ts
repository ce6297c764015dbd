import { failure, flatMap, success } from '../result.ts';
import type { Result } from '../result.ts';
import { digitsOfLength, passesLuhn, withoutSeparators } from './digits.ts';

const CARD_LENGTHS = [13, 14, 15, 16, 17, 18, 19];
const HEALTH_INSURANCE = /^88888\d{11,13}$/;

export function parseAccountNumber(text: string): Result<string> {
  const digits = withoutSeparators(text);
  return /^\d{5,34}$/.test(digits) ? success(digits) : failure('104');
}

export function parseVirtualAccount(text: string): Result<string> {
  const digits = withoutSeparators(text);
  return /^\d{1,28}$/.test(digits) ? success(digits) : failure('41');
}

export function parseCreditCard(text: string): Result<string> {
  return flatMap(digitsOfLength(text, CARD_LENGTHS, '46'), (digits) =>
    passesLuhn(digits) ? success(digits) : failure('46'),
  );
}

/** BPJS Kesehatan: 88888 and the card number, whose leading zeros some channels leave out. */
export function parseHealthInsurance(text: string): Result<string> {
  const digits = withoutSeparators(text);
  return HEALTH_INSURANCE.test(digits) ? success(digits) : failure('110');
}
