// Reads the portal's own texts for statuses, kinds and columns, so that a file uses the same texts as its list.
import { readFileSync } from 'node:fs';
import { sql, type RawBuilder } from 'kysely';
import type { Language } from '../../domain/language.ts';

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

type Titles = Readonly<Record<string, string>>;

const textOf = (language: string, name: string): string =>
  readFileSync(new URL(`../../locales/${language}/${name}.json`, import.meta.url), 'utf8');

const read = (language: string, name: string): Texts => JSON.parse(textOf(language, name));

const names = [
  'administration',
  'common',
  'information',
  'kinds',
  'notifications',
  'payments',
  'requests',
  'transactions',
] as const;
type Name = (typeof names)[number];

const texts = (language: string) =>
  Object.fromEntries(names.map((name) => [name, read(language, name)])) as Record<Name, Texts>;
const words: Readonly<Record<Language, ReturnType<typeof texts>>> = { EN: texts('en'), ID: texts('id') };

/** Returns the portal's text. Throws when it is missing, so that the tests of each file detect it. */
export function portalWord(namespace: Name, key: string, language: Language): string {
  const [section = '', name = ''] = key.split(/\.(.*)/s);
  const word = words[language][namespace][section]?.[name];
  if (word === undefined) throw new Error(`The portal has no text ${namespace}.${key}`);
  return word;
}

const titles: Readonly<Record<Language, Titles>> = {
  EN: JSON.parse(textOf('en', 'screens')),
  ID: JSON.parse(textOf('id', 'screens')),
};

export function screenTitle(screen: string, language: Language): string {
  const title = titles[language][screen];
  if (title === undefined) throw new Error(`The portal has no screen ${screen}`);
  return title;
}

/** Returns the text of a code as SQL, to sort codes by the texts that a list shows. */
export function wordOf(code: RawBuilder<unknown>, namespace: Name, section: string, language: Language) {
  const known = Object.entries(words[language][namespace][section] ?? {});
  const cases = known.map(([name, word]) => sql`when ${sql.lit(name)} then ${sql.lit(word)}`);
  return sql<string>`lower(case ${code}::text ${sql.join(cases, sql` `)} else ${code}::text end)`;
}

export const kindWord = (key: string, language: Language): string => portalWord('kinds', key, language);
export const requestWord = (key: string, language: Language): string => portalWord('requests', key, language);
