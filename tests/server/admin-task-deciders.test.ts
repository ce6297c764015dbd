// Who may decide on a task of administration.
import { expect, test } from 'vitest';
import type { AdminTaskCounts, AdminTaskReceipt } from '../../generated/types.ts';
import { onBothDatabases } from './on-databases.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { addRequestBank, user } from './request-bank.ts';
import { approveTask, decideTask, listTasks, lockedAndAsked, lockToken, readTask, tokenOf } from './task-bank.ts';

onBothDatabases('who decides on tasks of administration', addRequestBank, (bank) => {
  const db = () => bank().services.db;
  const setUser = (id: string, change: { status?: 'active' | 'blocked'; flags?: string[] }) =>
    db().updateTable('users').set(change).where('user_id', '=', user(id)).execute();
  const waitingFor = async (id: string) => {
    const counts = await outputOf<AdminTaskCounts>(bank(), 'countAdminTasks', { user: user(id) });
    const { items } = await listTasks(bank(), id, 'listAdminTasksToApprove');
    return [counts.countDataToApprove, items.map(({ taskId }) => taskId)];
  };

  test('no user decides on their own task, and a second user ID of the same person counts as that person', async () => {
    expect(await lockToken(bank(), 'MAKER02')).toEqual(['170', '170', '163']);
    const details = db().selectFrom('user_details').select('revision').where('user_id', '=', user('MAKER02'));
    const { revision } = await details.executeTakeFirstOrThrow();
    const body = { userId: user('MAKER02'), revision, reason: 'Lupa urutan tombol' };
    const asked = await ask(bank(), 'unlockUserToken', { user: user('SYSADMIN01'), body });
    const task = asked.output as AdminTaskReceipt;
    expect(asked).toMatchObject({ code: '00', output: { status: 'Pending Approval' } });
    const { task: own } = await readTask(bank(), 'SYSADMIN01', task);
    expect(own).toMatchObject({ status: 'Pending Approval' });
    expect(own.rights.map(({ decision, code }) => [decision, code])).toEqual([
      ['approve', 'APPROVAL_OWN_WORK'],
      ['reject', 'APPROVAL_OWN_WORK'],
      ['send-to-repair', 'APPROVAL_OWN_WORK'],
      ['cancel', null],
    ]);
    expect((await decideTask(bank(), 'SYSADMIN01', 'rejectAdminTask', task)).code).toBe('APPROVAL_OWN_WORK');
    expect(await waitingFor('SYSADMIN01')).toEqual([0, []]);
    expect(await waitingFor('SYSADMIN03')).toEqual([1, [task.taskId]]);
    const documentOf = (id: string) =>
      db()
        .selectFrom('user_details')
        .select('identity_number')
        .where('user_id', '=', user(id))
        .executeTakeFirstOrThrow();
    const setDocument = (id: string, identity_number: string) =>
      db().updateTable('user_details').set({ identity_number }).where('user_id', '=', user(id)).execute();
    const before = await documentOf('SYSADMIN03');
    await setDocument('SYSADMIN03', (await documentOf('SYSADMIN01')).identity_number);
    expect((await decideTask(bank(), 'SYSADMIN03', 'rejectAdminTask', task)).code).toBe('APPROVAL_OWN_WORK');
    expect(await waitingFor('SYSADMIN03')).toEqual([0, []]);
    await setDocument('SYSADMIN03', before.identity_number);
    expect((await decideTask(bank(), 'SYSADMIN03', 'rejectAdminTask', task)).code).toBe('00');
    expect(await tokenOf(bank(), 'MAKER02')).toMatchObject({ status: 'Locked' });
    const again = await ask(bank(), 'unlockUserToken', {
      user: user('SYSADMIN02'),
      body: { ...body, revision: revision + 1 },
    });
    expect(again.code).toBe('ERR_REQ_3');
  });

  test('a blocked maker has to be confirmed', async () => {
    const task = await lockedAndAsked(bank(), 'VERIFIER01');
    await setUser('VERIFIER01', { status: 'blocked' });
    expect((await readTask(bank(), 'SYSADMIN01', task)).notices).toEqual([{ code: 'CA-3', about: ['Agus Wijaya'] }]);
    expect(await approveTask(bank(), 'SYSADMIN01', task)).toMatchObject({ code: 'CA-3' });
    const confirmed = await approveTask(bank(), 'SYSADMIN01', task, { acceptBlockedMaker: true });
    expect(confirmed).toMatchObject({ code: '00', output: { status: 'Successful' } });
    await setUser('VERIFIER01', { status: 'active' });
  });

  test('the only administrator of a single-access company approves their own task, and the record says so', async () => {
    const company = db().updateTable('companies').where('company_id', '=', 'NUSANTARA');
    expect(await lockToken(bank(), 'VERIFIER01')).toEqual(['170', '170', '163']);
    const details = db().selectFrom('user_details').select('revision').where('user_id', '=', user('VERIFIER01'));
    const body = { userId: user('VERIFIER01'), ...(await details.executeTakeFirstOrThrow()) };
    const asked = await ask(bank(), 'unlockUserToken', { user: user('SYSADMIN01'), body });
    await company.set({ is_single_access: true }).execute();
    const task = asked.output as AdminTaskReceipt;
    expect(await approveTask(bank(), 'SYSADMIN01', task)).toMatchObject({ code: '00' });
    await company.set({ is_single_access: false }).execute();
    const steps = db().selectFrom('admin_task_steps').select(['decision', 'self_approval']);
    expect(await steps.where('task_id', '=', task.taskId).orderBy('step_no').execute()).toEqual([
      { decision: null, self_approval: false },
      { decision: 'approve', self_approval: true },
    ]);
  });
});
