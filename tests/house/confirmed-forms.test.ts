// The forms of administration whose change another page confirms: what was refused there, and what their header says.
import { expect, test } from 'vitest';
import { listFiles, read } from './files.ts';

/** No field of these is named in a refusal: one is a chart, the other has a rule for each account. */
const withoutFields = ['src/admin/account-groups/chart/edit.tsx', 'src/admin/account-groups/visibility/edit.tsx'];

test('a form that leads to a confirmation takes back the refused fields', () => {
  const forms = listFiles('src/*.tsx').filter((file) => read(file).includes('goToConfirmation } ='));
  expect(forms.length).toBeGreaterThan(10);
  const silent = forms.filter((file) => !read(file).includes('refused, goToConfirmation } ='));
  expect(silent).toEqual(withoutFields);
});

test('a page that edits records which are also created has the header that knows the repair of a creation', () => {
  const titles = Object.keys(JSON.parse(read('locales/en/screens.json')) as object);
  const created = titles.filter((title) => title.endsWith('Create')).map((title) => title.replace('Create', 'Edit'));
  const pages = listFiles('src/admin/*.tsx').filter((file) => created.some((edit) => read(file).includes(`'${edit}'`)));
  expect(pages).toEqual([]);
});
