// What an enterprise limit does to the payments of the groups that work under it.
import { expect, test } from 'vitest';
import type { ChangeImpact, EnterpriseLimitUsage, SubmitReceipt, UserProfileDetail } from '../../generated/types.ts';
import { checkAmountLimits } from '../../server/ledger/amount-limits.ts';
import { bifast, enterpriseLimitCalls, limitDraft } from './enterprise-limit-calls.ts';
import { rupiah } from './limit-calls.ts';
import { onBothDatabases } from './on-databases.ts';
import { addRequestBank, decideUnsigned, draftOf, keyOf, resubmit, sign, submit, user } from './request-bank.ts';
import { decideTask } from './task-bank.ts';

const refNosOf = (requests: ChangeImpact['touchedRequests'] = []) => requests.map(({ refNo }) => refNo).toSorted();

onBothDatabases('enterprise limits at work', addRequestBank, (bank) => {
  const { by, read, submitted, idOf, done, edit } = enterpriseLimitCalls(bank);
  const check = (amount: bigint, service: 'SVC_LCY_BIFAST' | 'SVC_LCY_OVB' = 'SVC_LCY_BIFAST') =>
    checkAmountLimits(bank().services.db, {
      companyId: 'NUSANTARA',
      makerIds: [user('MAKER01')],
      service,
      accountId: 'acc-0001',
      amount: rupiah(amount),
      on: '2026-11-23',
    });
  const works = (...ids: string[]) =>
    bank()
      .services.db.updateTable('user_groups')
      .set({ enterprise_limit_ids: ids })
      .where('company_id', '=', 'NUSANTARA')
      .where('group_id', '=', 'ug-0001')
      .execute();

  test('bind the payments of their groups: range, type and activity, where one limit that covers is enough', async () => {
    await done('createEnterpriseLimit', {
      enterpriseLimit: limitDraft({
        name: 'Limit Kasir',
        maximumAmount: '50000000.00',
        limitItems: [bifast('50000000.00')],
      }),
    });
    await works(await idOf('Limit Kasir'));
    await check(50_000_000n);
    await expect(check(50_000_001n)).rejects.toMatchObject({
      code: '15',
      parameters: { maximum: rupiah(50_000_000n) },
    });
    await expect(check(9_999n)).rejects.toMatchObject({ code: '22', parameters: { minimum: rupiah(10_000n) } });
    await expect(check(20_000n, 'SVC_LCY_OVB')).rejects.toMatchObject({ code: '194' });
    await works(await idOf('Limit Kasir'), 'el-0002');
    await check(250_000_000n);
    await works('el-0003');
    await expect(check(20_000n)).rejects.toMatchObject({ code: '194' });
    await works('el-0001');
  });

  test('show who works under them and what a change would stop, before it is made', async () => {
    const id = await idOf('Limit Kasir');
    await works(id, 'el-0002');
    const small = await submit(bank(), draftOf('40000000.00'));
    const large = await submit(bank(), draftOf('60000000.00'));
    const both = [small.refNo, large.refNo].toSorted();
    const usage = await read<EnterpriseLimitUsage>('getEnterpriseLimitUsage', { id });
    expect(usage).toMatchObject({
      userGroups: [{ name: 'Keuangan' }],
      userCount: 7,
      openRequests: 2,
      openRequestsAbove: 0,
    });
    expect(refNosOf(usage.touchedRequests)).toEqual(both);
    expect(usage).not.toHaveProperty('requestsAbove');
    const impact = () => read<ChangeImpact>('getEnterpriseLimitImpact', { id: 'el-0002', action: 'inactivate' });
    const amount = { value: '60000000.00', currency: 'IDR' };
    expect(await impact()).toMatchObject({
      allowed: true,
      openRequests: 1,
      touchedRequests: [{ refNo: large.refNo, amount }],
    });
    const task = await submitted(
      'editEnterpriseLimit',
      await edit(id, { maximumAmount: '50000000.00', limitItems: [bifast('30000000.00')] }),
    );
    const waiting = await read<EnterpriseLimitUsage>('getEnterpriseLimitUsage', { id });
    expect([waiting.openRequestsAbove, refNosOf(waiting.requestsAbove)]).toEqual([2, both]);
    expect(await by('editEnterpriseLimit', await edit(id, { name: 'Lain' }), 'SYSADMIN02')).toMatchObject({
      code: 'CA-10',
    });
    await decideTask(bank(), 'SYSADMIN03', 'rejectAdminTask', task, 'Tidak perlu');
    await works('el-0001');
  });

  test('still hold what a maker made who was deleted, by the last group or by the maker who stands in', async () => {
    const alone = await submit(bank(), draftOf('60000000.00'), 'MAKER02');
    const first = await submit(bank(), draftOf('55000000.00'));
    await decideUnsigned(bank(), 'VERIFIER01', 'sendRequestToRepair', first, 'Jumlahnya naik');
    const repaired = await resubmit(bank(), first, draftOf('60000000.00'), 'MAKER02');
    for (const operation of ['inactivateUserProfile', 'deleteUserProfile'] as const) {
      const { revision } = await read<UserProfileDetail>('getUserProfileDetail', { userId: user('MAKER02') });
      await done(operation, { userId: user('MAKER02'), revision });
    }
    const id = await idOf('Limit Kasir');
    const before = await read<EnterpriseLimitUsage>('getEnterpriseLimitUsage', { id: 'el-0001' });
    await works(id);
    const confirmed = ['maker-blocked'];
    const verify = async (receipt: SubmitReceipt) =>
      (await by('verifyRequest', { ...keyOf(receipt), confirmed }, 'VERIFIER01')).code;
    const approve = async (receipt: SubmitReceipt) => {
      const signature = await sign(bank(), 'APPROVER01', 'approve', [receipt], '60000000.00');
      return (await by('approveRequest', { ...keyOf(receipt), confirmed, signature }, 'APPROVER01')).code;
    };
    expect([await verify(repaired), await verify(alone)]).toEqual(['00', '00']);
    expect(await approve(repaired)).toBe('15');
    const { db } = bank().services;
    const limit = db.updateTable('enterprise_limits').where('limit_id', '=', 'el-0001');
    await limit.set({ maximum_amount: '50000000.00' }).execute();
    expect(await approve(alone)).toBe('15');
    await limit.set({ maximum_amount: '25000000000.00' }).execute();
    expect(await approve(alone)).toBe('00');
    const after = await read<EnterpriseLimitUsage>('getEnterpriseLimitUsage', { id: 'el-0001' });
    expect([before.openRequests - after.openRequests, after.userCount]).toEqual([before.openRequests - 1, 0]);
    await works('el-0001');
  });
});
