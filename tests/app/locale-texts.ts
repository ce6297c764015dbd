import { basename } from 'node:path';
import { listFiles, read } from '../house/files.ts';

export type Locale = 'en' | 'id';
type Texts = { readonly [name: string]: string | Texts };

export const namespaces = listFiles('locales/en/*.json').map((file) => basename(file, '.json'));

const entriesOf = (texts: Texts, prefix = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[`${prefix}${name}`, value]] : entriesOf(value, `${prefix}${name}.`),
  );

/** The texts of a namespace with their keys, for example "home.toDo". */
export const textsOf = (locale: Locale, namespace: string): [key: string, text: string][] =>
  entriesOf(JSON.parse(read(`locales/${locale}/${namespace}.json`)) as Texts);

/** All texts of a language with their keys, for example "accounts:home.toDo". */
export const allTextsOf = (locale: Locale): [key: string, text: string][] =>
  namespaces.flatMap((namespace) =>
    textsOf(locale, namespace).map(([key, text]): [string, string] => [`${namespace}:${key}`, text]),
  );
