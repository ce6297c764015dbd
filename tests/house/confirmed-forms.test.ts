// A form whose change another page confirms shows what the bank refused there.
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
