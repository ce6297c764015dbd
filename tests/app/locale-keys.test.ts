// Every text exists in both languages and is used.
import { describe, expect, test } from 'vitest';
import { listFiles, read } from '../house/files.ts';
import { namespaces, textsOf } from './locale-texts.ts';

const placeholdersOf = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').toSorted();
const singular = '_one';

/** The keys in a file, in two levels, as they are written. */
function writtenKeys(file: string): string[] {
  let group = '';
  return read(file)
    .split('\n')
    .flatMap((line) => {
      const [, name, opens] = /^\s+"([^"]+)": (\{)?/.exec(line) ?? [];
      if (opens) group = name ?? '';
      return name === undefined || opens ? [] : [`${group}.${name}`];
    });
}

describe.each(namespaces)('the texts of %s', (namespace) => {
  const english = textsOf('en', namespace);
  const indonesian = new Map(textsOf('id', namespace));

  test('are the same in both languages', () => {
    expect([...indonesian.keys()].toSorted()).toEqual(english.map(([key]) => key).toSorted());
  });

  test.each(['en', 'id'])('stand once in the file of %s, because the last of two would win', (locale) => {
    const keys = writtenKeys(`locales/${locale}/${namespace}.json`);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  test('take the same values in both languages', () => {
    const differing = english.filter(
      ([key, text]) =>
        !key.endsWith(singular) &&
        placeholdersOf(text).join(',') !== placeholdersOf(indonesian.get(key) ?? '').join(','),
    );
    expect(differing.map(([key]) => key)).toEqual([]);
  });

  test('are written out', () => {
    const blank = [...english, ...indonesian].filter(([, text]) => text.trim() === '');
    expect(blank.map(([key]) => key)).toEqual([]);
  });

  test('leave the full stop of a title to the popup that shows it', () => {
    const stopped = [...english, ...indonesian].filter(([key, text]) => /title$/i.test(key) && text.endsWith('.'));
    expect(stopped.map(([key]) => key)).toEqual([]);
  });
});

// Texts of these files are looked up by names that come from the bank, the table of screens or a library.
const byOtherNames = ['errors', 'screens', 'widgets'];
const code = listFiles('src/*.ts', 'src/*.tsx').map(read).join('\n');

/** Whether the code has the key, or a template string with its beginning or its end. */
function isSaid(key: string): boolean {
  const name = key.replace(/_(?:one|other)$/, '');
  const group = name.slice(0, name.lastIndexOf('.') + 1);
  const last = name.slice(group.length);
  const written = [`'${name}'`, `\`${name}\``, `\`${group}\${`, `}.${last}\``];
  return written.some((text) => code.includes(text));
}

test.each(namespaces.filter((name) => !byOtherNames.includes(name)))('every text of %s is used somewhere', (name) => {
  const keys = textsOf('en', name).map(([key]) => key);
  expect(keys.filter((key) => !isSaid(key))).toEqual([]);
});
