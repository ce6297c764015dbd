// Removes characters that a field does not allow from an edited text, and moves the caret accordingly.
import type { TextClass } from '../../domain/text-rules.ts';
import { cleanText, disallowedIn } from '../../domain/text-rules.ts';
import type { EditedText } from '../../domain/masks.ts';

export interface EditRules {
  readonly textClass: TextClass;
  readonly maxLength?: number;
  readonly isUpperCase?: boolean;
  /** Writes the allowed characters in the form in which they are stored. */
  readonly write?: (text: string) => string;
}

function cleaned(text: string, { textClass, maxLength, isUpperCase, write = (same) => same }: EditRules): string {
  const kept = write(cleanText(text, textClass)).slice(0, maxLength);
  return isUpperCase ? kept.toUpperCase() : kept;
}

/** The caret stays behind the last kept character that was before it. */
export function cleanEdit({ text, caret }: EditedText, rules: EditRules): EditedText {
  const kept = cleaned(text, rules);
  return { text: kept, caret: Math.min(cleaned(text.slice(0, caret), rules).length, kept.length) };
}

export interface LeftOut {
  /** The characters that the field does not allow, each once. */
  readonly signs: readonly string[];
  readonly isCut: boolean;
}

/** Always the same object, so that a key press after which nothing is left out renders nothing more. */
export const nothingLeftOut: LeftOut = { signs: [], isCut: false };

/**
 * Returns what the field removes from an edited text, so that the field can say so. A field of digits removes letters and
 * separators without a note, but never digits: the rest of a number is the number of someone else.
 */
export function leftOut(text: string, { textClass, maxLength = Infinity }: EditRules): LeftOut {
  const signs = textClass === 'digits' ? [] : disallowedIn(text, textClass);
  const isCut = cleanText(text, textClass).length > maxLength;
  return isCut || signs.length > 0 ? { signs, isCut } : nothingLeftOut;
}

/** Adds what the last edit lost to what is named already, because the next key comes before the note is read. */
export function leftOutSince(named: LeftOut, last: LeftOut): LeftOut {
  const signs = [...new Set([...named.signs, ...last.signs])];
  return signs.length === named.signs.length && named.isCut === last.isCut ? named : { signs, isCut: last.isCut };
}
