import { daysInMonth, isLeapYear } from '../calendar-date.ts';

/** Province (from 11), regency and district (from 01), birth date, running number. */
const PARTS = /^(?:1[1-9]|[2-9]\d)(?!00)\d{2}(?!00)\d{2}(\d{2})(\d{2})(\d{2})(?!0000)\d{4}$/;
/** For women, 40 is added to the day of birth. */
const WOMAN_DAY_OFFSET = 40;

/** Whether the digits can be the number of a KTP: a possible region, birth date and running number. */
export function isPlausibleNik(digits: string): boolean {
  const match = PARTS.exec(digits);
  if (!match) return false;
  const [day = 0, month = 0, year = 0] = match.slice(1).map(Number);
  return isBirthDate(day > WOMAN_DAY_OFFSET ? day - WOMAN_DAY_OFFSET : day, month, year);
}

/** The number has no century, so 29 February is accepted if either century had one. */
function isBirthDate(day: number, month: number, year: number): boolean {
  if (month < 1 || month > 12 || day < 1) return false;
  const leapCentury = isLeapYear(1900 + year) ? 1900 : 2000;
  return day <= daysInMonth(leapCentury + year, month);
}
