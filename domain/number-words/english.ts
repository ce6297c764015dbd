import { joinWords, thousandGroups } from './groups.ts';

const UNITS = [
  '',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const SCALES = ['', 'thousand', 'million', 'billion', 'trillion', 'quadrillion', 'quintillion', 'sextillion'];

/** A non-negative whole number in words. */
export function englishNumber(number: bigint): string {
  if (number === 0n) return 'zero';
  return thousandGroups(number)
    .map(({ value, power }) => joinWords(belowThousand(value), SCALES[power]))
    .join(' ');
}

function belowThousand(value: number): string {
  const hundreds = Math.floor(value / 100);
  return joinWords(hundreds > 0 ? `${UNITS[hundreds]} hundred` : '', belowHundred(value % 100));
}

function belowHundred(value: number): string {
  if (value < 20) return UNITS[value] ?? '';
  const unit = UNITS[value % 10];
  return `${TENS[Math.floor(value / 10)]}${unit ? `-${unit}` : ''}`;
}
