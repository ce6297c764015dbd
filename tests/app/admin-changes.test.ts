// What a maker reads about a user is what an approver reads: by role, and in the words of the form.
import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import type { FieldChange } from '../../generated/types.ts';
import { useChangeWords } from '../../src/components/admin-resource/change-words.ts';
import type { ShownChange } from '../../src/components/deciding/change-list.tsx';
import { addTexts, i18n } from '../../src/components/text/texts.ts';

beforeAll(async () => {
  await i18n.changeLanguage('en');
  for (const name of ['administration', 'kinds', 'common'] as const)
    addTexts('en', name, JSON.parse(readFileSync(`locales/en/${name}.json`, 'utf8')));
});

function shown(changes: readonly FieldChange[]): readonly ShownChange[] {
  let found: readonly ShownChange[] = [];
  function Reader() {
    found = useChangeWords()(changes);
    return null;
  }
  renderToStaticMarkup(createElement(Reader));
  return found;
}

test('the services of a user are one line for each role', () => {
  const changes = [
    { field: 'roles', before: 'MK', after: 'MK,AP' },
    { field: 'allowance.SVC_LCY_BIFAST', before: 'MK', after: 'MK,AP' },
    { field: 'allowance.SVC_LCY_RTGS', before: 'MK', after: 'AP' },
    { field: 'name', before: 'Putri', after: 'Putri Anggraini' },
  ];
  expect(shown(changes).map(({ label, before, after }) => [label, before, after])).toEqual([
    ['Roles', 'Maker', 'Maker, Approver'],
    ['Services as Maker', 'RTGS', null],
    ['Services as Approver', null, 'BI-FAST, RTGS'],
    ['Name', 'Putri', 'Putri Anggraini'],
  ]);
});

test('what is deleted becomes deleted, not empty, and a token is called as in the form', () => {
  const changes = [
    { field: 'status', before: 'Inactive', after: null },
    { field: 'token', before: 'Hard Token HT2604418880', after: null },
  ];
  expect(shown(changes).map(({ before, after }) => [before, after])).toEqual([
    ['Inactive', 'Deleted'],
    ['Hard token HT2604418880', null],
  ]);
});
