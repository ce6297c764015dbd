import type { ErrorCode } from '../../generated/error-codes.ts';
import { failure, success } from '../result.ts';
import type { Result } from '../result.ts';

/** Removes the spaces, dots, hyphens and slashes with which people write numbers. */
export function withoutSeparators(text: string): string {
  return text.replace(/[\s./-]/g, '');
}

export function digitsOfLength(text: string, lengths: readonly number[], code: ErrorCode): Result<string> {
  const digits = withoutSeparators(text);
  return /^\d+$/.test(digits) && lengths.includes(digits.length) ? success(digits) : failure(code);
}

/** The checksum of card and tax numbers: from the right, every second digit counts double. */
export function passesLuhn(digits: string): boolean {
  const total = [...digits].toReversed().reduce((sum, digit, index) => sum + luhnValue(Number(digit), index), 0);
  return digits.length > 0 && total % 10 === 0;
}

function luhnValue(digit: number, index: number): number {
  const value = index % 2 === 0 ? digit : digit * 2;
  return value > 9 ? value - 9 : value;
}
