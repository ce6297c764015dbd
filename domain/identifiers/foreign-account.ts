import { failure, success, type Result } from '../result.ts';

/** How long an IBAN is in each country that uses it. */
const ibanLengths: Readonly<Record<string, number>> = {
  AE: 23,
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IT: 27,
  KW: 30,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  QA: 29,
  RO: 24,
  SA: 24,
  SE: 24,
  SI: 19,
  SK: 24,
  TR: 26,
};

const shortest = 5;

export const usesIban = (country: string): boolean => country in ibanLengths;

/** ISO 7064: the number read with letters as 10 to 35 leaves 1 when divided by 97. */
function hasCheckDigits(iban: string): boolean {
  const turned = `${iban.slice(4)}${iban.slice(0, 4)}`;
  const digits = [...turned].map((sign) => Number.parseInt(sign, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}

/** Fails unless the number has the form that the country uses: an IBAN, or at least five letters and digits. */
export function checkForeignAccount(country: string, number: string): Result<string> {
  const length = ibanLengths[country];
  if (length === undefined)
    return /^[A-Z0-9]+$/.test(number) && number.length >= shortest ? success(number) : failure('104');
  const isIban = /^[A-Z]{2}[0-9]{2}[A-Z0-9]+$/.test(number) && number.startsWith(country) && number.length === length;
  return isIban && hasCheckDigits(number) ? success(number) : failure('IBAN_INVALID');
}
