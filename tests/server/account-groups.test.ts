// Administrators arrange accounts in groups: single groups, and the chart of all of them.
import { expect, test } from 'vitest';
import type {
  AccountGroupDetail,
  AccountGroupingTask,
  AccountGroupSummary,
  AdminTaskDetail,
  AdminTaskReceipt,
  HierarchyChartDetail,
  HierarchyChartPreview,
  NameAvailability,
} from '../../generated/types.ts';
import { adminCalls, type Listed } from './admin-calls.ts';
import { onBothDatabases } from './on-databases.ts';
import { addRequestBank, user } from './request-bank.ts';
import { decideTask, targetOf } from './task-bank.ts';

const draft = (groupName: string, parentId: string | null = null, accountIds: readonly string[] = []) => ({
  groupName,
  parentId,
  accountIds,
});

const moveOf = (groupId: string, toParentId: string | null, position = 0) => ({
  kind: 'group',
  groupId,
  toParentId,
  position,
});

const groupIn = ({ chart: { groups } }: Pick<HierarchyChartDetail, 'chart'>, id: string) =>
  groups.find((group) => group.id === id);

onBothDatabases('account groups', addRequestBank, (bank) => {
  const { by, read, submitted, approved } = adminCalls(bank, 'SYSADMIN02');
  const found = async (name: string) => {
    const { items } = await read<Listed<AccountGroupSummary>>('listAccountGroups', { filter: { search: name } });
    const [group] = items;
    if (!group) throw new Error(`There is no group ${name}`);
    return group;
  };
  const created = async (...values: Parameters<typeof draft>) => {
    await approved(await submitted('createAccountGroup', { accountGroup: draft(...values) }));
    return found(values[0]);
  };
  const chart = (body: object = {}) => read<HierarchyChartDetail>('getHierarchyChart', body);
  const taskOf = ({ taskId }: AdminTaskReceipt) => read<AccountGroupingTask>('getAccountGroupingTask', { taskId });

  const check = (name: string) => read<NameAvailability>('checkAccountGroupName', { name });

  test('a group is created with its accounts, and found in list, detail, options and chart', async () => {
    const top = await created('Nusantara');
    const cash = await created('Kas Operasional', top.id, ['acc-0001', 'acc-0002']);
    expect(cash).toMatchObject({ level: 2, parent: { name: 'Nusantara' }, accountCount: 2, childCount: 0 });
    expect(await read<AccountGroupDetail>('getAccountGroup', { id: cash.id })).toMatchObject({
      path: [{ id: top.id, name: 'Nusantara' }],
      accounts: [{ account: { id: 'acc-0001' } }, { account: { id: 'acc-0002' } }],
      stamp: { createdBy: { userId: user('SYSADMIN02') }, approvedBy: { userId: user('SYSADMIN03') } },
    });
    const options = await read<Listed<{ readonly text: string }>>('searchAccountGroups', { search: 'kas' });
    expect(options.items.map(({ text }) => text)).toEqual(['Kas Operasional']);
    expect(groupIn(await chart(), cash.id)).toMatchObject({ parentId: top.id, level: 2, position: 0 });
    const left = await read<Listed<{ readonly account: { readonly id: string } }>>('listUngroupedAccounts', {});
    expect(left.items.map(({ account }) => account.id)).not.toContain('acc-0001');
  });

  test('an account that is given to another group leaves its own', async () => {
    const cash = await found('Kas Operasional');
    const foreign = await created('Valuta Asing', cash.parent?.id ?? null, ['acc-0002', 'acc-0003']);
    expect(await found('Kas Operasional')).toMatchObject({ accountCount: 1 });
    expect(foreign.accountCount).toBe(2);
  });

  test('a group names the workflow maps with a row for it, which keep it from being deleted', async () => {
    const { id, revision } = await found('Kas Operasional');
    const { db } = bank().services;
    const map = db.updateTable('workflow_maps').where('company_id', '=', 'NUSANTARA').where('map_id', '=', 'wm-0003');
    const row = { id: 'kas', name: 'Kas', accounts: { kind: 'account-group', accountGroupId: id } };
    const { rows: before } = await db
      .selectFrom('workflow_maps')
      .select('rows')
      .where('company_id', '=', 'NUSANTARA')
      .where('map_id', '=', 'wm-0003')
      .executeTakeFirstOrThrow();
    await map.set({ rows: JSON.stringify([row]) }).execute();
    expect(await read<AccountGroupDetail>('getAccountGroup', { id })).toMatchObject({
      workflowMaps: [{ id: 'wm-0003', name: 'Matriks Lama' }],
    });
    expect(await by('deleteAccountGroup', { id, revision })).toMatchObject({ code: 'ADMIN_USED_BY_WORKFLOW' });
    await map.set({ rows: JSON.stringify(before) }).execute();
  });

  test('a list of accounts narrowed to a group holds the accounts of the groups below it', async () => {
    const body = { filter: { accountGroupId: (await found('Nusantara')).id }, page: { size: 100 } };
    const { items } = await read<Listed<{ readonly accountId: string }>>('listCasaAccounts', body, 'MAKER01');
    expect(items.map(({ accountId }) => accountId)).toContain('acc-0001');
    const cash = { filter: { accountGroupId: (await found('Kas Operasional')).id } };
    const few = await read<Listed<{ readonly accountId: string }>>('listCasaAccounts', cash, 'MAKER01');
    expect(few.items.map(({ accountId }) => accountId)).toEqual(['acc-0001']);
  });

  test('a name counts once, also while another task waits with it', async () => {
    expect(await check(' nusantara ')).toMatchObject({ available: false });
    const task = await submitted('createAccountGroup', { accountGroup: draft('Proyek') });
    expect(await check('PROYEK')).toMatchObject({ available: false });
    expect(await by('createAccountGroup', { accountGroup: draft('proyek') })).toMatchObject({
      code: 'ADMIN_NAME_TAKEN',
    });
    await by('cancelAdminTask', targetOf(task));
    expect(await check('PROYEK')).toMatchObject({ available: true });
  });

  test('a cycle is refused with one code by the form, the preview and the chart', async () => {
    const top = await found('Nusantara');
    const cash = await found('Kas Operasional');
    const edit = { id: top.id, revision: top.revision, accountGroup: draft('Nusantara', cash.id) };
    expect(await by('editAccountGroup', edit)).toMatchObject({ status: 422, code: 'ADMIN_HIERARCHY_CYCLE' });
    const {
      chart: { revision },
    } = await chart();
    const moves = [moveOf(top.id, cash.id)];
    expect(await by('editHierarchyChart', { revision, moves })).toMatchObject({
      status: 422,
      code: 'ADMIN_HIERARCHY_CYCLE',
    });
    const preview = await read<HierarchyChartPreview>('previewHierarchyChart', { revision, moves });
    expect(preview.blockers).toMatchObject([{ code: 'ADMIN_HIERARCHY_CYCLE' }]);
  });

  test('moves are previewed, compared in the task, and carried out in their order', async () => {
    const [top, cash, foreign] = [
      await found('Nusantara'),
      await found('Kas Operasional'),
      await found('Valuta Asing'),
    ];
    const {
      chart: { revision },
    } = await chart();
    const moves = [
      moveOf(foreign.id, cash.id),
      { kind: 'account', accountId: 'acc-0004', toGroupId: foreign.id },
      { kind: 'account', accountId: 'acc-0002', toGroupId: null },
    ];
    const preview = await read<HierarchyChartPreview>('previewHierarchyChart', { revision, moves });
    expect(preview).toMatchObject({ blockers: [], chart: { levels: 3 } });
    expect(preview.changes).toContainEqual({
      field: 'under.Valuta Asing',
      before: 'Nusantara',
      after: 'Kas Operasional',
    });
    const ofAccounts = preview.changes.filter(({ field }) => field.startsWith('group.'));
    expect(ofAccounts).toHaveLength(2);
    expect(ofAccounts.every(({ alias }) => alias)).toBe(true);

    const task = await submitted('editHierarchyChart', { revision, moves });
    const open = await taskOf(task);
    expect(open).toMatchObject({ before: { levels: 2 }, after: { levels: 3 }, moves });
    expect(await by('createAccountGroup', { accountGroup: draft('Baru') })).toMatchObject({ code: 'CA-1' });
    await approved(task);

    const after = await chart();
    expect(after.chart).toMatchObject({ levels: 3, revision: revision + 1 });
    expect(groupIn(after, foreign.id)).toMatchObject({ parentId: cash.id, level: 3 });
    expect(
      groupIn(after, foreign.id)
        ?.accounts.map(({ account }) => account.id)
        .toSorted(),
    ).toEqual(['acc-0003', 'acc-0004']);
    expect(groupIn(after, top.id)).toMatchObject({ level: 1 });
    expect(await taskOf(task)).toMatchObject({ before: { levels: 2 }, after: { levels: 3 } });
  });

  test('a chart that another administrator changed first is refused', async () => {
    const {
      chart: { revision },
    } = await chart();
    await created('Cabang', null);
    const foreign = await found('Valuta Asing');
    expect(await by('editHierarchyChart', { revision, moves: [moveOf(foreign.id, null)] })).toMatchObject({
      status: 409,
      code: 'ERR_REQ_3',
    });
  });

  test('moves that lead back to where everything was change nothing', async () => {
    const {
      chart: { revision },
    } = await chart();
    const foreign = await found('Valuta Asing');
    const moves = [moveOf(foreign.id, null), moveOf(foreign.id, foreign.parent?.id ?? null)];
    expect(await by('editHierarchyChart', { revision, moves })).toMatchObject({ code: 'NOTHING_CHANGED' });
  });

  test('a returned chart is repaired from the moves it wanted', async () => {
    const {
      chart: { revision },
    } = await chart();
    const branch = await found('Cabang');
    const top = await found('Nusantara');
    const task = await submitted('editHierarchyChart', { revision, moves: [moveOf(branch.id, top.id)] });
    const returned = await decideTask(bank(), 'SYSADMIN03', 'sendAdminTaskToRepair', task, 'Urutan keliru');
    expect(returned).toMatchObject({ code: '00' });
    const repaired = await chart({ taskId: task.taskId });
    expect(repaired).toMatchObject({ isRepair: true, reasonMessage: 'Urutan keliru' });
    expect(groupIn(repaired, branch.id)).toMatchObject({ parentId: top.id });
    const repair = { taskId: task.taskId, revision: task.revision };
    const again = await submitted('editHierarchyChart', { revision, moves: [moveOf(branch.id, top.id, 5)], repair });
    expect(again).toMatchObject({ taskId: task.taskId, revision: 2 });
    await approved(again);
    const latest = { task: { revision: 2, status: 'Successful' }, moves: [{ position: 5 }] };
    expect(await taskOf(again)).toMatchObject(latest);
    const first = await read<AccountGroupingTask>('getAccountGroupingTask', { taskId: task.taskId, revision: 1 });
    expect(first).toMatchObject({ task: { revision: 1, status: 'To Repair', rights: [] }, moves: [{ position: 0 }] });
    expect(groupIn({ chart: first.after }, branch.id)).toMatchObject({ parentId: top.id, position: 0 });
    expect(await by('getAccountGroupingTask', { taskId: task.taskId, revision: 3 })).toMatchObject({ code: '193' });
    expect(groupIn(await chart(), branch.id)).toMatchObject({ parentId: top.id, position: 1 });
  });

  test('a new order under one parent is a change that is shown, approved and stored', async () => {
    const { chart: before } = await chart();
    const branch = await found('Cabang');
    const top = await found('Nusantara');
    const moves = [moveOf(branch.id, top.id, 0)];
    const task = await submitted('editHierarchyChart', { revision: before.revision, moves });
    const shown = await read<AdminTaskDetail>('getAdminTask', { taskId: task.taskId });
    expect(shown.changes).toEqual([
      { field: 'order.Nusantara', before: null, after: expect.stringMatching(/^Cabang, /) },
    ]);
    await approved(task);
    expect(groupIn(await chart(), branch.id)).toMatchObject({ parentId: top.id, position: 0 });
    const { chart: after } = await chart();
    const again = await by('editHierarchyChart', { revision: after.revision, moves });
    expect(again).toMatchObject({ code: 'NOTHING_CHANGED' });
  });

  test('a group with groups below it cannot be deleted; one without gives its accounts free', async () => {
    const top = await found('Nusantara');
    expect(await by('deleteAccountGroup', { id: top.id, revision: top.revision })).toMatchObject({
      code: 'ADMIN_GROUP_HAS_GROUPS',
    });
    const foreign = await found('Valuta Asing');
    const task = await submitted('deleteAccountGroup', { id: foreign.id, revision: foreign.revision });
    expect((await taskOf(task)).after.groups.map(({ id }) => id)).not.toContain(foreign.id);
    await approved(task);
    expect(await by('getAccountGroup', { id: foreign.id })).toMatchObject({ status: 404, code: '193' });
    expect((await taskOf(task)).before.groups.map(({ id }) => id)).toContain(foreign.id);
    const left = await read<Listed<{ readonly account: { readonly id: string } }>>('listUngroupedAccounts', {});
    expect(left.items.map(({ account }) => account.id)).toContain('acc-0003');
  });

  test('a closed account cannot be put into a group', async () => {
    const { db } = bank().services;
    await db.updateTable('accounts').set({ status: 'closed' }).where('account_id', '=', 'acc-0003').execute();
    const body = { accountGroup: draft('Tutup', null, ['acc-0003']) };
    expect(await by('createAccountGroup', body)).toMatchObject({ status: 422, code: 'CA-18' });
    await db.updateTable('accounts').set({ status: 'active' }).where('account_id', '=', 'acc-0003').execute();
  });

  test('an approver reads the chart but cannot change it', async () => {
    expect(await by('getHierarchyChart', {}, 'SYSADMIN03')).toMatchObject({ code: '00' });
    const change = await by('createAccountGroup', { accountGroup: draft('Tidak') }, 'SYSADMIN03');
    expect(change).toMatchObject({ status: 403 });
  });

  test('a sixth level is refused in the form and on the chart, and five are not', async () => {
    let parent = await created('Tingkat 1');
    for (const level of [2, 3, 4, 5]) parent = await created(`Tingkat ${level}`, parent.id);
    expect(parent.level).toBe(5);
    const tooDeep = { status: 422, code: 'ADMIN_HIERARCHY_TOO_DEEP' };
    expect(await by('createAccountGroup', { accountGroup: draft('Tingkat 6', parent.id) })).toMatchObject({
      ...tooDeep,
      body: { errors: [{ field: 'accountGroup.parentId' }] },
    });
    const other = await created('Cabang Surabaya');
    const { revision } = (await chart()).chart;
    expect(await by('editHierarchyChart', { revision, moves: [moveOf(other.id, parent.id)] })).toMatchObject(tooDeep);
  });
});
