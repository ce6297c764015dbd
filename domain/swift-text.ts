// The text of a payment message. SWIFT carries fewer characters than a keyboard has, so a text is converted before it
// is sent, and the user sees and accepts the converted text.
import { baseLetters } from './base-letters.ts';

const writable = /^[A-Za-z0-9/\-?:().,'+ ]*$/;
/** The systems of this bank that hold names carry fewer signs than SWIFT does. */
const ofName = /^[A-Za-z0-9/\-().,' ]*$/;
const words: Readonly<Record<string, string>> = {
  '&': ' and ',
  '@': '(at)',
  _: '-',
  '|': '/',
};
const wordsOfName: Readonly<Record<string, string>> = { '+': ' and ', ':': '-' };

export const isSwiftText = (text: string): boolean => writable.test(text);
export const isSwiftName = (text: string): boolean => ofName.test(text);

/** Returns the text as SWIFT carries it. A character that has no counterpart is left out. */
export function swiftText(text: string): string {
  if (isSwiftText(text)) return text;
  return [...baseLetters(text)]
    .map((sign) => words[sign] ?? sign)
    .join('')
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9/\-?:().,'+ ]/g, '')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}

/** Returns a name as it is sent. */
export function swiftName(name: string): string {
  if (isSwiftName(name)) return name;
  const signs = [...swiftText(name)].map((sign) => wordsOfName[sign] ?? sign);
  return signs
    .filter((sign) => isSwiftName(sign))
    .join('')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}

/** The characters of a text that have no counterpart, each once. */
export const leftOutSigns = (text: string, write: (sign: string) => string): string[] => [
  ...new Set([...text].filter((sign) => sign.trim() !== '' && write(sign).trim() === '')),
];
