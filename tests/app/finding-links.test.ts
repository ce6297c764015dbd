// A finding links to the page on which it is mended, if there is one.
import { expect, test } from 'vitest';
import { mendingPath } from '../../src/components/set-up-findings/finding-words.ts';

const workflow = { kind: 'approval-workflow', id: 'aw-0001', name: 'Satu direksi' } as const;

test('a finding links to its record, or to the list on which requests or accounts are mended', () => {
  expect(mendingPath(workflow)).toBe(
    '/admin/company-administration/approval-workflow/financial-request/detail?id=aw-0001',
  );
  const waiting = { kind: 'waiting-requests', id: 'any', name: 'Direksi' } as const;
  expect(mendingPath(waiting)).toBe('/admin/company-administration/user-profile');
});

test('a setting of the whole company leads to its page, a user to its profile', () => {
  expect(mendingPath({ kind: 'company-setup', id: 'company-setup', name: '' })).toBe('/admin/services/company-setup');
  expect(mendingPath({ kind: 'account-visibility', id: '', name: '' })).toContain('account-visibility');
  expect(mendingPath({ kind: 'user-profile', id: 'MAKER01@NUSANTARA', name: 'Siti Rahmawati' })).toContain('MAKER01');
});

test('a draft has no page yet, and what solved a finding may have deleted its record', () => {
  expect(mendingPath({ ...workflow, id: '' })).toBeUndefined();
  expect(mendingPath(workflow, true)).toBeUndefined();
});
