import { expect, test } from 'vitest';
import type { UserProfileDetail } from '../../generated/types.ts';
import { copyOf, draftOf, valuesOf, valuesOfDraft } from '../../src/admin/users/values.ts';
import { sampleOf, schemaNamed } from './schema-samples.ts';

const detailOfUser = () => sampleOf(schemaNamed('UserProfileDetail'), 0) as UserProfileDetail;
const leave = [{ from: '2999-12-21', to: '2999-12-28' }];

test('a user like another one does not take over the leave', () => {
  const detail: UserProfileDetail = { ...detailOfUser(), leave };
  expect(valuesOf(detail).leave).toEqual(leave);
  expect(copyOf(detail).leave).toEqual([]);
});

test('a draft that says nothing of the leave is repaired with the leave of now', () => {
  const values = valuesOf({ ...detailOfUser(), leave });
  const draft = draftOf({ values, groups: {}, before: values });
  expect(draft).not.toHaveProperty('leave');
  expect(valuesOfDraft(draft, { leave }).leave).toEqual(leave);
  expect(valuesOfDraft({ ...draft, leave: [] }, { leave }).leave).toEqual([]);
});

test('a user like one who has lost the roles and the token begins without roles, and every copy without a token', () => {
  const lost: UserProfileDetail = { ...detailOfUser(), token: null, roles: [] };
  const assignedAt = '2026-10-24T02:00:00Z';
  const token = {
    tokenType: 'Hard Token',
    serialNumber: 'HT2604418801',
    status: 'Active',
    assignedAt,
    wrongResponses: 0,
  } as const;
  expect(copyOf(lost)).toMatchObject({ roles: [], tokenType: 'none', serialNumber: '' });
  expect(copyOf({ ...detailOfUser(), token })).toMatchObject({ tokenType: 'none', serialNumber: '' });
});
