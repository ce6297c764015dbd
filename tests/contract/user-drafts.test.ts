import { describe, expect, test } from 'vitest';
import { validatorOf } from '../../server/contract/validator.ts';
import type { Example, JsonSchema } from '../../server/contract/document.ts';
import { resolve } from '../../server/contract/document.ts';
import { contract, operations } from './contract.ts';

const creation = operations.find(({ operation }) => operation.operationId === 'createUserProfile');
const media = creation?.operation.requestBody?.content['application/json'];
const judge = validatorOf(contract).of(media?.schema as JsonSchema);

function draftOf(example: string): Record<string, unknown> {
  const given = resolve<Example>(contract, media?.examples?.[example] as Example);
  return (given.value as { userProfile: Record<string, unknown> }).userProfile;
}

const faultsOf = (userProfile: Record<string, unknown>) => judge({ userProfile }).length;

describe('a user as an administrator fills it in', () => {
  test('is an administrator without groups or a corporate user in both', () => {
    expect(faultsOf(draftOf('administrator'))).toBe(0);
    expect(faultsOf(draftOf('maker'))).toBe(0);
  });

  test.each(['userGroupId', 'subUserGroupId'])('is no administrator in a group, and no maker without: %s', (group) => {
    expect(faultsOf({ ...draftOf('administrator'), [group]: 'ug-0001' })).toBeGreaterThan(0);
    expect(faultsOf({ ...draftOf('maker'), [group]: null })).toBeGreaterThan(0);
  });

  test('does not mix roles of both areas', () => {
    expect(faultsOf({ ...draftOf('administrator'), roles: ['SYSADMIN', 'MK'] })).toBeGreaterThan(0);
    expect(faultsOf({ ...draftOf('maker'), roles: ['MK', 'SYSADMIN_AP'] })).toBeGreaterThan(0);
  });
});
