// Administrators set up user groups, from the list to the approval, with everything that depends on a group.
import { expect, test, vi } from 'vitest';
import type {
  AdminTaskDetail,
  AdminTaskHistory,
  AdminTaskReceipt,
  ChangeImpact,
  DropdownOption,
  GroupMember,
  GroupTab,
  NameAvailability,
  UserGroupDetail,
  UserGroupSummary,
} from '../../generated/types.ts';
import { onBothDatabases } from './on-databases.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { addRequestBank, submit, user } from './request-bank.ts';
import { approveTask, decideTask, signTasks, targetOf } from './task-bank.ts';

interface Listed<Item> {
  readonly items: readonly Item[];
  readonly page: { readonly nextCursor: string | null; readonly total: number | null };
}

const draft = (userGroupName: string, change: object = {}) => ({
  userGroupName,
  workflowMapIds: ['wm-0001'],
  enterpriseLimitIds: ['el-0001'],
  ...change,
});

onBothDatabases('user groups', addRequestBank, (bank) => {
  const by = (operation: string, body: object, id = 'SYSADMIN01') => ask(bank(), operation, { user: user(id), body });
  const read = <Output>(operation: string, body: object, id = 'SYSADMIN01') =>
    outputOf<Output>(bank(), operation, { user: user(id), body });
  const list = (body: object = {}, id?: string) => read<Listed<UserGroupSummary>>('listUserGroups', body, id);
  const detailOf = (id: string) => read<UserGroupDetail>('getUserGroup', { id });
  const wanted = async (operation: string, body: object, id?: string) => {
    const answer = await by(operation, body, id);
    expect(answer).toMatchObject({ code: '00' });
    return answer.output as AdminTaskReceipt;
  };
  const approved = async (task: AdminTaskReceipt) => {
    const answer = await approveTask(bank(), 'SYSADMIN03', task);
    expect(answer).toMatchObject({ code: '00', output: { status: 'Successful' } });
    return answer.output as { notices: ChangeImpact['notices'] };
  };
  const taskOf = ({ taskId }: AdminTaskReceipt) => read<AdminTaskDetail>('getAdminTask', { taskId }, 'SYSADMIN03');
  const created = async (name: string, change: object = {}) => {
    await approved(await wanted('createUserGroup', { userGroup: draft(name, change) }));
    const [found] = (await list({ filter: { search: name } })).items;
    if (!found) throw new Error(`${name} was not created`);
    return found;
  };
  /** Moves a demonstration user into the group and the group's own sub user group. */
  async function move(id: string, group: UserGroupSummary) {
    const { db } = bank().services;
    const name = `${group.userGroupName} Utama`;
    const company_id = 'NUSANTARA';
    await db
      .insertInto('sub_user_groups')
      .values({ company_id, group_id: `sg-${group.id}`, name, user_group_id: group.id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db
      .updateTable('user_details')
      .set({ user_group: group.userGroupName, sub_user_group: name })
      .where('user_id', '=', user(id))
      .execute();
  }

  const check = (name: string, exceptId?: string) =>
    read<NameAvailability>('checkUserGroupName', { name, ...(exceptId && { exceptId }) });
  const createWith = (change: object) => by('createUserGroup', { userGroup: draft('Tanpa', change) });

  test('one is created, approved, and found in list, options, detail and tabs', async () => {
    const task = await wanted('createUserGroup', { userGroup: draft('Cabang Bandung') });
    expect(await taskOf(task)).toMatchObject({
      task: { recordKind: 'user-group', action: 'create', recordId: null, recordName: 'Cabang Bandung' },
      changes: [
        { field: 'userGroupName', before: null, after: 'Cabang Bandung' },
        { field: 'workflowMaps', before: null, after: 'Matriks Keuangan' },
        { field: 'enterpriseLimits', before: null, after: 'Limit Operasional' },
      ],
      content: { kind: 'user-group', before: null, after: draft('Cabang Bandung') },
      impact: null,
    });
    expect((await list({ filter: { search: 'bandung' } })).items).toEqual([]);
    await approved(task);
    const [group] = (await list({ filter: { search: 'bandung' } })).items;
    expect(group).toMatchObject({
      userGroupName: 'Cabang Bandung',
      status: 'Active',
      revision: 1,
      subUserGroupCount: 0,
      userCount: 0,
      ongoingTask: null,
      actions: [
        { action: 'edit', allowed: true, code: null },
        { action: 'inactivate', allowed: true, code: null },
        { action: 'delete', allowed: true, code: null },
      ],
    });
    expect((await list({ filter: { search: 'bandung' } }, 'SYSADMIN03')).items[0]).toMatchObject({ actions: [] });
    expect(await detailOf(group?.id ?? '')).toMatchObject({
      workflowMaps: [{ id: 'wm-0001', name: 'Matriks Keuangan' }],
      stamp: {
        createdBy: { userId: user('SYSADMIN01') },
        changedBy: null,
        approvedBy: { userId: user('SYSADMIN03') },
      },
    });
    const options = await read<Listed<DropdownOption>>('searchUserGroups', { search: 'band' });
    expect(options.items).toMatchObject([{ text: 'Cabang Bandung', value: group?.id }]);
    const tabs = await outputOf<{ items: GroupTab[] }>(bank(), 'listGroupTabs', { user: user('SYSADMIN01') });
    expect(tabs.items).toMatchObject([
      { activeTab: 0, name: 'user-group', total: 2, inactive: 0, ongoing: 0 },
      { activeTab: 1, name: 'sub-user-group', total: 2 },
      { activeTab: 2, name: 'user-profile', total: 10, inactive: 0, ongoing: 0 },
    ]);
  });

  test('its name is reserved while its task is open, in any capitals', async () => {
    expect(await check('Proyek Papua')).toEqual({ available: true, noSpecialCharacters: true });
    expect(await check('Papua #1')).toEqual({ available: true, noSpecialCharacters: false });
    expect(await check('KEUANGAN')).toMatchObject({ available: false });
    expect(await check('KEUANGAN', 'ug-0001')).toMatchObject({ available: true });
    const task = await wanted('createUserGroup', { userGroup: draft('Proyek Papua') });
    expect(await check('proyek papua')).toMatchObject({ available: false });
    const second = await by('createUserGroup', { userGroup: draft('PROYEK PAPUA') }, 'SYSADMIN02');
    expect(second).toMatchObject({
      status: 409,
      code: 'ADMIN_NAME_TAKEN',
      body: { errors: [{ field: 'userGroup.userGroupName' }] },
    });
    await decideTask(bank(), 'SYSADMIN03', 'rejectAdminTask', task);
    expect(await check('proyek papua')).toMatchObject({ available: true });
  });

  test('of two creates of one name at once, one is submitted and one is carried out', async () => {
    const body = { userGroup: draft('Serentak') };
    const answers = await Promise.all(
      ['SYSADMIN01', 'SYSADMIN02', 'SYSADMIN01', 'SYSADMIN02'].map((id) => by('createUserGroup', body, id)),
    );
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['00', ...Array(3).fill('ADMIN_NAME_TAKEN')]);
    const task = answers.find(({ code }) => code === '00')?.output as AdminTaskReceipt;
    const other = await wanted('createUserGroup', { userGroup: draft('Lain lagi') });
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

  test('an edit that changes nothing is refused and makes no task', async () => {
    const group = await created('Cabang Tetap');
    const unchanged = await by('editUserGroup', { id: group.id, revision: 1, userGroup: draft('Cabang Tetap') });
    expect(unchanged).toMatchObject({ status: 422, code: 'NOTHING_CHANGED' });
    expect(await detailOf(group.id)).toMatchObject({ revision: 1, ongoingTask: null });
  });

  test('one is edited: old and new in words, members keep their profiles, the history its people', async () => {
    const group = await created('Cabang Solo');
    await move('INQUIRY01', group);
    const userGroup = draft('Cabang Surakarta', { workflowMapIds: ['wm-0001', 'wm-0002'] });
    const task = await wanted('editUserGroup', { id: group.id, revision: 1, userGroup });
    expect(await taskOf(task)).toMatchObject({
      changes: [
        { field: 'userGroupName', before: 'Cabang Solo', after: 'Cabang Surakarta' },
        { field: 'workflowMaps', before: 'Matriks Keuangan', after: 'Matriks Cabang, Matriks Keuangan' },
      ],
      content: { before: { userGroupName: 'Cabang Solo', ongoingTask: null, actions: [] }, after: userGroup },
    });
    const [waiting] = (await list({ filter: { hasOngoingTask: true } })).items;
    expect(waiting).toMatchObject({
      id: group.id,
      ongoingTask: { refNo: task.refNo, action: 'edit' },
      actions: [
        { action: 'edit', allowed: false, code: 'CA-10' },
        { action: 'inactivate', allowed: false, code: 'CA-10' },
        { action: 'delete', allowed: false, code: 'CA-10' },
      ],
    });
    await approved(task);
    expect(await detailOf(group.id)).toMatchObject({
      userGroupName: 'Cabang Surakarta',
      revision: 2,
      userCount: 1,
      stamp: { changedBy: { userId: user('SYSADMIN01') }, approvedBy: { userId: user('SYSADMIN03') } },
    });
    const members = await read<Listed<GroupMember>>('listUserGroupMembers', { id: group.id });
    expect(members.items).toMatchObject([{ userId: user('INQUIRY01'), status: 'Active' }]);
    const stale = await by('editUserGroup', { id: group.id, revision: 1, userGroup: draft('Cabang Solo') });
    expect(stale).toMatchObject({ status: 409, code: 'ERR_REQ_3' });
  });

  test('a group needs an active map and an active limit that exist', async () => {
    expect(await createWith({ workflowMapIds: [] })).toMatchObject({ status: 422, code: 'CA-12' });
    expect(await createWith({ workflowMapIds: ['wm-0003'] })).toMatchObject({ code: 'CA-12' });
    expect(await createWith({ enterpriseLimitIds: [] })).toMatchObject({ code: 'CA-13' });
    expect(await createWith({ workflowMapIds: ['wm-0001', 'wm-9999'] })).toMatchObject({ status: 404, code: '193' });
  });

  test('a returned task is repaired by its maker and starts again', async () => {
    const task = await wanted('createUserGroup', { userGroup: draft('Cabang Manado') });
    await decideTask(bank(), 'SYSADMIN03', 'sendAdminTaskToRepair', task, 'Nama kurang jelas');
    const repair = { taskId: task.taskId, revision: 1 };
    const again = await wanted('createUserGroup', { userGroup: draft('Cabang Manado Utara'), repair });
    expect(again).toMatchObject({ taskId: task.taskId, revision: 2, status: 'Pending Approval' });
    const late = await by('createUserGroup', { userGroup: draft('Cabang Manado Barat'), repair });
    expect(late).toMatchObject({ status: 409, code: '79' });
    await wanted('createUserGroup', { userGroup: draft('Cabang Manado') }, 'SYSADMIN02');
    await approved(again);
    expect((await list({ filter: { search: 'manado utara' } })).page.total).toBe(1);
  });

  test('the history says what a repair changed, and that a field has its present value again', async () => {
    const { id } = await created('Cabang Ambon');
    const renamed = { id, revision: 1, userGroup: draft('Cabang Ambon Baru') };
    const task = await wanted('editUserGroup', renamed);
    await decideTask(bank(), 'SYSADMIN03', 'sendAdminTaskToRepair', task, 'Namanya tetap, map-nya yang kurang');
    const userGroup = draft('Cabang Ambon', { workflowMapIds: ['wm-0001', 'wm-0002'] });
    await wanted('editUserGroup', { id, revision: 1, userGroup, repair: { taskId: task.taskId, revision: 1 } });
    const history = await read<AdminTaskHistory>('getAdminTaskHistory', { taskId: task.taskId }, 'SYSADMIN03');
    expect(history.revisions.map(({ changes }) => changes)).toEqual([
      [
        { field: 'userGroupName', before: 'Cabang Ambon Baru', after: 'Cabang Ambon' },
        { field: 'workflowMaps', before: 'Matriks Keuangan', after: 'Matriks Cabang, Matriks Keuangan' },
      ],
      [],
    ]);
  });

  test('inactivating one takes its sub user groups, users and tokens with it, and says so before, in the task and after', async () => {
    const group = await created('Cabang Palu');
    await move('VERIFIER01', group);
    await submit(bank());
    const impact = await read<ChangeImpact>('getUserGroupImpact', { id: group.id, action: 'inactivate' });
    const people = [{ userId: user('VERIFIER01'), name: 'Agus Wijaya' }];
    expect(impact).toMatchObject({
      allowed: true,
      blockers: [],
      subUserGroups: [{ name: 'Cabang Palu Utama' }],
      users: people,
      losesToken: people,
      openRequests: 1,
    });
    expect(impact.notices.map(({ code }) => code)).toEqual(['CA-2', '87']);
    const task = await wanted('inactivateUserGroup', { id: group.id, revision: 1, reason: 'Ditutup' });
    expect(await taskOf(task)).toMatchObject({
      impact: { users: people, openRequests: 1 },
      notices: [{ code: 'CA-2', about: ['Agus Wijaya'] }, { code: '87' }],
      changes: [
        { field: 'status', before: 'Active', after: 'Inactive' },
        { field: 'subUserGroups.Cabang Palu Utama.status', before: 'Active', after: 'Inactive' },
        { field: `users.${user('VERIFIER01')}.status`, before: 'Active', after: 'Inactive' },
      ],
    });
    const { notices } = await approved(task);
    expect(notices[0]).toEqual({ code: 'CA-2', about: ['Agus Wijaya'] });
    expect(await taskOf(task)).toMatchObject({ impact: { users: people }, task: { status: 'Successful' } });
    expect(await detailOf(group.id)).toMatchObject({
      status: 'Inactive',
      subUserGroups: [{ status: 'Inactive' }],
      actions: [
        { action: 'reactivate', allowed: true },
        { action: 'delete', allowed: true },
      ],
    });
    const { db } = bank().services;
    const tokens = await db
      .selectFrom('token_devices')
      .select('user_id')
      .where('user_id', '=', user('VERIFIER01'))
      .execute();
    expect(tokens).toEqual([]);
    expect((await by('listTransferTypes', {}, 'VERIFIER01')).status).toBe(401);
    await approved(await wanted('reactivateUserGroup', { id: group.id, revision: 2 }));
    expect(await detailOf(group.id)).toMatchObject({ status: 'Active', subUserGroups: [{ status: 'Inactive' }] });
  });

  test('a waiting task for a user of the group keeps it from being inactivated, but not from being renamed', async () => {
    const group = await created('Cabang Bali');
    await move('APPROVER02', group);
    const { db } = bank().services;
    await db.updateTable('token_devices').set({ status: 'Locked' }).where('user_id', '=', user('APPROVER02')).execute();
    const unlock = await wanted('unlockUserToken', { userId: user('APPROVER02'), revision: 1 });
    const change = { id: group.id, revision: 1 };
    expect(await by('inactivateUserGroup', change)).toMatchObject({ status: 409, code: 'CA-1' });
    const tasks = [{ taskId: unlock.taskId, refNo: unlock.refNo, recordName: 'Ratna Kusuma' }];
    expect(await read<ChangeImpact>('getUserGroupImpact', { id: group.id, action: 'inactivate' })).toMatchObject({
      allowed: false,
      blockers: [{ code: 'CA-1', about: [`Ratna Kusuma (${unlock.refNo})`], tasks }],
    });
    expect((await detailOf(group.id)).actions).toContainEqual({
      action: 'inactivate',
      allowed: false,
      code: 'CA-1',
      about: [`Ratna Kusuma (${unlock.refNo})`],
      tasks,
    });
    const edit = await wanted('editUserGroup', { ...change, userGroup: draft('Cabang Denpasar') });
    for (const task of [edit, unlock]) await decideTask(bank(), 'SYSADMIN03', 'rejectAdminTask', task);
  });

  test('one is deleted only when no active user and no workflow needs it; the trail keeps it', async () => {
    const { db } = bank().services;
    const group = await created('Kas besar');
    const approvers = db.updateTable('approval_groups').set({ name: 'Kas besar' });
    await approvers.where('name', '=', 'Treasury').execute();
    await move('INQUIRY01', group);
    const blockers = async () =>
      (await read<ChangeImpact>('getUserGroupImpact', { id: group.id, action: 'delete' })).blockers;
    expect(await blockers()).toMatchObject([
      { code: 'CA-6', about: ['Kas besar Utama', 'Rina Hartati'] },
      { code: 'ADMIN_USED_BY_WORKFLOW' },
    ]);
    const remove = (revision: number) => by('deleteUserGroup', { id: group.id, revision });
    expect(await remove(1)).toMatchObject({ status: 422, code: 'CA-6' });
    await approved(await wanted('inactivateUserGroup', { id: group.id, revision: 1 }));
    expect(await remove(2)).toMatchObject({ status: 409, code: 'ADMIN_USED_BY_WORKFLOW' });
    await db.updateTable('approval_groups').set({ name: 'Bendahara' }).where('name', '=', 'Kas besar').execute();
    const task = await wanted('deleteUserGroup', { id: group.id, revision: 2, reason: 'Digabung' });
    expect(await taskOf(task)).toMatchObject({ impact: { users: [{ userId: user('INQUIRY01') }] } });
    await approved(task);
    expect(await by('getUserGroup', { id: group.id })).toMatchObject({ status: 404, code: '193' });
    const kept = await db
      .selectFrom('audit_events')
      .select(['event_type', 'details'])
      .where('subject', '=', group.id)
      .orderBy('number', 'desc')
      .executeTakeFirstOrThrow();
    expect(kept).toMatchObject({
      event_type: 'setting-changed',
      details: { kind: 'group', name: 'Kas besar', deleted: { userGroupName: 'Kas besar' } },
    });
    expect(await by('deleteUserGroup', { id: group.id, revision: 2 })).toMatchObject({ status: 404, code: '193' });
  });

  test('a name with blanks around it is taken, and so is the name of a group of approvers', async () => {
    await created('Zeta   ');
    expect(await by('checkUserGroupName', { name: 'Zeta' })).toMatchObject({ output: { available: false } });
    expect(await by('checkUserGroupName', { name: 'Direksi' })).toMatchObject({ output: { available: false } });
  });

  test('a rule that fails only while the change is carried out leaves the task Failed, and it can be returned', async () => {
    const task = await wanted('createUserGroup', {
      userGroup: draft('Cabang Kupang', { workflowMapIds: ['wm-0002'] }),
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
    await approved(await wanted('createUserGroup', { userGroup: draft('Cabang Kupang'), repair }));
  });

  test('lists are paged in every order, and another company sees none of them', async () => {
    for (const field of ['userGroupName', 'status', 'userCount', 'changedAt'] as const) {
      const sort = { field, direction: 'desc' } as const;
      const all = (await list({ sort })).items.map(({ id }) => id);
      const first = await list({ sort, page: { size: 2 } });
      const rest = await list({ sort, page: { size: 100, cursor: first.page.nextCursor ?? '' } });
      expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(all);
    }
    const others = await ask(bank(), 'listUserGroups', { user: 'SYSADMIN01@BAHARI', body: {} });
    expect((others.output as Listed<UserGroupSummary>).items).toHaveLength(1);
  });
});
