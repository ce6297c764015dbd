// A user group is inactivated or deleted: what it takes with it, and what prevents it.
import { expect, test } from 'vitest';
import type { ChangeImpact } from '../../generated/types.ts';
import { groupCalls, groupDraft, subGroupDraft } from './group-calls.ts';
import { onBothDatabases } from './on-databases.ts';
import { addRequestBank, submit, user } from './request-bank.ts';
import { decideTask } from './task-bank.ts';
import { drawn } from './workflow-calls.ts';

onBothDatabases('the end of a user group', addRequestBank, (bank) => {
  const { by, read, submitted, approved, taskOf, detailOf, created, move } = groupCalls(bank);

  test('inactivating one takes its sub user groups, users and tokens with it, and says so before, in the task and after', async () => {
    const group = await created('Cabang Palu');
    await move('VERIFIER01', group);
    const { refNo } = await submit(bank());
    const touchedRequests = [{ refNo, serviceType: 'SVC_LCY_BIFAST', maker: { userId: user('MAKER01') } }];
    const impact = await read<ChangeImpact>('getUserGroupImpact', { id: group.id, action: 'inactivate' });
    const people = [{ userId: user('VERIFIER01'), name: 'Agus Wijaya' }];
    expect(impact).toMatchObject({
      allowed: true,
      blockers: [],
      subUserGroups: [{ name: 'Cabang Palu Utama' }],
      users: people,
      losesToken: people,
      openRequests: 1,
      touchedRequests,
    });
    expect(impact.notices.map(({ code }) => code)).toEqual(['CA-2', '87']);
    const task = await submitted('inactivateUserGroup', { id: group.id, revision: 1, reason: 'Ditutup' });
    expect(await taskOf(task)).toMatchObject({
      impact: { users: people, openRequests: 1, touchedRequests },
      notices: [{ code: 'CA-2', about: ['Agus Wijaya'] }, { code: '87' }],
      changes: [
        { field: 'status', before: 'Active', after: 'Inactive' },
        { field: 'subUserGroups.Cabang Palu Utama.status', before: 'Active', after: 'Inactive' },
        { field: `users.${user('VERIFIER01')}.status`, before: 'Active', after: 'Inactive' },
      ],
    });
    const { notices } = await approved(task);
    expect(notices[0]).toEqual({ code: 'CA-2', about: ['Agus Wijaya'] });
    const done = { impact: { users: people, touchedRequests }, task: { status: 'Successful' } };
    expect(await taskOf(task)).toMatchObject(done);
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
    await approved(await submitted('reactivateUserGroup', { id: group.id, revision: 2 }));
    expect(await detailOf(group.id)).toMatchObject({ status: 'Active', subUserGroups: [{ status: 'Inactive' }] });
  });

  test('a waiting task for a user of the group keeps it from being inactivated, but not from being renamed', async () => {
    const group = await created('Cabang Bali');
    await move('APPROVER02', group);
    const { db } = bank().services;
    await db.updateTable('token_devices').set({ status: 'Locked' }).where('user_id', '=', user('APPROVER02')).execute();
    const unlock = await submitted('unlockUserToken', { userId: user('APPROVER02'), revision: 1 });
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
    const edit = await submitted('editUserGroup', { ...change, userGroup: groupDraft('Cabang Denpasar') });
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
    await approved(await submitted('inactivateUserGroup', { id: group.id, revision: 1 }));
    expect(await remove(2)).toMatchObject({ status: 409, code: 'ADMIN_USED_BY_WORKFLOW' });
    await db.updateTable('approval_groups').set({ name: 'Bendahara' }).where('name', '=', 'Kas besar').execute();
    const task = await submitted('deleteUserGroup', { id: group.id, revision: 2, reason: 'Digabung' });
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

  test('one is not deleted while a workflow names one of its inactive sub user groups', async () => {
    const group = await created('Cabang Kupang');
    await move('APPROVER01', group);
    const stage = { groupKind: 'sub-user-group', groupId: `sg-${group.id}`, quorum: 1 };
    await approved(
      await submitted('createApprovalWorkflow', { approvalWorkflow: drawn('Alur Kupang', { approve: [stage] }) }),
    );
    await approved(await submitted('inactivateUserGroup', { id: group.id, revision: 1 }));
    const refused = await by('deleteUserGroup', { id: group.id, revision: 2 });
    expect(refused).toMatchObject({
      status: 409,
      code: 'ADMIN_USED_BY_WORKFLOW',
      body: { parameters: { name: 'Alur Kupang' } },
    });
  });

  test.each([1, 2, 3])(
    'of two changes at the same moment that hinder each other, the second is refused (%i)',
    async (time) => {
      const group = await created(`Cabang Kendari ${time}`);
      const subUserGroup = subGroupDraft(`Kendari ${time}`, { userGroupId: group.id });
      const answers = await Promise.all([
        by('createSubUserGroup', { subUserGroup }),
        by('inactivateUserGroup', { id: group.id, revision: 1 }, 'SYSADMIN02'),
      ]);
      expect(answers.map(({ code }) => code).toSorted()).toEqual(['00', 'CA-1']);
    },
  );
});
