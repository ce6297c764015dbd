// An administrator sets the leave of a user, and another one approves it.
import { expect, test } from 'vitest';
import type {
  AdminTaskDetail,
  AdminTaskReceipt,
  UserProfileDetail,
  UserProfileSummary,
} from '../../generated/types.ts';
import { demoPassword } from '../../server/sandbox/seed/people.ts';
import { masked } from './browser.ts';
import { onBothDatabases } from './on-databases.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { formOf } from './profile-draft.ts';
import { addRequestBank, user } from './request-bank.ts';
import { approveTask, decideTask } from './task-bank.ts';

onBothDatabases('the leave of a user', addRequestBank, (bank) => {
  const read = <Output>(operation: string, body: object, id = 'SYSADMIN01') =>
    outputOf<Output>(bank(), operation, { user: user(id), body });
  const detailOf = (id: string) => read<UserProfileDetail>('getUserProfileDetail', { userId: user(id) });
  const listed = async (id: string) =>
    (await read<{ items: UserProfileSummary[] }>('listUserProfiles', { filter: { search: user(id) } })).items[0];

  /** Sends the profile as it is with this change. */
  const edit = async (id: string, change: object) =>
    ask(bank(), 'editUserProfile', { user: user('SYSADMIN01'), body: formOf(await detailOf(id), change) });

  test('is a change like any other: refused, approved with its days a day later, and shown until it ends', async () => {
    expect(await edit('APPROVER02', { leave: [{ from: '2026-11-22', to: '2026-11-30' }] })).toMatchObject({
      status: 422,
      code: 'LEAVE_PAST',
      body: { errors: [{ field: 'userProfile.leave.0.from' }] },
    });
    const fault = async (...leave: object[]) => {
      const { code, body } = await edit('APPROVER02', { leave });
      return `${(body as { errors: { field: string }[] }).errors[0]?.field} ${code}`;
    };
    const over = { from: '2026-11-16', to: '2026-11-20' };
    expect(await fault(over)).toBe('userProfile.leave.0.from LEAVE_PAST');
    const shared = [
      { from: '2026-12-01', to: '2026-12-05' },
      { from: '2026-12-05', to: '2026-12-09' },
    ];
    expect(await fault(...shared)).toBe('userProfile.leave.1.from LEAVE_OVERLAP');
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

  test('that began earlier may end today, but is not moved to days that are over', async () => {
    bank().setTime(new Date('2026-11-24T09:00:00+07:00'));
    expect(await edit('APPROVER02', { leave: [{ from: '2026-11-23', to: '2026-11-23' }] })).toMatchObject({
      code: 'LEAVE_PAST',
      body: { errors: [{ field: 'userProfile.leave.0.to' }] },
    });
    const ended = (await edit('APPROVER02', { leave: [{ from: '2026-11-23', to: '2026-11-24' }] })).output;
    await decideTask(bank(), 'SYSADMIN03', 'rejectAdminTask', ended as AdminTaskReceipt, 'Masih cuti');
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

  const saysLeave = async (id: string) => {
    const leave = [{ from: '2026-12-05', to: '2026-12-06' }];
    expect(await ask(bank(), 'changeMyLeave', { user: user(id), body: { leave } })).toMatchObject({ code: '00' });
    return leave;
  };

  test('set by the user while a change of the profile waits, does not stop the change and is not undone by it', async () => {
    bank().setTime(new Date('2026-12-01T09:00:00+07:00'));
    const task = (await edit('MAKER02', { name: 'Rina Kusuma' })).output as AdminTaskReceipt;
    const leave = await saysLeave('MAKER02');
    expect(await approveTask(bank(), 'SYSADMIN03', task)).toMatchObject({ output: { status: 'Successful' } });
    expect(await detailOf('MAKER02')).toMatchObject({ name: 'Rina Kusuma', leave });
  });

  test('and new contact details do not save a user from being blocked', async () => {
    const { revision, name } = await detailOf('APPROVER01');
    const body = { userId: user('APPROVER01'), revision, reason: name };
    const task = (await ask(bank(), 'blockUserProfile', { user: user('SYSADMIN01'), body })).output as AdminTaskReceipt;
    await saysLeave('APPROVER01');
    const password = await masked(bank(), demoPassword);
    const contact = { email: 'putu@nusantara.co.id', mobilePhoneNumber: '081385220191', password, revision };
    const changed = await ask(bank(), 'changeMyContact', { user: user('APPROVER01'), body: contact });
    expect(changed).toMatchObject({ code: '00', output: { revision: revision + 1 } });
    expect(await approveTask(bank(), 'SYSADMIN03', task)).toMatchObject({ output: { status: 'Successful' } });
    expect(await detailOf('APPROVER01')).toMatchObject({ status: 'Blocked' });
  });
});
