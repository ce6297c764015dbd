// Administrators create and edit user groups, and find them in lists and options.
import { expect, test } from 'vitest';
import type { DropdownOption, GroupMember, GroupTab, UserGroupSummary } from '../../generated/types.ts';
import type { Listed } from './admin-calls.ts';
import { groupCalls, groupDraft } from './group-calls.ts';
import { onBothDatabases } from './on-databases.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { addRequestBank, user } from './request-bank.ts';

onBothDatabases('user groups', addRequestBank, (bank) => {
  const { by, read, submitted, approved, taskOf, list, detailOf, created, move } = groupCalls(bank);
  const createWith = (change: object) => by('createUserGroup', { userGroup: groupDraft('Tanpa', change) });

  test('one is created, approved, and found in list, options, detail and tabs', async () => {
    const task = await submitted('createUserGroup', { userGroup: groupDraft('Cabang Bandung') });
    expect(await taskOf(task)).toMatchObject({
      task: { recordKind: 'user-group', action: 'create', recordId: null, recordName: 'Cabang Bandung' },
      changes: [
        { field: 'userGroupName', before: null, after: 'Cabang Bandung' },
        { field: 'workflowMaps', before: null, after: 'Matriks Keuangan' },
        { field: 'enterpriseLimits', before: null, after: 'Limit Operasional' },
      ],
      content: { kind: 'user-group', before: null, after: groupDraft('Cabang Bandung') },
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

  test('an edit that changes nothing is refused and makes no task', async () => {
    const group = await created('Cabang Tetap');
    const unchanged = await by('editUserGroup', { id: group.id, revision: 1, userGroup: groupDraft('Cabang Tetap') });
    expect(unchanged).toMatchObject({ status: 422, code: 'NOTHING_CHANGED' });
    expect(await detailOf(group.id)).toMatchObject({ revision: 1, ongoingTask: null });
  });

  test('one is edited: old and new in words, members keep their profiles, the history its people', async () => {
    const group = await created('Cabang Solo');
    await move('INQUIRY01', group);
    const userGroup = groupDraft('Cabang Surakarta', { workflowMapIds: ['wm-0001', 'wm-0002'] });
    const task = await submitted('editUserGroup', { id: group.id, revision: 1, userGroup });
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
    const stale = await by('editUserGroup', { id: group.id, revision: 1, userGroup: groupDraft('Cabang Solo') });
    expect(stale).toMatchObject({ status: 409, code: 'ERR_REQ_3' });
  });

  test('a group needs an active map and an active limit that exist', async () => {
    expect(await createWith({ workflowMapIds: [] })).toMatchObject({ status: 422, code: 'CA-12' });
    expect(await createWith({ workflowMapIds: ['wm-0003'] })).toMatchObject({ code: 'CA-12' });
    expect(await createWith({ enterpriseLimitIds: [] })).toMatchObject({ code: 'CA-13' });
    expect(await createWith({ workflowMapIds: ['wm-0001', 'wm-9999'] })).toMatchObject({ status: 404, code: '193' });
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
