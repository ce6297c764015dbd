// Replaces or removes characters that a field does not allow in an edited text, and moves the caret accordingly.
import { baseLetters } from '../../domain/base-letters.ts';
import type { Recast, TextClass } from '../../domain/text-rules.ts';
import { cleanText, recastIn } from '../../domain/text-rules.ts';
import type { EditedText } from '../../domain/masks.ts';

export interface EditRules {
  readonly textClass: TextClass;
  readonly maxLength?: number;
  readonly isUpperCase?: boolean;
  /** Writes the allowed characters in the form in which they are stored. */
  readonly write?: (text: string) => string;
}

const asItIs = (text: string) => text;

function cleaned(text: string, { textClass, maxLength, isUpperCase, write = asItIs }: EditRules): string {
  const kept = write(cleanText(text, textClass)).slice(0, maxLength);
  return isUpperCase ? kept.toUpperCase() : kept;
}

/** The caret stays behind the last kept character that was before it. */
export function cleanEdit({ text, caret }: EditedText, rules: EditRules): EditedText {
  const kept = cleaned(text, rules);
  return { text: kept, caret: Math.min(cleaned(text.slice(0, caret), rules).length, kept.length) };
}

export interface LeftOut extends Recast {
  readonly isCut: boolean;
}

/** Always the same object, so that a key press after which nothing is changed renders nothing more. */
export const nothingLeftOut: LeftOut = { removed: [], replaced: [], isCut: false };

/** The signs between the groups of a number, and before its country code. */
const betweenDigits = /[-./()+]/;

/**
 * Returns what the field changes in an edited text, so that the field can say so. A field of digits removes separators
 * without a note, but never digits: the rest of a number is the number of someone else.
 */
export function leftOut(text: string, { textClass, maxLength = Infinity, write = asItIs }: EditRules): LeftOut {
  const { removed, replaced } = recastIn(text, textClass);
  const named = textClass === 'digits' ? removed.filter((sign) => !betweenDigits.test(sign)) : removed;
  const isCut = write(cleanText(text, textClass)).length > maxLength;
  return isCut || named.length + replaced.length > 0 ? { removed: named, replaced, isCut } : nothingLeftOut;
}

const joined = (before: readonly string[], now: readonly string[]): readonly string[] =>
  now.every((sign) => before.includes(sign)) ? before : [...new Set([...before, ...now])];

/** Adds what the last edit changed to what is named already, because the next key comes before the note is read. */
export function leftOutSince(named: LeftOut, last: LeftOut): LeftOut {
  const removed = joined(named.removed, last.removed);
  const replaced = joined(named.replaced, last.replaced);
  const isSame = removed === named.removed && replaced === named.replaced && named.isCut === last.isCut;
  return isSame ? named : { removed, replaced, isCut: last.isCut };
}

/** The letters with what the field writes for them: é → e, ß → ss. */
export const replacements = (signs: readonly string[]): string =>
  signs.map((sign) => `${sign} → ${baseLetters(sign)}`).join(', ');
