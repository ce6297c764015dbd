// A sub user group is inactivated, reactivated or deleted: what it takes with it, and what prevents it.
import { expect, test } from 'vitest';
import type { AdminTaskReceipt, ChangeImpact } from '../../generated/types.ts';
import type { Listed } from './admin-calls.ts';
import { groupDraft, subGroupCalls, subGroupDraft } from './group-calls.ts';
import { onBothDatabases } from './on-databases.ts';
import { tokenOf as openSession } from './people.ts';
import { addRequestBank, user } from './request-bank.ts';

onBothDatabases('the end of a sub user group', addRequestBank, (bank) => {
  const { by, read, submitted, approved, taskOf, list, detailOf, created, move } = subGroupCalls(bank);

  test('inactivating one takes its users, their tokens and their sessions, and the approver signs whom', async () => {
    const group = await created('Kas Kecil');
    await move('RELEASER01', 'Kas Kecil');
    await openSession(bank(), user('RELEASER01'));
    const impact = await read<ChangeImpact>('getSubUserGroupImpact', { id: group.id, action: 'inactivate' });
    expect(impact).toMatchObject({ allowed: true, users: [{ name: 'Dewi Lestari' }], losesToken: [{}] });
    const task = await submitted('inactivateSubUserGroup', { id: group.id, revision: 1, reason: 'Digabung' });
    expect(await taskOf(task)).toMatchObject({
      changes: [
        { field: 'status', before: 'Active', after: 'Inactive' },
        { field: `users.${user('RELEASER01')}.status`, before: 'Active', after: 'Inactive' },
      ],
    });
    await approved(task);
    expect(await detailOf(group.id)).toMatchObject({ status: 'Inactive', revision: 2 });
    const { db } = bank().services;
    const open = await db
      .selectFrom('sessions')
      .select('session_id')
      .where('user_id', '=', user('RELEASER01'))
      .where('ended_at', 'is', null)
      .execute();
    expect(open).toEqual([]);
    await approved(await submitted('reactivateSubUserGroup', { id: group.id, revision: 2 }));
    expect(await detailOf(group.id)).toMatchObject({ status: 'Active', userCount: 1 });
  });

  test('one is not reactivated while a closed account or an inactive user group is in its way', async () => {
    const group = await created('Valuta');
    await approved(await submitted('inactivateSubUserGroup', { id: group.id, revision: 1 }));
    const { db } = bank().services;
    const reactivate = () => by('reactivateSubUserGroup', { id: group.id, revision: 2 });
    const account = db.updateTable('accounts').where('account_id', '=', 'acc-0003');
    await account.set({ status: 'closed' }).execute();
    expect(await reactivate()).toMatchObject({ status: 422, code: 'CA-18' });
    await account.set({ status: 'active' }).execute();
    const keuangan = db.updateTable('user_groups').where('company_id', '=', 'NUSANTARA').where('name', '=', 'Keuangan');
    await keuangan.set({ status: 'Inactive' }).execute();
    expect(await reactivate()).toMatchObject({ status: 422, code: 'CA-5' });
    await keuangan.set({ status: 'Active' }).execute();
  });

  test('a waiting sub user group keeps its user group from being inactivated and deleted', async () => {
    const creation = await submitted('createUserGroup', {
      userGroup: groupDraft('Cabang Ambon'),
    });
    await approved(creation);
    const [parent] = (await read<Listed<{ id: string }>>('listUserGroups', { filter: { search: 'Ambon' } })).items;
    const userGroupId = parent?.id ?? '';
    const task = await submitted('createSubUserGroup', { subUserGroup: subGroupDraft('Tim Ambon', { userGroupId }) });
    const inactivate = () => by('inactivateUserGroup', { id: userGroupId, revision: 1 });
    expect(await inactivate()).toMatchObject({ status: 409, code: 'CA-1' });
    const hindered = await read<ChangeImpact>('getUserGroupImpact', { id: userGroupId, action: 'inactivate' });
    const { taskId, refNo } = task;
    expect(hindered.blockers).toMatchObject([
      { code: 'CA-1', about: [`Tim Ambon (${refNo})`], tasks: [{ taskId, refNo, recordName: 'Tim Ambon' }] },
    ]);
    expect(await by('deleteUserGroup', { id: userGroupId, revision: 1 })).toMatchObject({ code: 'CA-1' });
    await approved(task);
    const taken = (await inactivate()).output as AdminTaskReceipt;
    expect((await taskOf(taken)).changes).toContainEqual({
      field: 'subUserGroups.Tim Ambon.status',
      before: 'Active',
      after: 'Inactive',
    });
    const [child] = (await list({ filter: { userGroupId } })).items;
    const edit = { id: child?.id, revision: 1, subUserGroup: subGroupDraft('Tim Maluku', { userGroupId }) };
    expect(await by('editSubUserGroup', edit)).toMatchObject({ status: 409, code: 'CA-1' });
    await approved(taken);
    expect(await detailOf(child?.id ?? '')).toMatchObject({ status: 'Inactive', revision: 2 });
  });

  test('one is deleted only without active users, and what blocks it has a name', async () => {
    const group = await created('Sementara');
    await move('INQUIRY01', 'Sementara');
    const remove = (revision: number) => by('deleteSubUserGroup', { id: group.id, revision });
    expect(await remove(1)).toMatchObject({ status: 422, code: 'CA-6' });
    const blocked = await read<ChangeImpact>('getSubUserGroupImpact', { id: group.id, action: 'delete' });
    expect(blocked.blockers).toMatchObject([{ code: 'CA-6', about: ['Rina Hartati'] }]);
    await approved(await submitted('inactivateSubUserGroup', { id: group.id, revision: 1 }));
    await approved((await remove(2)).output as AdminTaskReceipt);
    expect(await by('getSubUserGroup', { id: group.id })).toMatchObject({ status: 404, code: '193' });
    expect(await by('listSubUserGroupMembers', { id: group.id })).toMatchObject({ code: '193' });
  });
});
