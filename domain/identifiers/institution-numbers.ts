import type { ErrorCode } from '../../generated/error-codes.ts';
import type { CalendarDate } from '../calendar-date.ts';
import { rowInForce } from '../reference-data.ts';
import type { DatedRow } from '../reference-data.ts';
import { failure, success } from '../result.ts';
import type { Result } from '../result.ts';
import { withoutSeparators } from './digits.ts';

export type NumberFamily =
  | 'telephone'
  | 'internet'
  | 'water'
  | 'insurance'
  | 'securities'
  | 'paymentCode'
  | 'game'
  | 'gopay'
  | 'ovo'
  | 'dana'
  | 'linkaja'
  | 'shopeepay';
/** Each institution has its own lengths, and they change. */
export type NumberFormatRow = DatedRow & {
  readonly institution: string;
  readonly family: NumberFamily;
  readonly characters: 'digits' | 'letters-and-digits';
  readonly shortest: number;
  readonly longest: number;
  readonly prefix: string;
};

const CODES: Readonly<Record<NumberFamily, ErrorCode>> = {
  gopay: '31',
  ovo: '32',
  dana: '33',
  linkaja: '35',
  shopeepay: '36',
  telephone: '40',
  internet: '42',
  water: '43',
  insurance: '44',
  securities: '45',
  paymentCode: '47',
  game: '109',
};
const CHARACTERS = { digits: /^\d+$/, 'letters-and-digits': /^[A-Za-z0-9]+$/ } as const;

export function parseInstitutionNumber(
  text: string,
  institution: string,
  rows: readonly NumberFormatRow[],
  date: CalendarDate,
): Result<string> {
  const format = rowInForce(
    rows.filter((row) => row.institution === institution),
    date,
  );
  if (format === undefined) return failure('202');
  const number = withoutSeparators(text);
  return fits(number, format) ? success(number) : failure(CODES[format.family]);
}

function fits(number: string, { characters, shortest, longest, prefix }: NumberFormatRow): boolean {
  return (
    CHARACTERS[characters].test(number) &&
    number.length >= shortest &&
    number.length <= longest &&
    number.startsWith(prefix)
  );
}
