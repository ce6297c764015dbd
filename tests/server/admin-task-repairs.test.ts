// Tasks of administration that were returned: who repairs or cancels them, what is kept of their revisions, and the lists.
import { beforeAll, expect, test } from 'vitest';
import type { ActedTaskDetail, AdminTaskCounts, AdminTaskHistory, AdminTaskReceipt } from '../../generated/types.ts';
import { onBothDatabases } from './on-databases.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { addRequestBank, user } from './request-bank.ts';
import {
  approveTask,
  decideTask,
  listTasks,
  lockedAndAsked,
  lockToken,
  readTask,
  requestUnlock,
  requestUnlockOf,
  signTasks,
  targetOf,
} from './task-bank.ts';

onBothDatabases('returned tasks of administration', addRequestBank, (bank) => {
  const db = () => bank().services.db;
  const setUser = (id: string, change: { status?: 'active' | 'blocked'; flags?: string[] }) =>
    db().updateTable('users').set(change).where('user_id', '=', user(id)).execute();
  const waiting = async () =>
    (await listTasks(bank(), 'SYSADMIN01', 'listAdminTasksToRepair')).items.map(({ taskId }) => taskId);
  beforeAll(async () => {
    await lockToken(bank(), 'MAKER01');
  });

  async function requestedUnlock(): Promise<AdminTaskReceipt> {
    return (await requestUnlockOf(bank(), 'MAKER01', 'SYSADMIN02')).output as AdminTaskReceipt;
  }

  test('a returned task is repaired as its next revision, and old signatures become invalid', async () => {
    const task = await lockedAndAsked(bank(), 'RELEASER01');
    const signature = await signTasks(bank(), 'SYSADMIN01', [task]);
    const returned = await decideTask(bank(), 'SYSADMIN03', 'sendAdminTaskToRepair', task, 'Sebutkan alasannya');
    expect(returned).toMatchObject({ code: '00', output: { status: 'To Repair' } });
    const late = await ask(bank(), 'approveAdminTask', {
      user: user('SYSADMIN01'),
      body: { ...targetOf(task), signature },
    });
    expect(late).toMatchObject({ status: 409, code: '81' });
    expect((await listTasks(bank(), 'SYSADMIN02', 'listAdminTasksToRepair')).items).toMatchObject([
      { taskId: task.taskId, reasonMessage: 'Sebutkan alasannya' },
    ]);
    const nameThen = 'Dewi, before her marriage';
    const firstRevision = db().updateTable('admin_task_revisions').where('task_id', '=', task.taskId);
    await firstRevision.set({ record_name: nameThen }).execute();
    const repaired = (await requestUnlock(bank(), 'RELEASER01', 'Respons salah saat rilis payroll')).output;
    expect(repaired).toMatchObject({ taskId: task.taskId, revision: 2, status: 'Pending Approval' });
    const old = await ask(bank(), 'approveAdminTask', {
      user: user('SYSADMIN01'),
      body: { ...targetOf(task), revision: 2, signature },
    });
    expect(old.code).toBe('168');
    expect((await decideTask(bank(), 'SYSADMIN01', 'rejectAdminTask', task)).code).toBe('ERR_REQ_3');
    const first = await readTask(bank(), 'SYSADMIN03', task, 1);
    expect(first).toMatchObject({ task: { revision: 1, status: 'To Repair', rights: [] } });
    expect(first.returned).toMatchObject({ reason: 'Sebutkan alasannya', actor: { name: 'Fajar Nugroho' } });
    expect(first.steps.map(({ action }) => action)).toEqual(['submit', 'send-to-repair']);
    const history = await outputOf<AdminTaskHistory>(bank(), 'getAdminTaskHistory', {
      user: user('SYSADMIN02'),
      body: { taskId: task.taskId },
    });
    expect(history.revisions.map(({ revision, steps }) => [revision, steps.map(({ action }) => action)])).toEqual([
      [2, ['repair']],
      [1, ['submit', 'send-to-repair']],
    ]);
    const until = (revision: number) =>
      ask(bank(), 'getAdminTaskHistory', { user: user('SYSADMIN02'), body: { taskId: task.taskId, revision } });
    expect(await until(1)).toMatchObject({ output: { revision: 2, revisions: [{ revision: 1 }] } });
    expect(await until(3)).toMatchObject({ status: 404, code: '193' });
    const acted = await listTasks(bank(), 'SYSADMIN03', 'listAdminActionHistory', { filter: { search: task.refNo } });
    const [decision] = acted.items as unknown as { idProcessStep: string; decision: string }[];
    expect(decision).toMatchObject({ decision: 'send-to-repair', task: { recordName: nameThen } });
    expect((await readTask(bank(), 'SYSADMIN03', task)).task.recordName).not.toBe(nameThen);
    const read = await outputOf<ActedTaskDetail>(bank(), 'getAdminActedTask', {
      user: user('SYSADMIN03'),
      body: { idProcessStep: decision?.idProcessStep ?? '' },
    });
    expect(read).toMatchObject({ latestRevision: 2, latestStatus: 'To Approve', detail: { task: { revision: 1 } } });
    expect(read.detail.task.recordName).toBe(nameThen);
    expect(await approveTask(bank(), 'SYSADMIN01', { ...task, revision: 2 })).toMatchObject({ code: '00' });
  });

  test('a task whose maker has left is repaired or cancelled by another administrator', async () => {
    const task = await requestedUnlock();
    expect((await decideTask(bank(), 'SYSADMIN01', 'sendAdminTaskToRepair', task, 'Sebutkan alasannya')).code).toBe(
      '00',
    );
    const rightsOf = async () => (await readTask(bank(), 'SYSADMIN01', task)).task.rights;
    expect(await rightsOf()).toMatchObject([
      { decision: 'repair', allowed: false, code: 'ADMIN_TASK_OF_OTHERS' },
      { decision: 'cancel', allowed: false, code: 'ADMIN_TASK_OF_OTHERS' },
    ]);
    expect((await decideTask(bank(), 'SYSADMIN01', 'cancelAdminTask', task)).code).toBe('403');
    await setUser('SYSADMIN02', { status: 'blocked' });
    expect(await rightsOf()).toMatchObject([{ allowed: true }, { allowed: true }]);
    expect(await waiting()).toContain(task.taskId);
    expect((await decideTask(bank(), 'SYSADMIN01', 'cancelAdminTask', task)).code).toBe('00');
    await setUser('SYSADMIN02', { status: 'active' });
  });

  test('a returned task that its maker leaves alone for a day is cancelled by another administrator', async () => {
    const { services } = bank();
    const before = services.clock.now();
    const task = await requestedUnlock();
    await decideTask(bank(), 'SYSADMIN03', 'sendAdminTaskToRepair', task, 'Sebutkan alasannya');
    expect((await decideTask(bank(), 'SYSADMIN01', 'cancelAdminTask', task)).code).toBe('403');
    expect(await waiting()).not.toContain(task.taskId);
    bank().setTime(new Date(before.getTime() + 24 * 3_600_000));
    expect(await waiting()).toContain(task.taskId);
    expect((await decideTask(bank(), 'SYSADMIN01', 'cancelAdminTask', task, 'Sudah tidak perlu')).code).toBe('00');
  });

  test('the lists and their counts agree', async () => {
    const all = await listTasks(bank(), 'SYSADMIN02', 'listAdminTaskStatus', { pageStatus: 'all', page: { size: 2 } });
    const counts = await outputOf<AdminTaskCounts>(bank(), 'countAdminTasks', { user: user('SYSADMIN02') });
    expect(counts.countAll).toBe(all.page.total);
    expect(counts.countDataToApprove).toBe(0);
    expect(counts.countSuccessful + counts.countUnsuccessful + counts.countPending).toBe(counts.countAll);
    const cursor = all.page.nextCursor ?? '';
    const next = await listTasks(bank(), 'SYSADMIN02', 'listAdminTaskStatus', {
      pageStatus: 'all',
      page: { size: 2, cursor },
    });
    expect(next.items.map(({ taskId }) => taskId)).not.toContain(all.items[0]?.taskId);
    const narrow = { search: 'dewi', recordKinds: ['user-profile'], actions: ['unlock-token'], flag: 'repaired' };
    const sort = { field: 'dueAt', direction: 'asc' };
    const found = await listTasks(bank(), 'SYSADMIN02', 'listAdminTaskStatus', {
      pageStatus: 'successful',
      filter: narrow,
      sort,
    });
    expect(found.items.map(({ recordName }) => recordName)).toEqual(['Dewi Lestari']);
    expect((await listTasks(bank(), 'SYSADMIN02', 'listAdminTaskStatus', { pageStatus: 'pending' })).items).toEqual([]);
  });
});
