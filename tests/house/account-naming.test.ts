// Administrators read an account's name on many pages: each page asks the same function for it.
import { expect, test } from 'vitest';
import { listFiles, read } from './files.ts';

const places = [
  'src/admin/*.ts',
  'src/admin/*.tsx',
  ...['admin-resource', 'change-replay', 'hierarchy-chart', 'map-check', 'set-up-findings'].flatMap((folder) => [
    `src/components/${folder}/*.ts`,
    `src/components/${folder}/*.tsx`,
  ]),
];

/** These set the alias, pass it on, search by it, export it in its own column, or offer it beside its number in a picker. */
const mayReadAlias = [
  'src/admin/account-names/',
  'src/admin/account-groups/visibility/account-visibility.ts',
  'src/admin/company/favorites/sources.tsx',
];

const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');

test('no page of the administrators names an account by its alias without the common function', () => {
  const wrong = listFiles(...places)
    .filter((file) => !mayReadAlias.some((allowed) => file.startsWith(allowed)))
    .filter((file) => !read(file).includes("account-text.ts'"))
    .filter((file) => /\balias\b(?!')/.test(withoutComments(read(file))));
  expect(wrong, 'domain/account-text.ts').toEqual([]);
});
