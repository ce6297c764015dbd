import { expect, test } from 'vitest';
import { withKept } from '../../src/components/form/kept-values.ts';

test('a draft of an older form leaves the fields that it does not know as they are', () => {
  const form = { note: '', payee: { kind: 'other', missing: [] as string[], bank: { code: '' } } };
  const kept = { note: 'Rent', payee: { kind: 'favorite', bank: { code: 'CENAIDJA' } } };
  expect(withKept(form, kept)).toEqual({
    note: 'Rent',
    payee: { kind: 'favorite', missing: [], bank: { code: 'CENAIDJA' } },
  });
});

test('a draft replaces lists and cleared fields whole', () => {
  const form = { emails: ['a@b.id', 'c@d.id'], account: { id: 'acc-0001' }, note: 'Rent' };
  expect(withKept(form, { emails: ['e@f.id'], account: null, note: '' })).toEqual({
    emails: ['e@f.id'],
    account: null,
    note: '',
  });
});
