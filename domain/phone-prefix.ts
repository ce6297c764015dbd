// Recognises the operator of a mobile number by its prefix.
import { failure, success, type Result } from './result.ts';

export type OperatorPrefixes = {
  readonly operator: string;
  readonly prefixes: readonly string[];
  /** Where credit and data for these numbers are bought. */
  readonly institutions: readonly string[];
};

const prefixLength = 4;

/** Returns the digits of a mobile number as the country writes it: +62 812…, 62 (0)812… and 0812… are one number. */
export const domesticMobile = (digits: string): string => digits.replace(/^620?(?=8)/, '0');

/** Returns undefined while the number is too short, or when no operator has its prefix. */
export const operatorOf = <Row extends OperatorPrefixes>(rows: readonly Row[], number: string): Row | undefined =>
  rows.find(({ prefixes }) => prefixes.includes(number.slice(0, prefixLength)));

/** Fails if the institution sells for one operator and the number has no prefix of it. */
export function checkOperator(
  rows: readonly OperatorPrefixes[],
  { institution, number }: { readonly institution: string; readonly number: string },
): Result<string> {
  const own = rows.filter(({ institutions }) => institutions.includes(institution));
  const [first] = own;
  if (!first || operatorOf(own, number)) return success(number);
  return failure('108', { operator: first.operator });
}

/** Returns the institution of a category that sells for the operator of the number. */
export const institutionFor = (
  rows: readonly OperatorPrefixes[],
  number: string,
  sold: readonly string[],
): string | undefined => operatorOf(rows, number)?.institutions.find((institution) => sold.includes(institution));
