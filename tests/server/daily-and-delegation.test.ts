// The daily limits of a company and what it delegates to its roles: set through an approver, used by the engine.
import { expect, test } from 'vitest';
import type { AdminTaskDetail, AdminTaskReceipt, DelegationOfAuthority } from '../../generated/types.ts';
import { onBothDatabases } from './on-databases.ts';
import { outputOf } from './lookup-calls.ts';
import { all, limitCalls } from './limit-calls.ts';
import { addRequestBank, draftOf, submit, user } from './request-bank.ts';
import { approveTask, decideTask } from './task-bank.ts';

const isMaker = (id: string) => ({ userId: user(id) });
onBothDatabases('daily limits and delegation', addRequestBank, (bank) => {
  const { by, read, daily, delegation, approved, change, check } = limitCalls(bank);
  const dailyOf = async (id: string) => (await daily()).limits.find((limit) => limit.id === id);
  async function editOf(wanted: Readonly<Record<string, string | null>>) {
    const { revision, limits } = await daily();
    const dailyLimits = Object.entries(wanted).map(([id, amount]) => {
      const { amountInit = null } = limits.find((limit) => limit.id === id) ?? {};
      return { id, amount, amountInit };
    });
    return { revision, dailyLimits };
  }

  test('a company without daily limits sets them up to the ceiling of the bank, all types together first', async () => {
    const { limits, revision } = await daily();
    expect(limits[0]).toMatchObject({ id: 'dl-ALL', serviceType: null, amount: null, remainingToday: null });
    expect(limits).toHaveLength(16);
    const task = await approved(
      'editDailyLimits',
      await editOf({ 'dl-ALL': '90000000.00', 'dl-LCY-BIFAST': '60000000.00' }),
    );
    const { changes, content } = await read<AdminTaskDetail>('getAdminTask', { taskId: task.taskId });
    expect(changes).toEqual([
      { field: 'dailyLimits.ALL', before: null, after: '90000000.00' },
      { field: 'dailyLimits.SVC_LCY_BIFAST', before: null, after: '60000000.00' },
    ]);
    expect(content).toMatchObject({ dailyLimits: [{ id: 'dl-ALL', amountInit: null, amount: '90000000.00' }, {}] });
    expect(await daily()).toMatchObject({
      revision: revision + 1,
      stamp: { changedBy: { userId: user('SYSADMIN01') }, approvedBy: { userId: user('SYSADMIN03') } },
    });
  });

  test('the engine uses them, and each is shown with what is used today', async () => {
    await submit(bank(), draftOf('40000000.00'));
    expect(await dailyOf('dl-LCY-BIFAST')).toMatchObject({ usedToday: '40000000.00', remainingToday: '20000000.00' });
    expect(await dailyOf('dl-ALL')).toMatchObject({ usedToday: '40000000.00', remainingToday: '50000000.00' });
    await check(20_000_000n);
    await expect(check(20_000_001n)).rejects.toMatchObject({ code: '139' });
    await approved('editDailyLimits', await editOf({ 'dl-LCY-BIFAST': null }));
    await expect(check(50_000_001n)).rejects.toMatchObject({ code: '30' });
    await approved('editDailyLimits', await editOf({ 'dl-ALL': null }));
    await check(50_000_001n);
  });

  test('a daily limit above the ceiling, or changed from an old reading, is refused', async () => {
    expect(
      await by('editDailyLimits', await editOf({ 'dl-LCY-OVB': '1.00', 'dl-LCY-BIFAST': '10000000001.00' })),
    ).toMatchObject({
      status: 422,
      code: '1186',
      body: { errors: [{ field: 'dailyLimits.1.amount' }] },
    });
    expect(await by('editDailyLimits', await editOf({ 'dl-NONE': '1.00' }))).toMatchObject({
      status: 404,
      code: '193',
    });
    const stale = await editOf({ 'dl-LCY-LLG': '700000000.00' });
    await approved('editDailyLimits', await editOf({ 'dl-LCY-LLG': '800000000.00' }));
    expect(await by('editDailyLimits', stale)).toMatchObject({ status: 409, code: 'ERR_REQ_3' });
    expect(await by('editDailyLimits', await editOf({}))).toMatchObject({ status: 400 });
    expect(await by('editDailyLimits', await editOf({ 'dl-LCY-LLG': '800000000.00' }))).toMatchObject({
      code: 'NOTHING_CHANGED',
    });
  });

  test('a returned change shows what it wants and why it came back, and is repaired', async () => {
    const first = await by('editDailyLimits', await editOf({ 'dl-TOPUP': '900000000.00' }));
    const task = first.output as AdminTaskReceipt;
    expect(await by('editDailyLimits', await editOf({ 'dl-TOPUP': '1.00' }), 'SYSADMIN02')).toMatchObject({
      code: 'CA-10',
    });
    await decideTask(bank(), 'SYSADMIN03', 'sendAdminTaskToRepair', task, 'Terlalu tinggi');
    const { limits } = await daily(task.taskId);
    expect(limits.filter(({ isBack }) => isBack)).toMatchObject([
      { id: 'dl-TOPUP', amount: '900000000.00', amountInit: null, reasonMessage: 'Terlalu tinggi' },
    ]);
    const repair = { taskId: task.taskId, revision: 1 };
    const again = await by('editDailyLimits', { ...(await editOf({ 'dl-TOPUP': '300000000.00' })), repair });
    expect(again).toMatchObject({ code: '00', output: { taskId: task.taskId, revision: 2 } });
    await approveTask(bank(), 'SYSADMIN03', again.output as AdminTaskReceipt);
    expect(await dailyOf('dl-TOPUP')).toMatchObject({ amount: '300000000.00' });
  });

  test('beside a task only what it changed is shown as it wants it, all else as it is now', async () => {
    const ofTopUps = await approved('editDailyLimits', await editOf({ 'dl-TOPUP': '200000000.00' }));
    await approved('editDailyLimits', await editOf({ 'dl-TOPUP': '400000000.00', 'dl-TAX-PAY': '5000000000.00' }));
    const { limits } = await daily(ofTopUps.taskId);
    expect(limits.find(({ id }) => id === 'dl-TOPUP')).toMatchObject({ amount: '200000000.00', isBack: false });
    expect(limits.find(({ id }) => id === 'dl-TAX-PAY')).toMatchObject({ amount: '5000000000.00' });
    const ofPayroll = await approved('editDelegationOfAuthority', await change('SVC_BULK_PAYROLL', all('1000000.00')));
    await approved('editDelegationOfAuthority', await change('SVC_BULK_PAYROLL', all('2000000.00')));
    await approved('editDelegationOfAuthority', await change('SVC_BULK_TRF', all('3000000.00')));
    const { taskId } = ofPayroll;
    const beside = await read<DelegationOfAuthority>('getDelegationOfAuthority', { taskId });
    const amountsOf = (service: string) =>
      beside.bulk.find(({ serviceType }) => serviceType === service)?.maximumAmounts;
    expect(amountsOf('SVC_BULK_PAYROLL')).toEqual(all('1000000.00'));
    expect(amountsOf('SVC_BULK_TRF')).toEqual(all('3000000.00'));
    const { revision, stamp, actions } = await delegation();
    expect(beside).toMatchObject({ revision, stamp, actions, ongoingTask: null });
  });

  test('who submitted or repaired a change waits for others, and the first submission stays named', async () => {
    const { db } = bank().services;
    await db
      .updateTable('users')
      .set({ flags: ['commonVisibility'] })
      .where('user_id', '=', user('SYSADMIN02'))
      .execute();
    const first = await by('editDelegationOfAuthority', await change('SVC_LCY_LLG', all('9000000.00')));
    const task = first.output as AdminTaskReceipt;
    const repair = { taskId: task.taskId, revision: 1 };
    const early = await by('editDelegationOfAuthority', {
      ...(await change('SVC_LCY_LLG', all('8000000.00'))),
      repair,
    });
    expect(early).toMatchObject({ code: 'STATUS_NOT_ALLOWED', body: { values: { status: 'Pending Approval' } } });
    await decideTask(bank(), 'SYSADMIN03', 'sendAdminTaskToRepair', task, 'Terlalu tinggi');
    const edit = { ...(await change('SVC_LCY_LLG', all('8000000.00'))), repair };
    const again = (await by('editDelegationOfAuthority', edit, 'SYSADMIN02')).output as AdminTaskReceipt;
    const seenBy = async (id: string) => {
      const call = { user: user(id), body: {} };
      return (await outputOf<DelegationOfAuthority>(bank(), 'getDelegationOfAuthority', call)).ongoingTask;
    };
    expect(await seenBy('SYSADMIN01')).toMatchObject({
      status: 'Pending Approval',
      submittedBy: isMaker('SYSADMIN01'),
    });
    expect(await seenBy('SYSADMIN03')).toMatchObject({ status: 'To Approve', submittedBy: isMaker('SYSADMIN01') });
    const { makers } = await read<AdminTaskDetail>('getAdminTask', { taskId: task.taskId });
    expect(makers).toMatchObject([isMaker('SYSADMIN01'), isMaker('SYSADMIN02')]);
    expect((await decideTask(bank(), 'SYSADMIN01', 'rejectAdminTask', again)).code).toBe('APPROVAL_OWN_WORK');
    expect(await approveTask(bank(), 'SYSADMIN03', again)).toMatchObject({ output: { status: 'Successful' } });
  });

  test('whoever made one of its revisions repairs a task, and no one else without common visibility', async () => {
    const { db } = bank().services;
    const first = await by('editDelegationOfAuthority', await change('SVC_LCY_LLG', all('7000000.00')));
    const task = first.output as AdminTaskReceipt;
    await decideTask(bank(), 'SYSADMIN03', 'sendAdminTaskToRepair', task, 'Terlalu tinggi');
    const repairedBy = async (id: string, amount: string, revision: number) =>
      by(
        'editDelegationOfAuthority',
        { ...(await change('SVC_LCY_LLG', all(amount))), repair: { taskId: task.taskId, revision } },
        id,
      );
    const second = (await repairedBy('SYSADMIN02', '6000000.00', 1)).output as AdminTaskReceipt;
    await decideTask(bank(), 'SYSADMIN03', 'sendAdminTaskToRepair', second, 'Masih terlalu tinggi');
    await db.updateTable('users').set({ flags: [] }).where('user_id', '=', user('SYSADMIN01')).execute();
    const third = (await repairedBy('SYSADMIN01', '5000000.00', 2)).output as AdminTaskReceipt;
    expect(third).toMatchObject({ taskId: task.taskId, revision: 3 });
    await decideTask(bank(), 'SYSADMIN03', 'sendAdminTaskToRepair', third, 'Sekali lagi');
    await db.updateTable('users').set({ flags: [] }).where('user_id', '=', user('SYSADMIN03')).execute();
    expect((await repairedBy('SYSADMIN03', '4000000.00', 3)).code).toBe('403');
    const fourth = (await repairedBy('SYSADMIN02', '4000000.00', 3)).output as AdminTaskReceipt;
    expect((await decideTask(bank(), 'SYSADMIN03', 'rejectAdminTask', fourth, 'Tidak perlu')).code).toBe('00');
  });

  test('the approval scope of the company does not change who may decide', async () => {
    const { db } = bank().services;
    const task = (await by('editDelegationOfAuthority', await change('SVC_LCY_LLG', all('7000000.00'))))
      .output as AdminTaskReceipt;
    for (const scope of ['Approve My Tasks Only', "Approve Other's Tasks"] as const) {
      await db
        .updateTable('company_setup')
        .set({ approval_scope: [scope] })
        .execute();
      const statusFor = async (id: string) =>
        (await outputOf<DelegationOfAuthority>(bank(), 'getDelegationOfAuthority', { user: user(id), body: {} }))
          .ongoingTask?.status;
      expect([await statusFor('SYSADMIN01'), await statusFor('SYSADMIN03')]).toEqual([
        'Pending Approval',
        'To Approve',
      ]);
    }
    expect((await decideTask(bank(), 'SYSADMIN03', 'rejectAdminTask', task, 'Tidak perlu')).code).toBe('00');
  });
});
