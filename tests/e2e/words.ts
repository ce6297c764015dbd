// The texts a person reads, by the same keys the portal uses: a story is told in any language.
import { readFileSync } from 'node:fs';
import type { Namespace, TextKey } from '../../src/components/text/namespaces.ts';
import type { Locale } from './portal.ts';

type Texts = Readonly<Record<string, unknown>>;

const fileOf = (locale: Locale, namespace: Namespace): Texts =>
  JSON.parse(readFileSync(new URL(`../../locales/${locale}/${namespace}.json`, import.meta.url), 'utf8'));

function textAt(texts: Texts, key: string): string {
  const found = key.split('.').reduce<unknown>((inner, part) => (inner as Texts | undefined)?.[part], texts);
  if (typeof found !== 'string') throw new Error(`There is no text ${key}`);
  return found;
}

export function words<Name extends Namespace>(locale: Locale, namespace: Name) {
  const texts = fileOf(locale, namespace);
  return (key: TextKey<Name>, values: Readonly<Record<string, string | number>> = {}): string =>
    textAt(texts, key).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** What is read begins with these words; an amount or a hint may follow. */
export const beginning = (text: string): RegExp =>
  new RegExp(`^${text.trim().replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`);
