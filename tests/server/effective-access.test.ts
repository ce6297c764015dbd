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
    expect(new Set(steps.map(({ groupKind }) => groupKind))).toEqual(new Set(['approval-group']));
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

  const accessOf = (id: string) => read<EffectiveAccess>('getEffectiveAccess', { userId: user(id) });

  test('of a maker one reads every limit that binds the maker, and which record sets it', async () => {
    const { db } = bank().services;
    const companyId = 'NUSANTARA';
    await db
      .insertInto('company_limits')
      .values({
        company_id: companyId,
        kind: 'role',
        service: 'SVC_LCY_BIFAST',
        subject: user('MAKER01'),
        amount: '7.00',
      })
      .onConflict((conflict) =>
        conflict.columns(['company_id', 'kind', 'service', 'subject']).doUpdateSet({ amount: '7.00' }),
      )
      .execute();
    await db
      .insertInto('delegations')
      .values({ company_id: companyId, service: 'SVC_LCY_BIFAST', role: 'MK', amount: '9.00' })
      .onConflict((conflict) => conflict.columns(['company_id', 'service', 'role']).doUpdateSet({ amount: '9.00' }))
      .execute();
    await db
      .insertInto('account_limits')
      .values({
        company_id: companyId,
        account_id: 'acc-0002',
        minimum: null,
        maximum: '5.00',
        daily_maximum: null,
        revision: 2,
        changed_at: new Date(),
      })
      .execute();
    const { limits, bounds, limitedAccounts } = await accessOf('MAKER01');
    expect(limits).toMatchObject([{ name: 'Limit Operasional', isActive: true }]);
    expect(limits[0]?.items.map(({ serviceType }) => serviceType)).toContain('SVC_LCY_BIFAST');
    expect(bounds).toContainEqual(
      expect.objectContaining({
        serviceType: 'SVC_LCY_BIFAST',
        ownMaximum: '7.00',
        delegated: { maker: '9.00', verifier: null, approver: null, releaser: null },
      }),
    );
    expect(limitedAccounts).toContainEqual({
      accountId: 'acc-0002',
      currency: 'IDR',
      values: { minimum: null, maximum: '5.00', dailyMaximum: null },
    });
    expect((await accessOf('APPROVER02')).stageMaximums).toEqual([{ stage: 'approve', amount: '10000000000.00' }]);
  });

  test('an account that visibility hides is named, and only who makes payments debits one', async () => {
    const { db } = bank().services;
    const key = { company_id: 'NUSANTARA', account_id: 'acc-0001' };
    const bankStamp = JSON.stringify({ userId: 'BANK@BANK', name: 'Bank' });
    const changed = { changed_by: bankStamp, changed_at: new Date(), approved_by: bankStamp };
    await db
      .insertInto('account_visibility')
      .values({ ...key, is_narrowed: true, revision: 2, created_by: bankStamp, created_at: new Date(), ...changed })
      .execute();
    await db
      .insertInto('account_visibility_users')
      .values({ ...key, user_id: user('APPROVER02') })
      .execute();
    const maker = await accessOf('MAKER01');
    expect(maker.hiddenAccounts.map(({ id }) => id)).toEqual(['acc-0001']);
    expect(maker.accounts.map(({ account }) => account.id)).not.toContain('acc-0001');
    expect(maker.accounts.some(({ transaction }) => transaction)).toBe(true);
    const approver = await accessOf('APPROVER02');
    expect(approver.accounts.map(({ account }) => account.id)).toContain('acc-0001');
    expect(approver.accounts.filter(({ transaction }) => transaction)).toEqual([]);
  });
});
