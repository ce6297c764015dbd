// Words that institutions say in Indonesian, with their English. Either may be what was stored or is shown already.
import type { Language } from './language.ts';

/** The Indonesian word, then the English. */
export type WordPairs = readonly (readonly [id: string, en: string])[];

/** Returns the word in the language; undefined if it is not known. */
export function wordIn(pairs: WordPairs, word: string, language: Language): string | undefined {
  const [id, en] = pairs.find((pair) => pair.includes(word)) ?? [];
  return language === 'EN' ? en : id;
}
