// Administrators block, unlock, inactivate and delete users, and assign tokens; none of them does it to their own user.
import { expect, test } from 'vitest';
import type {
  AdminTaskDetail,
  AdminTaskReceipt,
  ChangeImpact,
  RequestListItem,
  RoleCatalogueEntry,
} from '../../generated/types.ts';
import type { Listed } from './admin-calls.ts';
import { onBothDatabases } from './on-databases.ts';
import { outputOf } from './lookup-calls.ts';
import { tokenOf as openSession } from './people.ts';
import { profileCalls } from './profile-calls.ts';
import { draft, hard, ktp } from './profile-draft.ts';
import { addRequestBank, submit, user } from './request-bank.ts';
import { decideTask } from './task-bank.ts';

onBothDatabases('actions on user profiles', addRequestBank, (bank) => {
  const { by, read, submitted, approved, taskOf, work, detailOf, created, change, done } = profileCalls(bank);
  const inactivation = (id: string) =>
    read<ChangeImpact>('getUserProfileImpact', { userId: user(id), action: 'inactivate' });
  const approval = async ({ taskId }: AdminTaskReceipt) => {
    const { task } = await read<AdminTaskDetail>('getAdminTask', { taskId }, 'SYSADMIN03');
    return task.rights.find(({ decision }) => decision === 'approve');
  };

  test('administrators are warned before they change their own user', async () => {
    const warning = { code: 'ADMIN_YOUR_OWN_USER', about: [] };
    expect((await inactivation('SYSADMIN01')).notices).toContainEqual(warning);
    expect((await inactivation('SYSADMIN02')).notices).not.toContainEqual(warning);
  });

  test('a blocked maker loses the session, and the requests are flagged; unblocked, the token is still there', async () => {
    await submit(bank());
    await openSession(bank(), user('MAKER01'));
    const impact = await read<ChangeImpact>('getUserProfileImpact', { userId: user('MAKER01'), action: 'block' });
    expect(impact).toMatchObject({ allowed: true, users: [{ userId: user('MAKER01') }] });
    expect(impact.openRequests).toBe(1);
    expect((await inactivation('MAKER01')).openRequests).toBe(1);
    await done('blockUserProfile', 'MAKER01');
    expect(await by('listTransferTypes', {}, 'MAKER01')).toMatchObject({ status: 401 });
    expect(await change('blockUserProfile', 'MAKER01')).toMatchObject({ code: 'STATUS_NOT_ALLOWED' });
    const { items } = await read<Listed<RequestListItem>>('listRequestsToVerify', {}, 'VERIFIER01');
    expect(items).toMatchObject([{ flags: ['maker-blocked'] }]);
    await done('unblockUserProfile', 'MAKER01');
    expect(await detailOf('MAKER01')).toMatchObject({ status: 'Active', token: { tokenType: 'Hard Token' } });
  });

  test('inactivating takes the token, reactivating needs an active group, and a new token is assigned', async () => {
    const { notices } = await done('inactivateUserProfile', 'INQUIRY01');
    expect(notices).toContainEqual({ code: 'CA-2', about: ['Rina Hartati'] });
    expect(await detailOf('INQUIRY01')).toMatchObject({ status: 'Inactive', token: null });
    await done('reactivateUserProfile', 'INQUIRY01');
    const { revision } = await detailOf('INQUIRY01');
    const token = hard('HT2604418882');
    const assign = { userId: user('INQUIRY01'), revision, token };
    const task = await submitted('assignUserToken', assign);
    expect(await taskOf(task)).toMatchObject({
      changes: [{ field: 'token', before: null, after: 'Hard Token HT2604418882' }],
      content: { token },
    });
    expect(await by('assignUserToken', assign)).toMatchObject({ status: 409, code: 'CA-10' });
    await approved(task);
    expect(await detailOf('INQUIRY01')).toMatchObject({ token: { serialNumber: 'HT2604418882' } });
    await done('unassignUserToken', 'INQUIRY01');
    expect(await change('unassignUserToken', 'INQUIRY01')).toMatchObject({ code: 'ADMIN_NO_TOKEN' });
  });

  test('a locked user is unlocked, a password reset ends the old one, an activation is sent again', async () => {
    const { db } = bank().services;
    expect(await change('unlockUserProfile', 'VERIFIER01')).toMatchObject({ code: 'ADMIN_NOT_LOCKED' });
    await db.updateTable('users').set({ failed_logins: 3 }).where('user_id', '=', user('VERIFIER01')).execute();
    await done('unlockUserProfile', 'VERIFIER01');
    expect(await detailOf('VERIFIER01')).toMatchObject({ isLocked: false });
    await done('resetUserPassword', 'VERIFIER01');
    await work();
    const links = db.selectFrom('mailed_links').select('purpose');
    expect(await links.where('user_id', '=', user('VERIFIER01')).execute()).toEqual([{ purpose: 'reset' }]);
    await created('MAKER09', { identity: ktp(9) });
    await done('resendUserActivation', 'MAKER09');
    await work();
    const open = links.where('user_id', '=', user('MAKER09')).where('replaced_at', 'is', null);
    expect(await open.execute()).toEqual([{ purpose: 'activation' }]);
  });

  test('one is deleted when inactive, leaves every list, and the user ID is not given again', async () => {
    expect(await change('deleteUserProfile', 'MAKER02')).toMatchObject({ code: 'STATUS_NOT_ALLOWED' });
    await done('inactivateUserProfile', 'MAKER02');
    await done('deleteUserProfile', 'MAKER02');
    expect(await by('getUserProfileDetail', { userId: user('MAKER02') })).toMatchObject({ status: 404, code: '193' });
    expect(await read('checkUserId', { userId: user('MAKER02') })).toMatchObject({ available: false });
    const found = await read<{ items: unknown[] }>('searchUserProfiles', { search: 'Andi Pratama' });
    expect(found.items).toEqual([]);
  });

  test('an administrator stands in no group, and the last one cannot be blocked', async () => {
    const { userGroupId: _, subUserGroupId: __, access: ___, allowances: ____, ...rest } = draft('SYSADMIN04');
    const { exceptionalApprover: _____, exceptionalReleaser: ______, ...person } = rest;
    const groups = { userGroupId: null, subUserGroupId: null };
    const userProfile = { ...person, area: 'administration', roles: ['SYSADMIN_MK'], identity: ktp(44), ...groups };
    await approved(await submitted('createUserProfile', { userProfile }));
    expect(await detailOf('SYSADMIN04')).toMatchObject({ userGroup: null, subUserGroup: null, roles: ['SYSADMIN_MK'] });
    const { db } = bank().services;
    const other = db.updateTable('users').where('user_id', '=', user('SYSADMIN03'));
    await other.set({ status: 'inactive' }).execute();
    expect(await change('blockUserProfile', 'SYSADMIN01')).toMatchObject({ code: 'ADMIN_LAST_ADMINISTRATOR' });
    await other.set({ status: 'active' }).execute();
    const { roles } = await outputOf<{ roles: RoleCatalogueEntry[] }>(bank(), 'listRoles', {
      user: user('SYSADMIN01'),
    });
    expect(roles.find(({ code }) => code === 'IO')).toMatchObject({ needsToken: false });
  });

  test('nobody approves a change of their own user while another approver could', async () => {
    const { revision } = await detailOf('SYSADMIN03');
    const body = { userId: user('SYSADMIN03'), revision, reason: 'Uji' };
    const asked = (await by('blockUserProfile', body, 'SYSADMIN02')).output as AdminTaskReceipt;
    expect(await approval(asked)).toMatchObject({ allowed: false, code: 'ADMIN_OWN_RECORD' });
    const { taskId, refNo, revision: taskRevision } = asked;
    const items = [{ taskId, refNo, revision: taskRevision }];
    expect((await by('generateAdminChallenge', { items }, 'SYSADMIN03')).code).toBe('ADMIN_OWN_RECORD');
    expect((await decideTask(bank(), 'SYSADMIN03', 'rejectAdminTask', asked, 'Tidak perlu')).code).toBe('00');
    // The only other approver made this one.
    const alone = (await by('blockUserProfile', body, 'SYSADMIN01')).output as AdminTaskReceipt;
    expect(await approval(alone)).toMatchObject({ allowed: true });
    expect((await decideTask(bank(), 'SYSADMIN03', 'rejectAdminTask', alone, 'Tidak perlu')).code).toBe('00');
  });
});
