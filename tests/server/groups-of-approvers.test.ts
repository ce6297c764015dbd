// A group of approvers that bears the name of a group of users: who joins and leaves it when that group changes.
import { expect, test } from 'vitest';
import { byTheBank } from '../../server/sandbox/seed/groups.ts';
import type { Listed } from './admin-calls.ts';
import { groupDraft, subGroupCalls, subGroupDraft } from './group-calls.ts';
import { onBothDatabases } from './on-databases.ts';
import { addRequestBank, user } from './request-bank.ts';

onBothDatabases('groups of approvers', addRequestBank, (bank) => {
  const { by, read, submitted, approved, created, move } = subGroupCalls(bank);
  /** The names of the groups of approvers that the user is in. */
  const approvalGroupsOf = async (id: string) => {
    const found = await bank()
      .services.db.selectFrom('approval_group_members as m')
      .innerJoin('approval_groups as g', (join) =>
        join.onRef('g.company_id', '=', 'm.company_id').onRef('g.group_id', '=', 'm.group_id'),
      )
      .select('g.name')
      .where('m.user_id', '=', user(id))
      .orderBy('g.name')
      .execute();
    return found.map(({ name }) => name);
  };

  test('the name of a group of approvers is taken, as the users of the group would be among them', async () => {
    expect(await read('checkSubUserGroupName', { name: 'Direksi' })).toMatchObject({ available: false });
    expect(await by('createSubUserGroup', { subUserGroup: subGroupDraft('direksi') })).toMatchObject({
      status: 409,
      code: 'ADMIN_NAME_TAKEN',
    });
  });

  test('one that goes to another user group takes its users to the approvers of that, and a deleted one leaves them', async () => {
    const { db, clock } = bank().services;
    const group = await created('Kas Pusat');
    await move('APPROVER01', 'Kas Pusat');
    const treasury = { company_id: 'NUSANTARA', group_id: 'ug-0900', name: 'Treasury', ...byTheBank(clock.now()) };
    await db
      .insertInto('user_groups')
      .values({ ...treasury, workflow_map_ids: ['wm-0001'], enterprise_limit_ids: ['el-0001'] })
      .execute();
    expect(await approvalGroupsOf('APPROVER01')).toEqual(['Direksi', 'Keuangan']);
    const subUserGroup = subGroupDraft('Kas Pusat', { userGroupId: 'ug-0900' });
    await approved(await submitted('editSubUserGroup', { id: group.id, revision: 1, subUserGroup }));
    expect(await approvalGroupsOf('APPROVER01')).toEqual(['Direksi', 'Treasury']);
    await approved(await submitted('inactivateSubUserGroup', { id: group.id, revision: 2 }));
    await approved(await submitted('deleteSubUserGroup', { id: group.id, revision: 3 }));
    expect(await approvalGroupsOf('APPROVER01')).toEqual(['Direksi']);
  });

  test('the users of a deleted user group are no longer among its approvers', async () => {
    const { db } = bank().services;
    await approved(await submitted('createUserGroup', { userGroup: groupDraft('Keliling') }));
    const [parent] = (await read<Listed<{ id: string }>>('listUserGroups', { filter: { search: 'Keliling' } })).items;
    const group = { company_id: 'NUSANTARA', group_id: 'keliling' };
    await db
      .insertInto('approval_groups')
      .values({ ...group, name: 'Keliling' })
      .execute();
    const member = { ...group, user_id: user('VERIFIER01') };
    await db.insertInto('approval_group_members').values(member).execute();
    await move('VERIFIER01', 'Keliling Utama', 'Keliling');
    await approved(await submitted('inactivateUserGroup', { id: parent?.id, revision: 1 }));
    await approved(await submitted('deleteUserGroup', { id: parent?.id, revision: 2 }));
    expect(await approvalGroupsOf('VERIFIER01')).toEqual(['Keuangan']);
  });

  test('a group of approvers with its name is renamed with it', async () => {
    const { db } = bank().services;
    const group = await created('Tim Audit');
    await move('VERIFIER01', 'Tim Audit');
    await db.updateTable('approval_groups').set({ name: 'Tim Audit' }).where('group_id', '=', 'direksi').execute();
    await db
      .insertInto('approval_group_members')
      .values({ company_id: 'NUSANTARA', group_id: 'direksi', user_id: user('VERIFIER01') })
      .execute();
    const subUserGroup = subGroupDraft('Tim Pemeriksa');
    await approved(await submitted('editSubUserGroup', { id: group.id, revision: 1, subUserGroup }));
    expect(await approvalGroupsOf('VERIFIER01')).toEqual(['Keuangan', 'Tim Pemeriksa']);
  });
});
