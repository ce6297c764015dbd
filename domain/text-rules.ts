import type { ErrorCode } from '../generated/error-codes.ts';
import { baseLetters } from './base-letters.ts';
import { failure, success } from './result.ts';
import type { Result } from './result.ts';

/** The character sets of fields. They are named after their use; the characters are from the specification. */
export type TextClass =
  | 'digits'
  | 'lettersAndDigits'
  | 'password'
  | 'userId'
  | 'defaultTyping'
  | 'reference'
  | 'generalText'
  | 'bifastMessage'
  | 'favoriteName'
  | 'accountAlias'
  | 'anyText';

const PASSWORD_SIGNS = '~!@#$%^&*_+=|\\(){}`:;"\'<>,.?/[]-';
const LETTERS_AND_DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

const ALLOWED: Readonly<Record<TextClass, ReadonlySet<string> | null>> = {
  digits: new Set('0123456789'),
  lettersAndDigits: new Set(LETTERS_AND_DIGITS),
  password: new Set(LETTERS_AND_DIGITS + PASSWORD_SIGNS),
  userId: new Set(`${LETTERS_AND_DIGITS + PASSWORD_SIGNS} `),
  defaultTyping: new Set(`${LETTERS_AND_DIGITS} _@'.,|()/-`),
  reference: new Set(`${LETTERS_AND_DIGITS}/#:_-`),
  generalText: new Set(`${LETTERS_AND_DIGITS} .,-_&/(){}$~#*@`),
  bifastMessage: new Set(`${LETTERS_AND_DIGITS} .,-/`),
  favoriteName: new Set(`${LETTERS_AND_DIGITS} `),
  accountAlias: new Set(`${LETTERS_AND_DIGITS} .,-/&()`),
  anyText: null,
};
const CODES: Readonly<Record<TextClass, ErrorCode>> = {
  digits: 'FIELD_DIGITS_ONLY',
  lettersAndDigits: 'FIELD_LETTERS_AND_DIGITS',
  password: 'FIELD_CHARACTERS',
  userId: '72',
  defaultTyping: '122',
  reference: '102',
  generalText: '121',
  bifastMessage: '103',
  favoriteName: '68',
  accountAlias: '69',
  anyText: '122',
};
/** Control characters (including tab and newline), joiners, private-use characters and emoji. */
const UNPRINTABLE =
  /[\p{C}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u20E3\uFE0E\uFE0F\u2028\u2029]/gu;

const isOf = (textClass: TextClass, sign: string): boolean => ALLOWED[textClass]?.has(sign) ?? true;

export function isAllowed(text: string, textClass: TextClass): boolean {
  return [...text].every((sign) => isOf(textClass, sign));
}

export function stripUnprintable(text: string): string {
  return text.replace(UNPRINTABLE, '');
}

export function collapseSpaces(text: string): string {
  return text.replace(/[\p{Zs}]+/gu, ' ');
}

/** Returns the sign as a field of this class takes it: itself, its base letters, or nothing. */
const writtenAs = (sign: string, textClass: TextClass): string => {
  if (isOf(textClass, sign)) return sign;
  const base = baseLetters(sign);
  return isAllowed(base, textClass) ? base : '';
};

/** Writes accented letters without their accents, and removes the other characters that a field of this class lacks. */
export function cleanText(text: string, textClass: TextClass): string {
  const whole = isAllowed(text, textClass) ? text : text.normalize('NFC');
  const kept = [...stripUnprintable(whole).replace(/\p{Zs}/gu, ' ')].map((sign) => writtenAs(sign, textClass));
  return collapseSpaces(kept.join(''));
}

export interface Recast {
  /** The visible characters that `cleanText` removes, each once. */
  readonly removed: readonly string[];
  /** The letters that it writes without their accents, each once. */
  readonly replaced: readonly string[];
}

/** Returns what `cleanText` changes. */
export function recastIn(text: string, textClass: TextClass): Recast {
  const visible = [...new Set(text.normalize('NFC'))].filter((sign) => !/[\p{C}\p{Z}\u20E3\uFE0E\uFE0F]/u.test(sign));
  const changed = visible.filter((sign) => stripUnprintable(sign) === '' || !isOf(textClass, sign));
  const isReplaced = (sign: string) => cleanText(sign, textClass) !== '';
  return { removed: changed.filter((sign) => !isReplaced(sign)), replaced: changed.filter(isReplaced) };
}

/** For values that were not typed here: fails instead of changing them. */
export function checkText(text: string, textClass: TextClass): Result<string> {
  if (stripUnprintable(text) !== text) return failure('124');
  return isAllowed(text, textClass) ? success(text) : failure(CODES[textClass]);
}
