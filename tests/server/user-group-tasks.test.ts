// The tasks of user groups: the names that they reserve, their repairs, and a change that fails when it is carried out.
import { expect, test, vi } from 'vitest';
import type { AdminTaskHistory, AdminTaskReceipt, NameAvailability } from '../../generated/types.ts';
import { groupCalls, groupDraft } from './group-calls.ts';
import { onBothDatabases } from './on-databases.ts';
import { addRequestBank } from './request-bank.ts';
import { decideTask, signTasks, targetOf } from './task-bank.ts';

onBothDatabases('a task of a user group', addRequestBank, (bank) => {
  const { by, read, submitted, approved, list, created } = groupCalls(bank);
  const check = (name: string, exceptId?: string) =>
    read<NameAvailability>('checkUserGroupName', { name, ...(exceptId && { exceptId }) });

  test('its name is reserved while its task is open, in any capitals', async () => {
    expect(await check('Proyek Papua')).toEqual({ available: true, noSpecialCharacters: true });
    expect(await check('Papua #1')).toEqual({ available: true, noSpecialCharacters: false });
    expect(await check('KEUANGAN')).toMatchObject({ available: false });
    expect(await check('KEUANGAN', 'ug-0001')).toMatchObject({ available: true });
    const task = await submitted('createUserGroup', { userGroup: groupDraft('Proyek Papua') });
    expect(await check('proyek papua')).toMatchObject({ available: false });
    const second = await by('createUserGroup', { userGroup: groupDraft('PROYEK PAPUA') }, 'SYSADMIN02');
    expect(second).toMatchObject({
      status: 409,
      code: 'ADMIN_NAME_TAKEN',
      body: { errors: [{ field: 'userGroup.userGroupName' }] },
    });
    await decideTask(bank(), 'SYSADMIN03', 'rejectAdminTask', task);
    expect(await check('proyek papua')).toMatchObject({ available: true });
  });

  test('of two creates of one name at once, one is submitted and one is carried out', async () => {
    const body = { userGroup: groupDraft('Serentak') };
    const answers = await Promise.all(
      ['SYSADMIN01', 'SYSADMIN02', 'SYSADMIN01', 'SYSADMIN02'].map((id) => by('createUserGroup', body, id)),
    );
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['00', ...Array(3).fill('ADMIN_NAME_TAKEN')]);
    const task = answers.find(({ code }) => code === '00')?.output as AdminTaskReceipt;
    const other = await submitted('createUserGroup', { userGroup: groupDraft('Lain lagi') });
    // Another task takes the name at the same moment, which the reservation of names cannot know.
    await bank()
      .services.db.updateTable('admin_tasks')
      .set({
        payload: JSON.stringify({ records: [{ id: null, revision: null, before: null, draft: body.userGroup }] }),
      })
      .where('task_id', '=', other.taskId)
      .execute();
    const maker = { ...task };
    const signed = await Promise.all([task, other].map((one) => signTasks(bank(), 'SYSADMIN03', [one])));
    const decided = await Promise.all(
      [maker, other].map((one, index) =>
        by('approveAdminTask', { ...targetOf(one), signature: signed[index] }, 'SYSADMIN03'),
      ),
    );
    const said = decided.map(({ code, output }) => (output as { failureCode?: string } | null)?.failureCode ?? code);
    expect(said.toSorted()).toEqual(['00', 'ADMIN_NAME_TAKEN']);
    expect((await list({ filter: { search: 'serentak' } })).page.total).toBe(1);
  });

  test('a name with blanks around it is taken, and so is the name of a group of approvers', async () => {
    await created('Zeta   ');
    expect(await by('checkUserGroupName', { name: 'Zeta' })).toMatchObject({ output: { available: false } });
    expect(await by('checkUserGroupName', { name: 'Direksi' })).toMatchObject({ output: { available: false } });
  });

  test('a returned task is repaired by its maker and starts again', async () => {
    const task = await submitted('createUserGroup', { userGroup: groupDraft('Cabang Manado') });
    await decideTask(bank(), 'SYSADMIN03', 'sendAdminTaskToRepair', task, 'Nama kurang jelas');
    const repair = { taskId: task.taskId, revision: 1 };
    const again = await submitted('createUserGroup', { userGroup: groupDraft('Cabang Manado Utara'), repair });
    expect(again).toMatchObject({ taskId: task.taskId, revision: 2, status: 'Pending Approval' });
    const late = await by('createUserGroup', { userGroup: groupDraft('Cabang Manado Barat'), repair });
    expect(late).toMatchObject({ status: 409, code: '79' });
    await submitted('createUserGroup', { userGroup: groupDraft('Cabang Manado') }, 'SYSADMIN02');
    await approved(again);
    expect((await list({ filter: { search: 'manado utara' } })).page.total).toBe(1);
  });

  test('the history says what a repair changed, and that a field has its present value again', async () => {
    const { id } = await created('Cabang Ambon');
    const renamed = { id, revision: 1, userGroup: groupDraft('Cabang Ambon Baru') };
    const task = await submitted('editUserGroup', renamed);
    await decideTask(bank(), 'SYSADMIN03', 'sendAdminTaskToRepair', task, 'Namanya tetap, map-nya yang kurang');
    const userGroup = groupDraft('Cabang Ambon', { workflowMapIds: ['wm-0001', 'wm-0002'] });
    await submitted('editUserGroup', { id, revision: 1, userGroup, repair: { taskId: task.taskId, revision: 1 } });
    const history = await read<AdminTaskHistory>('getAdminTaskHistory', { taskId: task.taskId }, 'SYSADMIN03');
    expect(history.revisions.map(({ changes }) => changes)).toEqual([
      [
        { field: 'userGroupName', before: 'Cabang Ambon Baru', after: 'Cabang Ambon' },
        { field: 'workflowMaps', before: 'Matriks Keuangan', after: 'Matriks Cabang, Matriks Keuangan' },
      ],
      [],
    ]);
  });

  test('a rule that fails only while the change is carried out leaves the task Failed, and it can be returned', async () => {
    const task = await submitted('createUserGroup', {
      userGroup: groupDraft('Cabang Kupang', { workflowMapIds: ['wm-0002'] }),
    });
    const signature = await signTasks(bank(), 'SYSADMIN03', [task]);
    const kind = bank().services.taskKinds.find((one) => one.recordKind === 'user-group' && one.action === 'create');
    if (!kind) throw new Error('No user group can be created');
    // The map is inactivated after the approval has checked for blockers.
    vi.spyOn(kind, 'blockers').mockImplementationOnce(async ({ db }) => {
      await db.updateTable('workflow_maps').set({ is_active: false }).where('map_id', '=', 'wm-0002').execute();
      return [];
    });
    const answer = await by('approveAdminTask', { ...targetOf(task), signature }, 'SYSADMIN03');
    expect(answer).toMatchObject({ status: 200, output: { status: 'Failed', failureCode: 'CA-17' } });
    const returned = await decideTask(bank(), 'SYSADMIN01', 'returnFailedAdminTask', task, 'Pilih matriks lain');
    expect(returned).toMatchObject({ code: '00', output: { status: 'To Repair' } });
    const repair = { taskId: task.taskId, revision: 1 };
    await approved(await submitted('createUserGroup', { userGroup: groupDraft('Cabang Kupang'), repair }));
  });
});
