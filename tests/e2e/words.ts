// The portal's texts by their keys, so that a test can run in either language.
import { readdirSync, readFileSync } from 'node:fs';
import type { Namespace, TextKey } from '../../src/components/text/namespaces.ts';
import type { Locale } from './portal.ts';

type Texts = Readonly<Record<string, unknown>>;

const fileOf = (locale: Locale, namespace: Namespace): Texts =>
  JSON.parse(readFileSync(new URL(`../../locales/${locale}/${namespace}.json`, import.meta.url), 'utf8'));

const lookUp = (texts: Texts, key: string): unknown =>
  key.split('.').reduce<unknown>((inner, part) => (inner as Texts | undefined)?.[part], texts);

function textAt(texts: Texts, key: string, count: unknown): string {
  const found = lookUp(texts, key) ?? lookUp(texts, `${key}_${count === 1 ? 'one' : 'other'}`);
  if (typeof found !== 'string') throw new Error(`There is no text ${key}`);
  return found;
}

export function words<Name extends Namespace>(locale: Locale, namespace: Name) {
  const texts = fileOf(locale, namespace);
  return (
    key: TextKey<Name> | `${TextKey<Name>}_${'one' | 'other'}`,
    values: Readonly<Record<string, string | number>> = {},
  ): string =>
    textAt(texts, key, values['count']).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** Matches a text that starts with these words; an amount or a hint may follow. */
export const startingWith = (text: string): RegExp =>
  new RegExp(`^${text.trim().replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`);

const keysIn = (texts: Texts, prefix = ''): string[] =>
  Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string' ? [] : [`${prefix}${name}.`, ...keysIn(value as Texts, `${prefix}${name}.`)],
  );

const groups = new Set(
  readdirSync(new URL('../../locales/en/', import.meta.url)).flatMap((file) =>
    keysIn(fileOf('en', file.replace('.json', '') as Namespace)),
  ),
);

/** i18next shows the key of a missing text. */
export const isKeyOfTexts = (word: string): boolean =>
  /^[a-z][A-Za-z]*\.[A-Za-z-]+$/.test(word) && groups.has(`${word.split('.')[0]}.`);
