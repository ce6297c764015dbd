// Says why a request was returned, ended or not carried out: in the words of a person, or in those of the catalogue.
import type { Language } from '../../generated/types.ts';
import { describeCode } from '../code-texts.ts';
import type { FailureCode } from '../db/request-tables.ts';

const longestReason = 200;

/** As many whole sentences as a reason has room for. */
function shortened(text: string): string {
  if (text.length <= longestReason) return text;
  const cut = text.slice(0, longestReason);
  return cut.slice(0, cut.lastIndexOf('. ') + 1) || cut;
}

interface Explained {
  readonly reason: string | null;
  readonly failure: FailureCode | null;
}

export function reasonOf({ reason, failure }: Explained, language: Language): string | null {
  return failure ? shortened(describeCode(failure.code, language, failure.words[language])) : reason;
}
