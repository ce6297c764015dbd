// An administrator sets the leave of a user, and another one approves it.
import { expect, test } from 'vitest';
import type {
  AdminTaskDetail,
  AdminTaskReceipt,
  UserProfileDetail,
  UserProfileSummary,
} from '../../generated/types.ts';
import { onBothDatabases } from './on-databases.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { addRequestBank, user } from './request-bank.ts';
import { approveTask } from './task-bank.ts';

onBothDatabases('the leave of a user', addRequestBank, (bank) => {
  const read = <Output>(operation: string, body: object, id = 'SYSADMIN01') =>
    outputOf<Output>(bank(), operation, { user: user(id), body });
  const detailOf = (id: string) => read<UserProfileDetail>('getUserProfileDetail', { userId: user(id) });
  const listed = async (id: string) =>
    (await read<{ items: UserProfileSummary[] }>('listUserProfiles', { filter: { search: user(id) } })).items[0];

  /** Sends the profile as it is with this change. */
  async function edit(id: string, change: object) {
    const { revision, token, userGroup, subUserGroup, ...now } = await detailOf(id);
    const { userId, name, email, mobilePhoneNumber, roles, identity, access, allowances } = now;
    const { exceptionalApprover, exceptionalReleaser } = now;
    const person = { userId, name, email, mobilePhoneNumber, roles, identity, access, allowances };
    const userProfile = {
      ...person,
      area: 'corporate',
      token: { tokenType: 'Hard Token', serialNumber: token?.serialNumber },
      userGroupId: userGroup?.id,
      subUserGroupId: subUserGroup?.id,
      exceptionalApprover,
      exceptionalReleaser,
      ...change,
    };
    return ask(bank(), 'editUserProfile', { user: user('SYSADMIN01'), body: { revision, userProfile } });
  }

  test('is a change like any other: refused, approved with its days a day later, and shown until it ends', async () => {
    expect(await edit('APPROVER02', { leave: [{ from: '2026-11-22', to: '2026-11-30' }] })).toMatchObject({
      status: 422,
      code: 'LEAVE_PAST',
      body: { errors: [{ field: 'userProfile.leave.0.from' }] },
    });
    const leave = [{ from: '2026-11-23', to: '2026-11-30' }];
    const task = (await edit('APPROVER02', { leave })).output as AdminTaskReceipt;
    const { changes } = await read<AdminTaskDetail>('getAdminTask', { taskId: task.taskId }, 'SYSADMIN03');
    expect(changes).toEqual([{ field: 'leave', before: null, after: '2026-11-23/2026-11-30' }]);
    bank().setTime(new Date('2026-11-24T09:00:00+07:00'));
    expect(await approveTask(bank(), 'SYSADMIN03', task)).toMatchObject({ output: { status: 'Successful' } });
    expect(await detailOf('APPROVER02')).toMatchObject({ leave });
    expect(await listed('APPROVER02')).toMatchObject({ leave, status: 'Active' });
    const access = await read('getEffectiveAccess', { userId: user('APPROVER02') });
    expect(access).toMatchObject({ leave, hindrances: [] });
  });

  test('stays when a form says nothing of it, and what has ended is in no answer and no difference', async () => {
    expect(await edit('APPROVER02', {})).toMatchObject({ code: 'NOTHING_CHANGED' });
    bank().setTime(new Date('2026-11-30T23:59:00+07:00'));
    expect(await listed('APPROVER02')).toHaveProperty('leave');
    bank().setTime(new Date('2026-12-01T00:00:00+07:00'));
    expect(await listed('APPROVER02')).not.toHaveProperty('leave');
    expect(await detailOf('APPROVER02')).not.toHaveProperty('leave');
    expect(await edit('APPROVER02', { leave: [] })).toMatchObject({ code: 'NOTHING_CHANGED' });
  });
});
