// What several administrators do at the same moment must not leave the company without those who approve, and must not
// give one token to two users.
import { expect, test } from 'vitest';
import type { AdminTaskReceipt, UserProfileDetail } from '../../generated/types.ts';
import { codesOf, oneOf, onManyServers, times } from './concurrent-calls.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { addRequestBank, user } from './request-bank.ts';
import { decideTask, signTasks, targetOf } from './task-bank.ts';

const last = 'ADMIN_LAST_ADMINISTRATOR';
const administrator = {
  area: 'administration',
  name: 'Putri Anggraini',
  email: 'putri.anggraini@nusantara.co.id',
  mobilePhoneNumber: '081386672210',
  roles: ['SYSADMIN_MK'],
  userGroupId: null,
  subUserGroupId: null,
  token: { tokenType: 'Hard Token', serialNumber: 'HT2604418880' },
};
const numbered = (index: number) => ({
  ...administrator,
  userId: user(`SYSADMIN2${index}`),
  identity: { identityType: 'KTP', identityNumber: `317404120791002${index}` },
});

onManyServers('administrators at the same moment', addRequestBank, ({ first, of, db }) => {
  const asMaker = (operation: string, body: object, index = 0) =>
    ask(of(index), operation, { user: user('SYSADMIN02'), body });
  const detailOf = (id: string) =>
    outputOf<UserProfileDetail>(first(), 'getUserProfileDetail', {
      user: user('SYSADMIN02'),
      body: { userId: user(id) },
    });
  const change = async (operation: string, id: string) => {
    const { revision } = await detailOf(id);
    return asMaker(operation, { userId: user(id), revision, reason: 'Cuti panjang' });
  };

  test('a hard token is promised to one of the users who are created with it', async () => {
    const answers = await times(4, (index) => asMaker('createUserProfile', { userProfile: numbered(index) }, index));
    expect(codesOf(answers)).toEqual(oneOf(4, '173'));
    const promised = answers.find(({ code }) => code === '00')?.output as AdminTaskReceipt;
    const free = await outputOf<{ available: boolean }>(first(), 'checkTokenSerialNumber', {
      user: user('SYSADMIN02'),
      body: { serialNumber: 'HT2604418880' },
    });
    expect(free.available).toBe(false);
    const stock = await outputOf<object>(first(), 'searchUnassignedTokens', { user: user('SYSADMIN02'), body: {} });
    expect(JSON.stringify(stock)).not.toContain('HT2604418880');
    await decideTask(first(), 'SYSADMIN03', 'rejectAdminTask', promised);
    expect(await asMaker('createUserProfile', { userProfile: numbered(8) })).toMatchObject({ code: '00' });
  });

  test('a token that is locked, a locked user ID and a second user ID of one person are no other approver', async () => {
    const identities = db().updateTable('user_details');
    const numberOf = (id: string) =>
      db()
        .selectFrom('user_details')
        .select('identity_number')
        .where('user_id', '=', user(id))
        .executeTakeFirstOrThrow();
    const own = await numberOf('SYSADMIN03');
    await identities
      .set(await numberOf('SYSADMIN02'))
      .where('user_id', '=', user('SYSADMIN03'))
      .execute();
    expect(await change('blockUserProfile', 'SYSADMIN01')).toMatchObject({ status: 422, code: last });
    await identities.set(own).where('user_id', '=', user('SYSADMIN03')).execute();

    const token = db().updateTable('token_devices').where('user_id', '=', user('SYSADMIN03'));
    await token.set({ status: 'Locked' }).execute();
    expect(await change('blockUserProfile', 'SYSADMIN01')).toMatchObject({ status: 422, code: last });
    expect(await change('blockUserProfile', 'SYSADMIN03')).toMatchObject({ code: '00' });
    await token.set({ status: 'Active' }).execute();
    await db().updateTable('admin_tasks').set({ status: 'Rejected' }).where('action', '=', 'block').execute();

    const login = db().updateTable('users').where('user_id', '=', user('SYSADMIN03'));
    await login.set({ failed_logins: 3 }).execute();
    expect(await change('blockUserProfile', 'SYSADMIN01')).toMatchObject({ status: 422, code: last });
    await login.set({ failed_logins: 0 }).execute();
  });

  test('of two decisions that block the last two approvers, only one blocks', async () => {
    const pairs = [
      { id: 'SYSADMIN01', by: 'SYSADMIN03' },
      { id: 'SYSADMIN03', by: 'SYSADMIN01' },
    ];
    const calls: (() => ReturnType<typeof ask>)[] = [];
    for (const [index, { id, by }] of pairs.entries()) {
      const task = (await change('blockUserProfile', id)).output as AdminTaskReceipt;
      const signature = await signTasks(first(), by, [task]);
      const body = { ...targetOf(task), signature };
      calls.push(() => ask(of(index), 'approveAdminTask', { user: user(by), body }));
    }
    await Promise.all(calls.map((call) => call()));
    const statuses = await times(2, async (index) => (await detailOf(pairs[index]?.id ?? '')).status);
    expect(statuses.toSorted()).toEqual(['Active', 'Blocked']);
    // The task that lost is closed, so that the next test can ask for other changes of the same user.
    await db().updateTable('admin_tasks').set({ status: 'Rejected' }).where('action', '=', 'block').execute();
  });

  test('the last approver keeps the role and the token that signs approvals', async () => {
    const left = (await detailOf('SYSADMIN01')).status === 'Active' ? 'SYSADMIN01' : 'SYSADMIN03';
    for (const operation of ['blockUserProfile', 'inactivateUserProfile', 'unassignUserToken'])
      expect(await change(operation, left)).toMatchObject({ status: 422, code: last });
    const { revision, userId, name, email, mobilePhoneNumber, identity, roles, token } = await detailOf(left);
    const own = { ...administrator, userId, name, email, mobilePhoneNumber, identity, roles, token: undefined };
    expect(await asMaker('editUserProfile', { revision, userProfile: own })).toMatchObject({ code: last });
    const kept = { tokenType: 'Hard Token', serialNumber: token?.serialNumber };
    const maker = { ...own, roles: ['SYSADMIN_MK'], token: kept };
    expect(await asMaker('editUserProfile', { revision, userProfile: maker })).toMatchObject({ code: last });
    const renamed = { ...own, token: kept, name: 'Nama Lain' };
    expect(await asMaker('editUserProfile', { revision, userProfile: renamed })).toMatchObject({ code: '00' });
  });
});
