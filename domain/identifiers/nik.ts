import { daysInMonth, isLeapYear } from '../calendar-date.ts';
import { failure, success } from '../result.ts';
import type { Result } from '../result.ts';
import { withoutSeparators } from './digits.ts';

/** Province (from 11), regency and district (from 01); day, month and year of birth; running number. */
const PARTS = /^(?:1[1-9]|[2-9]\d)(?!00)\d{2}(?!00)\d{2}(\d{2})(\d{2})(\d{2})(?!0000)\d{4}$/;
/** Women have 40 added to the day of birth. */
const WOMAN_DAY_OFFSET = 40;

/** The number on the KTP: sixteen digits whose region, date and running number can exist. */
export function parseNik(text: string): Result<string> {
  const digits = withoutSeparators(text);
  return isPlausibleNik(digits) ? success(digits) : failure('63');
}

export function isPlausibleNik(digits: string): boolean {
  const match = PARTS.exec(digits);
  if (!match) return false;
  const [day = 0, month = 0, year = 0] = match.slice(1).map(Number);
  return isBirthDate(day > WOMAN_DAY_OFFSET ? day - WOMAN_DAY_OFFSET : day, month, year);
}

/** The century is not written, so 29 February counts when either century had one. */
function isBirthDate(day: number, month: number, year: number): boolean {
  if (month < 1 || month > 12 || day < 1) return false;
  const leapCentury = isLeapYear(1900 + year) ? 1900 : 2000;
  return day <= daysInMonth(leapCentury + year, month);
}
