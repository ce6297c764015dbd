import type { Language } from './language.ts';
import { currencyMismatch, inUnitsOf, isCurrency, money } from './money.ts';
import type { CurrencyCode, Money } from './money.ts';
import { failure, success } from './result.ts';
import type { Result } from './result.ts';

const GROUPED = { EN: ',', ID: '.' } as const;
const PREFIX = /^(rp\.?|[a-z]{3})\s*(?=\d)/i;
/** Three decimals are refused, not rounded: 1.250 means more than a thousand in the other language. */
const NUMBER = {
  EN: /^(\d{1,18}|\d{1,3}(?:,\d{3}){1,5})(?:\.(\d{0,2}))?$/,
  ID: /^(\d{1,18}|\d{1,3}(?:\.\d{3}){1,5})(?:,(\d{0,2}|-))?$/,
} as const;
/**
 * Two groups or more cannot be decimals, nor can a group before the other separator, so the separators of the other
 * language are accepted too.
 */
const OTHER_MARKS = {
  EN: /^(\d{1,3}(?:\.\d{3}){2,5}|\d{1,3}\.\d{3}(?=,))(?:,(\d{0,2}|-))?$/,
  ID: /^(\d{1,3}(?:,\d{3}){2,5}|\d{1,3},\d{3}(?=\.))(?:\.(\d{0,2}))?$/,
} as const;
/** Blanks between the groups, as in spreadsheets and letters; either separator then starts the decimals. */
const BLANKS = /^(\d{1,3}(?:\s\d{3}){1,5})(?:[.,](\d{0,2}|-))?$/;

/** The words of both languages, with their zeros. */
const WORDS = {
  k: 3,
  thousand: 3,
  rb: 3,
  ribu: 3,
  mn: 6,
  million: 6,
  jt: 6,
  juta: 6,
  b: 9,
  bn: 9,
  billion: 9,
  mlr: 9,
  miliar: 9,
  t: 12,
  tn: 12,
  trillion: 12,
  triliun: 12,
};
/** m is a million in English and a miliar in Indonesian. */
const ZEROS: Readonly<Record<Language, Readonly<Record<string, number>>>> = {
  EN: { ...WORDS, m: 6 },
  ID: { ...WORDS, m: 9 },
};
/** Either separator starts the decimals of a number with a word. */
const SHORT = /^(\d{1,9})(?:([.,])(\d{1,3}))?\s*([a-z]+)$/i;
/** Three digits after the mark that groups the digits in this language belong to the whole number. */
const isGroup = (mark: string, digits: string, language: Language) => mark === GROUPED[language] && digits.length === 3;

/** Parses typed or pasted text: with or without groups, with a currency in front, or short as 1,5jt. */
export function parseTyped(text: string, language: Language, currency: CurrencyCode): Result<Money> {
  const trimmed = text.trim();
  const prefix = PREFIX.exec(trimmed);
  const named = currencyOfPrefix(prefix?.[1], currency);
  if (named === undefined) return failure('120');
  if (named !== currency) return currencyMismatch(named);
  const number = trimmed.slice(prefix?.[0].length ?? 0);
  const match = NUMBER[language].exec(number) ?? OTHER_MARKS[language].exec(number) ?? BLANKS.exec(number);
  if (match) return inUnitsOf(toMoney(match[1] ?? '', match[2] ?? '', currency));
  return parseShort(number, language, currency);
}

function parseShort(number: string, language: Language, currency: CurrencyCode): Result<Money> {
  const [, whole = '', mark = '', digits = '', unit = ''] = SHORT.exec(number) ?? [];
  const zeros = ZEROS[language][unit.toLowerCase()];
  if (zeros === undefined) return failure('120');
  const [units, decimals] = isGroup(mark, digits, language) ? [whole + digits, ''] : [whole, digits];
  return success(toMoney(units + decimals.padEnd(zeros, '0'), '', currency));
}

const BEING_TYPED = { EN: /^([\d,]+)(\.\d{0,2})?$/, ID: /^([\d.]+)(,\d{0,2})?$/ } as const;

function grouped(text: string, language: Language): string {
  const mark = GROUPED[language];
  const match = BEING_TYPED[language].exec(text);
  if (!match) return text;
  const digits = (match[1] ?? '').replaceAll(mark, '');
  return digits.replaceAll(/\B(?=(?:\d{3})+$)/g, mark) + (match[2] ?? '');
}

/** Groups the digits after one more key press. If the user typed a separator, the text stays as it is, as in 1,5jt. */
export function groupTyped(text: string, before: string, language: Language): string {
  const marksIn = (some: string) => some.split(GROUPED[language]).length;
  const isByHand = marksIn(text) > marksIn(before) || grouped(before, language) !== before;
  return isByHand ? text : grouped(text, language);
}

function currencyOfPrefix(prefix: string | undefined, otherwise: CurrencyCode): CurrencyCode | undefined {
  if (prefix === undefined) return otherwise;
  const name = prefix.toUpperCase();
  if (name === 'RP' || name === 'RP.') return 'IDR';
  return isCurrency(name) ? name : undefined;
}

/** Indonesian invoices end a round amount with ",-". */
function toMoney(whole: string, fraction: string, currency: CurrencyCode): Money {
  const cents = fraction.replace('-', '').padEnd(2, '0');
  return money(BigInt(whole.replace(/[.,\s]/g, '') + cents), currency);
}
