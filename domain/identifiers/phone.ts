import type { CalendarDate } from '../calendar-date.ts';
import { rowsInForce } from '../reference-data.ts';
import type { DatedRow } from '../reference-data.ts';
import { failure, flatMap, mapValue, success } from '../result.ts';
import type { Result } from '../result.ts';

export type PhonePrefixRow = DatedRow & { readonly prefix: string; readonly operator: string };

const COUNTRY_CODE = '62';
const MOBILE = /^08\d{8,11}$/;

/** +62 812…, 62812…, 812… and 0812… are the same number; the result begins with 0. */
export function parseMobile(text: string): Result<string> {
  const national = toNational(text.trim().replace(/[\s().-]/g, ''));
  return MOBILE.test(national) ? success(national) : failure('107');
}

export function toInternational(text: string): Result<string> {
  return mapValue(parseMobile(text), (mobile) => `+${COUNTRY_CODE}${mobile.slice(1)}`);
}

export function operatorOf(
  text: string,
  prefixes: readonly PhonePrefixRow[],
  date: CalendarDate,
): Result<string | null> {
  return mapValue(parseMobile(text), (mobile) => longestPrefix(mobile, rowsInForce(prefixes, date))?.operator ?? null);
}

export function checkOperator(
  text: string,
  operator: string,
  prefixes: readonly PhonePrefixRow[],
  date: CalendarDate,
): Result<string> {
  return flatMap(operatorOf(text, prefixes, date), (found) =>
    found === operator ? parseMobile(text) : failure('108', { operator }),
  );
}

function toNational(digits: string): string {
  const withoutCountry = digits.replace(/^(\+62|62|0062)/, '');
  if (withoutCountry !== digits) return withoutCountry.startsWith('0') ? withoutCountry : `0${withoutCountry}`;
  return digits.startsWith('8') ? `0${digits}` : digits;
}

function longestPrefix(mobile: string, rows: readonly PhonePrefixRow[]): PhonePrefixRow | undefined {
  return rows
    .filter(({ prefix }) => mobile.startsWith(prefix))
    .toSorted(
      (left, right) => right.prefix.length - left.prefix.length || (left.effectiveFrom < right.effectiveFrom ? 1 : -1),
    )[0];
}
