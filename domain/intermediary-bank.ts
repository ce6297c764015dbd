// Which bank may stand between this bank and the bank of a payee abroad.
import { failure, success, type Result } from './result.ts';

const institutionLength = 8;

/** A BIC names the institution in its first eight letters and, after them, a branch. */
const institutionOf = (bic: string): string => bic.slice(0, institutionLength);

/** Fails if the bank is one of the two that the intermediary would connect. */
export function checkIntermediary(bic: string, ends: readonly string[]): Result<string> {
  return ends.some((end) => institutionOf(end) === institutionOf(bic)) ? failure('INTERMEDIARY_SAME') : success(bic);
}
