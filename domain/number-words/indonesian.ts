import { joinWords, thousandGroups } from './groups.ts';
import type { ThousandGroup } from './groups.ts';

const UNITS = [
  '',
  'satu',
  'dua',
  'tiga',
  'empat',
  'lima',
  'enam',
  'tujuh',
  'delapan',
  'sembilan',
  'sepuluh',
  'sebelas',
];
const SCALES = ['', 'ribu', 'juta', 'miliar', 'triliun', 'kuadriliun', 'kuintiliun', 'sekstiliun'];

/** A non-negative whole number in words (terbilang). */
export function indonesianNumber(number: bigint): string {
  if (number === 0n) return 'nol';
  return thousandGroups(number).map(groupWords).join(' ');
}

function groupWords({ value, power }: ThousandGroup): string {
  if (power === 1 && value === 1) return 'seribu';
  return joinWords(belowThousand(value), SCALES[power]);
}

function belowThousand(value: number): string {
  const hundreds = Math.floor(value / 100);
  return joinWords(hundredWords(hundreds), belowHundred(value % 100));
}

function hundredWords(hundreds: number): string {
  if (hundreds === 0) return '';
  return hundreds === 1 ? 'seratus' : `${UNITS[hundreds]} ratus`;
}

function belowHundred(value: number): string {
  if (value < 12) return UNITS[value] ?? '';
  if (value < 20) return `${UNITS[value - 10]} belas`;
  return joinWords(`${UNITS[Math.floor(value / 10)]} puluh`, UNITS[value % 10]);
}
