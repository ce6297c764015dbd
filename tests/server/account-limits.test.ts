// A company limits the debits of its accounts: many in one task; later payments are checked against them.
import { expect, test } from 'vitest';
import type {
  AccountLimit,
  AccountLimitDetail,
  AccountLimitValues,
  AdminTaskDetail,
  AdminTaskReceipt,
} from '../../generated/types.ts';
import { limitCalls, rupiah } from './limit-calls.ts';
import { onBothDatabases } from './on-databases.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { addRequestBank, draftOf, submit, user } from './request-bank.ts';
import { approveTask, decideTask } from './task-bank.ts';

interface Listed {
  readonly items: readonly AccountLimit[];
  readonly page: { readonly nextCursor: string | null; readonly total: number | null };
}

const free: AccountLimitValues = { minimum: null, maximum: null, dailyMaximum: null };

onBothDatabases('limits of accounts', addRequestBank, (bank) => {
  const { by, check } = limitCalls(bank);
  const list = (body: object = {}) => outputOf<Listed>(bank(), 'listAccountLimits', { user: user('SYSADMIN01'), body });
  const detailOf = (accountId: string) =>
    outputOf<AccountLimitDetail>(bank(), 'getAccountLimit', { user: user('SYSADMIN03'), body: { accountId } });

  /** The body that changes these limits from their current values. */
  async function editOf(wanted: Readonly<Record<string, Partial<AccountLimitValues>>>, change: object = {}) {
    const original = [];
    for (const accountId of Object.keys(wanted)) {
      const { revision, values } = (await detailOf(accountId)).limit;
      original.push({ accountId, revision, values });
    }
    const confirmationData = original.map(({ accountId, revision, values }) => ({
      accountId,
      revision,
      values: { ...values, ...wanted[accountId] },
    }));
    return { confirmationData, originalChangedData: original, ...change };
  }
  async function submitted(wanted: Readonly<Record<string, Partial<AccountLimitValues>>>, id?: string) {
    const answer = await by('editAccountLimits', await editOf(wanted), id);
    expect(answer).toMatchObject({ code: '00' });
    return answer.output as AdminTaskReceipt;
  }
  async function changed(wanted: Readonly<Record<string, Partial<AccountLimitValues>>>) {
    const task = await submitted(wanted);
    expect(await approveTask(bank(), 'SYSADMIN03', task)).toMatchObject({ output: { status: 'Successful' } });
    return task;
  }
  const refused = async (values: Partial<AccountLimitValues>, accountId = 'acc-0001') =>
    by('editAccountLimits', await editOf({ [accountId]: values }));

  test('are listed with every account that can be debited and the limits of the bank', async () => {
    const { items, page } = await list({ page: { size: 100 } });
    expect(page.total).toBe(items.length);
    expect(items.map(({ account }) => account.number)).toEqual(items.map(({ account }) => account.number).toSorted());
    expect(items.find(({ account }) => account.id === 'acc-0001')).toMatchObject({
      account: { number: '1370010246801', alias: 'Operasional Jakarta', currency: 'IDR' },
      values: free,
      usedToday: '0.00',
      revision: 1,
      changedAt: null,
      ongoingTask: null,
      actions: [{ action: 'edit', allowed: true, code: null }],
    });
    expect((await list({ filter: { hasOwnLimit: true } })).items).toEqual([]);
    for (const field of ['alias', 'currency', 'maximum', 'dailyMaximum', 'changedAt'] as const) {
      const sort = { field, direction: 'asc' };
      const first = await list({ sort, page: { size: 3 } });
      const rest = await list({ sort, page: { size: 100, cursor: first.page.nextCursor ?? '' } });
      expect(first.items.length + rest.items.length).toBe(items.length);
    }
  });

  test('of several accounts change in one task, with old and new for each, and keep every one of them', async () => {
    const task = await submitted({
      'acc-0001': { maximum: '50000000.00', dailyMaximum: '60000000.00' },
      'acc-0002': { minimum: '20000.00' },
    });
    const detail = await outputOf<AdminTaskDetail>(bank(), 'getAdminTask', {
      user: user('SYSADMIN03'),
      body: { taskId: task.taskId },
    });
    expect(detail).toMatchObject({
      task: { recordKind: 'account-limit', recordId: null, recordName: 'Operasional Jakarta', recordCount: 2 },
      changes: [
        {
          field: 'accounts.1370010246801.maximum',
          before: null,
          after: 'IDR 50000000.00',
          alias: 'Operasional Jakarta',
        },
        { field: 'accounts.1370010246801.dailyMaximum', before: null, after: 'IDR 60000000.00' },
        { before: null, after: 'IDR 20000.00' },
      ],
      content: { kind: 'account-limit', accounts: [{ id: 'acc-0001' }, { id: 'acc-0002' }] },
    });
    const waiting = (await list({ filter: { hasOngoingTask: true } })).items;
    expect(waiting).toMatchObject([
      { account: { id: 'acc-0001' }, actions: [{ action: 'edit', allowed: false, code: 'CA-10' }] },
      { account: { id: 'acc-0002' }, ongoingTask: { refNo: task.refNo } },
    ]);
    const second = await by('editAccountLimits', await editOf({ 'acc-0002': { maximum: '1.00' } }), 'SYSADMIN02');
    expect(second).toMatchObject({ status: 409, code: 'CA-10' });
    await approveTask(bank(), 'SYSADMIN03', task);
    expect(await detailOf('acc-0001')).toMatchObject({
      limit: { values: { minimum: null, maximum: '50000000.00', dailyMaximum: '60000000.00' }, revision: 2 },
      history: [
        {
          refNo: task.refNo,
          before: free,
          after: { maximum: '50000000.00' },
          changedBy: { userId: user('SYSADMIN01') },
          approvedBy: { userId: user('SYSADMIN03') },
        },
      ],
    });
    const { db } = bank().services;
    const kept = db.selectFrom('audit_events').select('event_type').where('subject', '=', 'acc-0002');
    expect(await kept.execute()).toEqual([{ event_type: 'setting-changed' }]);
  });

  test('apply to payments: minimum, maximum, and the daily sum with waiting payments', async () => {
    await changed({ 'acc-0001': { minimum: '50000.00', maximum: '50000000.00', dailyMaximum: '60000000.00' } });
    await expect(check(40_000n)).rejects.toMatchObject({ code: '21', parameters: { minimum: rupiah(50_000n) } });
    await expect(check(51_000_000n)).rejects.toMatchObject({
      code: '17',
      parameters: { maximum: rupiah(50_000_000n) },
    });
    await check(50_000_000n);
    const { refNo } = await submit(bank(), draftOf('30000000.00'));
    await expect(check(30_000_001n)).rejects.toMatchObject({
      code: '20',
      parameters: { remaining: rupiah(30_000_000n) },
    });
    await check(30_000_000n);
    expect(await detailOf('acc-0001')).toMatchObject({
      limit: { usedToday: '30000000.00' },
      openRequests: 1,
      touchedRequests: [{ refNo }],
    });
    const asked = { accountId: 'acc-0001', serviceType: 'SVC_LCY_BIFAST' };
    expect(await ask(bank(), 'getAccountDebitLimit', { body: asked })).toMatchObject({
      output: {
        debitLimit: { value: '50000000.00' },
        dailyDebitLimit: { value: '60000000.00' },
        remainingToday: { value: '30000000.00' },
      },
    });
    await changed({ 'acc-0001': free });
    await check(90_000_000n);
  });

  test('of a dollar account are in dollars, and payments are converted to be compared', async () => {
    const { db } = bank().services;
    const { account_id: accountId } = await db
      .selectFrom('accounts')
      .select('account_id')
      .where('company_id', '=', 'NUSANTARA')
      .where('currency', '=', 'USD')
      .where('kind', '=', 'CA')
      .orderBy('account_id')
      .executeTakeFirstOrThrow();
    const board = { quote_unit: 1, notes_buy: null, notes_sell: null, source: 'Treasury desk board' } as const;
    const rates = { tt_buy: '15900.00', tt_sell: '16100.00', middle: '16000.00' };
    await db
      .insertInto('exchange_rates')
      .values({ ...board, ...rates, currency: 'USD', quoted_at: new Date('2026-11-23T09:30:00+07:00') })
      .execute();
    await changed({ [accountId]: { minimum: '10.00', maximum: '1000.00', dailyMaximum: '1500.00' } });
    await check(16_000_000n, accountId);
    await expect(check(16_000_001n, accountId)).rejects.toMatchObject({ code: '17' });
    await expect(check(159_999n, accountId)).rejects.toMatchObject({ code: '21' });
    const { taskId } = await submit(bank(), draftOf('12000000.00'));
    await db.updateTable('requests').set({ account_id: accountId }).where('task_id', '=', taskId).execute();
    await check(12_000_000n, accountId);
    await expect(check(12_000_001n, accountId)).rejects.toMatchObject({ code: '20' });
    expect((await detailOf(accountId)).limit).toMatchObject({ usedToday: '750.00', values: { maximum: '1000.00' } });
    const asked = { accountId, serviceType: 'SVC_LCY_BIFAST' };
    expect(await ask(bank(), 'getAccountDebitLimit', { body: asked })).toMatchObject({
      output: {
        debitLimit: { value: '1000.00', currency: 'USD' },
        dailyDebitLimit: { value: '1500.00', currency: 'USD' },
        remainingToday: { value: '750.00', currency: 'USD' },
      },
    });
  });

  test('must fit together, fit the bank and fit the currency', async () => {
    expect(await refused({ minimum: '2.00', maximum: '1.00' })).toMatchObject({
      status: 422,
      code: 'ADMIN_MINIMUM_ABOVE_MAXIMUM',
    });
    expect(await refused({ minimum: '2.00', dailyMaximum: '1.00' })).toMatchObject({
      code: 'ADMIN_MINIMUM_ABOVE_MAXIMUM',
      body: { errors: [{ field: 'confirmationData.0.values.minimum', code: 'ADMIN_MINIMUM_ABOVE_MAXIMUM' }] },
    });
    const { db } = bank().services;
    const open = db.updateTable('rail_limits').where('currency', '=', 'IDR').where('maximum', 'is', null);
    await open.set({ maximum: '25000000000.00' }).execute();
    expect((await detailOf('acc-0001')).limit).toMatchObject({ bankMaximum: '25000000000.00' });
    expect(await refused({ minimum: '25000000000.01' })).toMatchObject({ code: 'ADMIN_MINIMUM_ABOVE_MAXIMUM' });
    const above = await editOf({ 'acc-0002': free, 'acc-0001': { maximum: '25000000000.01' } });
    expect(await by('editAccountLimits', above)).toMatchObject({
      code: 'ADMIN_ABOVE_DEFAULT',
      body: { errors: [{ field: 'confirmationData.1.values.maximum', parameters: { maximum: expect.any(String) } }] },
    });
    const yen = db.updateTable('accounts').where('account_id', '=', 'acc-0002');
    await yen.set({ currency: 'JPY' }).execute();
    expect(await refused({ maximum: '5.50', dailyMaximum: '7.00' }, 'acc-0002')).toMatchObject({
      status: 400,
      body: {
        statusCode: '400',
        errors: [
          { field: 'confirmationData.0.values.maximum', code: 'FIELD_NO_DECIMALS', values: { currency: 'JPY' } },
        ],
      },
    });
    await yen.set({ currency: 'IDR' }).execute();
    const close = db.updateTable('accounts').where('account_id', '=', 'acc-0002');
    await close.set({ status: 'closed' }).execute();
    expect(await refused({ maximum: '5.00' }, 'acc-0002')).toMatchObject({ status: 422, code: 'CA-18' });
    await close.set({ status: 'active' }).execute();
  });

  test('are changed only from their current values', async () => {
    const seen = await editOf({ 'acc-0001': { maximum: '7000000.00' } });
    await changed({ 'acc-0001': { maximum: '8000000.00' } });
    expect(await by('editAccountLimits', seen)).toMatchObject({ status: 409, code: 'ERR_REQ_3' });
    const body = await editOf({ 'acc-0001': { maximum: '7000000.00' } });
    const [first] = body.confirmationData;
    const lied = { ...body, originalChangedData: [{ ...body.originalChangedData[0], values: free }] };
    expect(await by('editAccountLimits', lied)).toMatchObject({ code: 'ERR_REQ_3' });
    const other = { ...body, originalChangedData: [{ accountId: 'acc-0002', revision: 1, values: free }] };
    expect(await by('editAccountLimits', other)).toMatchObject({
      status: 422,
      body: { statusCode: 'COPY_DIFFERS', errors: [{ field: 'originalChangedData', code: 'COPY_DIFFERS' }] },
    });
    const twice = { confirmationData: [first, first], originalChangedData: [first, first] };
    expect(await by('editAccountLimits', twice)).toMatchObject({ code: 'FIELD_REPEATED' });
    const [gone] = [{ accountId: 'acc-9999', revision: 1, values: free }];
    const missing = { confirmationData: [gone], originalChangedData: [gone] };
    expect(await by('editAccountLimits', missing)).toMatchObject({ status: 404, code: '193' });
  });

  test('that do not change make no task', async () => {
    expect(await refused({}, 'acc-0002')).toMatchObject({ status: 422, code: 'NOTHING_CHANGED' });
    expect((await detailOf('acc-0002')).limit.ongoingTask).toBeNull();
  });

  test('that were returned are repaired with fewer accounts, which unlocks the others', async () => {
    const task = await submitted({ 'acc-0001': { maximum: '1000000.00' }, 'acc-0002': { maximum: '1000000.00' } });
    await decideTask(bank(), 'SYSADMIN03', 'sendAdminTaskToRepair', task, 'Hanya satu');
    const repair = { taskId: task.taskId, revision: 1 };
    const again = await by('editAccountLimits', await editOf({ 'acc-0001': { maximum: '2000000.00' } }, { repair }));
    expect(again).toMatchObject({ code: '00', output: { taskId: task.taskId, revision: 2 } });
    const free2 = await submitted({ 'acc-0002': { maximum: '3000000.00' } }, 'SYSADMIN02');
    for (const one of [again.output as AdminTaskReceipt, free2])
      expect(await approveTask(bank(), 'SYSADMIN03', one)).toMatchObject({ output: { status: 'Successful' } });
  });

  test('that were returned are repaired with another account, and then say who repaired them at any revision', async () => {
    const task = await submitted({ 'acc-0001': { maximum: '1100000.00' } });
    await decideTask(bank(), 'SYSADMIN03', 'sendAdminTaskToRepair', task, 'Rekening lain');
    const repairAt = async (revision: number, accountId: string) =>
      by(
        'editAccountLimits',
        await editOf({ [accountId]: { maximum: '1200000.00' } }, { repair: { taskId: task.taskId, revision } }),
      );
    expect(await repairAt(1, 'acc-0002')).toMatchObject({ code: '00', output: { taskId: task.taskId, revision: 2 } });
    for (const revision of [1, 2])
      expect(await repairAt(revision, 'acc-0001')).toMatchObject({ status: 409, code: '79' });
    await decideTask(bank(), 'SYSADMIN03', 'rejectAdminTask', { ...task, revision: 2 }, 'Tidak jadi');
    const late = await repairAt(2, 'acc-0001');
    expect(late).toMatchObject({ code: 'STATUS_NOT_ALLOWED', body: { parameters: { status: 'Rejected' } } });
  });

  test('of overlapping accounts leave one task when changed at once', async () => {
    const [left, right] = await Promise.all([
      editOf({ 'acc-0001': { maximum: '4000000.00' }, 'acc-0002': { maximum: '4000000.00' } }),
      editOf({ 'acc-0002': { maximum: '5000000.00' }, 'acc-0001': { maximum: '5000000.00' } }),
    ]);
    const answers = await Promise.all([
      by('editAccountLimits', left),
      by('editAccountLimits', right, 'SYSADMIN02'),
      by('editAccountLimits', right, 'SYSADMIN01'),
    ]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['00', 'CA-10', 'CA-10']);
  });
});
