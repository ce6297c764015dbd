// The dashboard of administrators: what waits, what is blocked, what changed, and what ends soon.
import { expect, test } from 'vitest';
import type { AdminDashboard, AdminTaskReceipt } from '../../generated/types.ts';
import { seedLimits } from '../../server/sandbox/seed/limits.ts';
import { onBothDatabases } from './on-databases.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { addRequestBank, user } from './request-bank.ts';
import { approveTask, lockToken } from './task-bank.ts';

const company = 'NUSANTARA';

onBothDatabases('the dashboard of administrators', addRequestBank, (bank) => {
  const dashboard = (id = 'SYSADMIN01') => outputOf<AdminDashboard>(bank(), 'getAdminDashboard', { user: user(id) });
  const db = () => bank().services.db;
  const createGroup = async (userGroupName: string) => {
    const userGroup = { userGroupName, workflowMapIds: ['wm-0001'], enterpriseLimitIds: ['el-0001'] };
    const answer = await ask(bank(), 'createUserGroup', { user: user('SYSADMIN02'), body: { userGroup } });
    expect(answer).toMatchObject({ code: '00' });
    return answer.output as AdminTaskReceipt;
  };

  test('a submitted change waits with its service level, and an approved one is a recent change', async () => {
    const before = await dashboard();
    const task = await createGroup('Cabang Solo');
    const waiting = await dashboard();
    expect(waiting.tasks.countPending).toBe(before.tasks.countPending + 1);
    expect(waiting.soonestTasks).toContainEqual(
      expect.objectContaining({ refNo: task.refNo, status: 'To Approve', dueAt: expect.stringContaining('+07:00') }),
    );
    await approveTask(bank(), 'SYSADMIN03', task);
    const after = await dashboard();
    expect(after.recentChanges[0]).toMatchObject({
      refNo: task.refNo,
      submittedBy: { userId: user('SYSADMIN02') },
      lastActedBy: { userId: user('SYSADMIN03') },
    });
    expect(after.soonestTasks.map(({ refNo }) => refNo)).not.toContain(task.refNo);
  });

  test('a task past its service level counts as overdue', async () => {
    const { taskId } = await createGroup('Cabang Tegal');
    await db()
      .updateTable('admin_tasks')
      .set({ due_at: new Date(bank().services.clock.now().getTime() - 60_000) })
      .where('task_id', '=', taskId)
      .execute();
    expect(await dashboard()).toMatchObject({ overdueTasks: 1, soonestTasks: [{ taskId, flags: ['overdue'] }] });
  });

  test('a locked token is listed with its time, and with the task that would unlock it', async () => {
    await lockToken(bank(), 'APPROVER02');
    expect((await dashboard()).lockedUsers).toContainEqual({
      user: { userId: user('APPROVER02'), name: 'Ratna Kusuma' },
      locked: 'token',
      lockedAt: expect.stringContaining('+07:00'),
      ongoingTask: null,
    });
    const serialNumber = await db()
      .selectFrom('token_devices')
      .select('serial_number')
      .where('user_id', '=', user('APPROVER02'))
      .executeTakeFirstOrThrow();
    await ask(bank(), 'requestTokenUnlock', {
      user: user('APPROVER02'),
      body: { serialNumber: serialNumber.serial_number },
    });
    expect((await dashboard()).lockedUsers).toContainEqual(
      expect.objectContaining({ locked: 'token', ongoingTask: expect.objectContaining({ action: 'unlock-token' }) }),
    );
  });

  test('a user locked by wrong passwords is listed without a time that nobody recorded', async () => {
    await db().updateTable('users').set({ failed_logins: 3 }).where('user_id', '=', user('INQUIRY01')).execute();
    expect((await dashboard()).lockedUsers).toContainEqual(
      expect.objectContaining({
        user: { userId: user('INQUIRY01'), name: 'Rina Hartati' },
        locked: 'password',
        lockedAt: null,
      }),
    );
  });

  test('only people who sign miss a token', async () => {
    await db()
      .updateTable('token_devices')
      .set({ user_id: null })
      .where('user_id', 'in', [user('MAKER02'), user('VERIFIER01'), user('APPROVER01')])
      .execute();
    const { usersWithoutToken, usersWithoutTokenCount } = await dashboard();
    expect({ usersWithoutToken, usersWithoutTokenCount }).toEqual({
      usersWithoutToken: [{ userId: user('APPROVER01'), name: 'Budi Santoso' }],
      usersWithoutTokenCount: 1,
    });
  });

  test('a password that ends within two weeks is listed, a later one is not', async () => {
    const now = bank().services.clock.now().getTime();
    const changed = (days: number) => new Date(now - days * 86_400_000);
    const age = (id: string, days: number) =>
      db()
        .updateTable('user_details')
        .set({ password_changed_at: changed(days) })
        .where('user_id', '=', user(id))
        .execute();
    await age('VERIFIER01', 80);
    await age('RELEASER01', 60);
    const { expiring } = await dashboard();
    expect(expiring.map(({ kind, recordId }) => `${kind} ${recordId}`)).toEqual([`password ${user('VERIFIER01')}`]);
  });

  test('accounts are blocked when the approval matrix has no row for them', async () => {
    expect(await dashboard()).toMatchObject({ accountsWithoutRoute: [], accountsWithoutRouteCount: 0 });
    const { version } = await db()
      .selectFrom('approval_matrices')
      .select('version')
      .where('company_id', '=', company)
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    await db()
      .insertInto('approval_matrices')
      .values({ company_id: company, version: version + 1, rows: '[]', created_at: bank().services.clock.now() })
      .execute();
    const { accountsWithoutRoute, accountsWithoutRouteCount } = await dashboard('SYSADMIN03');
    expect(accountsWithoutRouteCount).toBeGreaterThan(1);
    expect(accountsWithoutRoute.map(({ id }) => id)).toContain('acc-0001');
    await db()
      .deleteFrom('approval_matrices')
      .where('version', '=', version + 1)
      .execute();
  });

  const limitsIn = async (language: 'en' | 'id') => {
    const call = { user: user('SYSADMIN01'), language };
    return (await outputOf<AdminDashboard>(bank(), 'getAdminDashboard', call)).limits.map(({ id }) => id);
  };

  test('the same limits are shown in both languages, also where several are used alike', async () => {
    await seedLimits(db());
    const english = await limitsIn('en');
    expect(english.length).toBeGreaterThan(1);
    expect(await limitsIn('id')).toEqual(english);
  });

  test('a corporate user has no such dashboard', async () => {
    expect(await ask(bank(), 'getAdminDashboard', { user: user('MAKER01') })).toMatchObject({ status: 403 });
  });
});
