// What a user can do in approvals, and what keeps the user from it.
import { expect, test } from 'vitest';
import type { ApprovalWorkflowDetail, EffectiveAccess } from '../../generated/types.ts';
import { outputOf } from './lookup-calls.ts';
import { onEmbeddedDatabase } from './on-databases.ts';
import { addRequestBank, user } from './request-bank.ts';

onEmbeddedDatabase('effective access', addRequestBank, (bank) => {
  const read = <Output>(operation: string, body: object) =>
    outputOf<Output>(bank(), operation, { user: user('SYSADMIN01'), body });
  const access = () => read<EffectiveAccess>('getEffectiveAccess', { userId: user('APPROVER02') });
  test('of an approver one reads in which steps, because of which group, and what keeps the approver from it', async () => {
    const { db } = bank().services;
    const groups = await db
      .selectFrom('approval_group_members as m')
      .innerJoin('approval_groups as g', 'g.group_id', 'm.group_id')
      .select('g.name')
      .where('m.user_id', '=', user('APPROVER02'))
      .whereRef('g.company_id', '=', 'm.company_id')
      .execute();
    const { steps, hindrances } = await access();
    expect(hindrances).toEqual([]);
    expect(new Set(steps.map(({ groupName }) => groupName))).toEqual(new Set(groups.map(({ name }) => name)));
    expect(new Set(steps.map(({ stage }) => stage))).toEqual(new Set(['approve']));
    for (const { workflow, groupName, quorum } of steps) {
      const detail = await read<ApprovalWorkflowDetail>('getApprovalWorkflow', { id: workflow.id });
      expect(detail.approve).toContainEqual(expect.objectContaining({ groupName, quorum }));
    }
    const token = db.updateTable('token_devices').where('user_id', '=', user('APPROVER02'));
    const person = db.updateTable('users').where('user_id', '=', user('APPROVER02'));
    await token.set({ status: 'Locked' }).execute();
    await person.set({ status: 'blocked' }).execute();
    expect((await access()).hindrances).toEqual(['blocked', 'token-locked']);
    await token.set({ status: 'Active' }).execute();
    await person.set({ status: 'active' }).execute();
    expect((await access()).hindrances).toEqual([]);
  });
});
