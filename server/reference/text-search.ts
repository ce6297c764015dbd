import { sql, type Expression, type RawBuilder } from 'kysely';
import type { Language } from '../../domain/language.ts';

/** Returns the column of a text in the language: name in Indonesian is name_id. */
export function inLanguage(column: string, language: Language): RawBuilder<string> {
  return sql<string>`${sql.ref(`${column}_${language === 'ID' ? 'id' : 'en'}`)}`;
}

/** The text as a part of a pattern, in which none of its characters is a wildcard. */
export const likePattern = (words: string): string => words.trim().replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Whether one of the texts contains the searched text, in upper or lower case. */
export function contains(texts: readonly Expression<unknown>[], words: string): RawBuilder<boolean> {
  const pattern = `%${likePattern(words)}%`;
  return sql<boolean>`(${sql.join(
    texts.map((text) => sql`${text} ilike ${pattern}`),
    sql` or `,
  )})`;
}
