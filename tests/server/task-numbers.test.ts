// Requests and tasks are numbered together, and a creation that is refused uses up no number.
import { expect, test } from 'vitest';
import type { AdminTaskReceipt } from '../../generated/types.ts';
import { onBothDatabases } from './on-databases.ts';
import { ask } from './lookup-calls.ts';
import { draft } from './profile-draft.ts';
import { addRequestBank, user } from './request-bank.ts';

const group = (userGroupName: string) => ({
  userGroup: { userGroupName, workflowMapIds: ['wm-0001'], enterpriseLimitIds: ['el-0001'] },
});
const numberOf = (output: unknown) => Number((output as AdminTaskReceipt).refNo.slice(-7));

onBothDatabases('the number of a task', addRequestBank, (bank) => {
  const by = (operation: string, body: object) => ask(bank(), operation, { user: user('SYSADMIN01'), body });

  test('is not used up by a name that a record or a waiting task has', async () => {
    const first = numberOf((await by('createUserGroup', group('Cabang Kupang'))).output);
    for (const name of ['Cabang Kupang', 'Keuangan'])
      expect(await by('createUserGroup', group(name))).toMatchObject({ code: 'ADMIN_NAME_TAKEN' });
    expect(await by('createUserProfile', { userProfile: draft('MAKER01') })).toMatchObject({
      code: 'ADMIN_USER_ID_TAKEN',
    });
    const next = numberOf((await by('createUserGroup', group('Cabang Ende'))).output);
    expect(next).toBe(first + 1);
  });

  test('is used up once by five who create one name at the same time', async () => {
    const first = numberOf((await by('createUserGroup', group('Cabang Alor'))).output);
    const atOnce = Array.from({ length: 5 }, () => by('createUserGroup', group('Cabang Rote')));
    const codes = (await Promise.all(atOnce))
      .map(({ code }) => code)
      .toSorted((one, other) => one.localeCompare(other));
    expect(codes).toEqual(['00', ...Array.from({ length: 4 }, () => 'ADMIN_NAME_TAKEN')]);
    const next = numberOf((await by('createUserGroup', group('Cabang Sabu'))).output);
    expect(next).toBe(first + 2);
  });
});
