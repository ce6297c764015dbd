// A user whose sub user group was deleted gets what the next one gives, and keeps nothing of the former.
import { expect, test } from 'vitest';
import type { AdminTaskReceipt, SubUserGroupSummary, UserProfileDetail } from '../../generated/types.ts';
import { onBothDatabases } from './on-databases.ts';
import { outputOf } from './lookup-calls.ts';
import { draft } from './profile-draft.ts';
import { addRequestBank, user } from './request-bank.ts';
import { approveTask } from './task-bank.ts';

interface Listed<Item> {
  readonly items: readonly Item[];
}

const rights = (accountId: string) => ({ accountId, inquiry: true, transaction: true });

onBothDatabases('a user without a sub user group', addRequestBank, (bank) => {
  const read = <Output>(operation: string, body: object, id = 'SYSADMIN01') =>
    outputOf<Output>(bank(), operation, { user: user(id), body });
  const done = async (operation: string, body: object) => {
    const answer = await approveTask(bank(), 'SYSADMIN03', await read<AdminTaskReceipt>(operation, body));
    expect(answer).toMatchObject({ code: '00', output: { status: 'Successful' } });
  };
  const groupWith = async (subUserGroupName: string, accountId: string) => {
    const accountAccess = { kind: 'accounts', accounts: [rights(accountId)] };
    const serviceAccess = ['SVC_LCY_OVB', 'SVC_LCY_BIFAST'];
    const given = { userGroupId: 'ug-0001', accountAccess, serviceAccess, enterpriseLimitIds: [] };
    await done('createSubUserGroup', { subUserGroup: { subUserGroupName, ...given } });
    const { items } = await read<Listed<SubUserGroupSummary>>('listSubUserGroups', {
      filter: { search: subUserGroupName },
    });
    return items[0]?.id ?? '';
  };
  const changeMaker = async (operation: string, more: (revision: number) => object) => {
    const { revision } = await read<UserProfileDetail>('getUserProfileDetail', { userId: user('MAKER02') });
    await done(operation, more(revision));
  };
  const moveMaker = (subUserGroupId: string) =>
    changeMaker('editUserProfile', (revision) => ({
      revision,
      userProfile: draft('MAKER02', { subUserGroupId, userGroupId: 'ug-0001' }),
    }));
  const debitable = async () => {
    const body = { filter: { serviceType: 'SVC_LCY_BIFAST' } };
    return (await read<Listed<{ accountId: string }>>('listAccountChoices', body, 'MAKER02')).items;
  };

  test('debits the accounts of the next group alone', async () => {
    const former = await groupWith('Kas Lama', 'acc-0001');
    await moveMaker(former);
    expect(await debitable()).toMatchObject([{ accountId: 'acc-0001' }]);
    await done('inactivateSubUserGroup', { id: former, revision: 1, reason: 'Digabung' });
    await done('deleteSubUserGroup', { id: former, revision: 2 });
    await moveMaker(await groupWith('Kas Baru', 'acc-0002'));
    await changeMaker('reactivateUserProfile', (revision) => ({ userId: user('MAKER02'), revision }));
    expect(await debitable()).toMatchObject([{ accountId: 'acc-0002' }]);
  });
});
