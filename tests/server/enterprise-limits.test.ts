// A company bounds what its groups may send: single and bulk types, a range, and who works under each limit.
import { expect, test } from 'vitest';
import type {
  AdminTaskDetail,
  AdminTaskReceipt,
  ChangeImpact,
  EnterpriseLimitDetail,
  EnterpriseLimitDraft,
  EnterpriseLimitSummary,
  EnterpriseLimitType,
  EnterpriseLimitUsage,
  NameAvailability,
  SubmitReceipt,
  UserProfileDetail,
} from '../../generated/types.ts';
import type { OperationId } from '../../generated/operations.ts';
import { money } from '../../domain/money.ts';
import { checkAmountLimits } from '../../server/ledger/amount-limits.ts';
import { onBothDatabases } from './on-databases.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { addRequestBank, decideUnsigned, draftOf, keyOf, resubmit, sign, submit, user } from './request-bank.ts';
import { approveTask, decideTask, targetOf } from './task-bank.ts';

const rupiah = (whole: bigint) => money(whole * 100n, 'IDR');
const bifast = (limit: string) => ({ serviceType: 'SVC_LCY_BIFAST', limit }) as const;
const draft = (changes: Partial<EnterpriseLimitDraft> = {}): EnterpriseLimitDraft => ({
  name: 'Limit Gudang Surabaya',
  minimumAmount: '10000.00',
  maximumAmount: '250000000.00',
  limitItems: [bifast('200000000.00'), { serviceType: 'SVC_BULK_PAYROLL', limit: '250000000.00' }],
  ...changes,
});

onBothDatabases('enterprise limits', addRequestBank, (bank) => {
  const by = (operation: OperationId, body: object, id = 'SYSADMIN01') =>
    ask(bank(), operation, { user: user(id), body });
  const read = <Output>(operation: OperationId, body: object) =>
    outputOf<Output>(bank(), operation, { user: user('SYSADMIN02'), body });
  const list = async (body: object = {}) =>
    (await read<{ items: EnterpriseLimitSummary[] }>('listEnterpriseLimits', body)).items;
  const detailOf = (id: string) => read<EnterpriseLimitDetail>('getEnterpriseLimit', { id });
  async function idOf(name: string) {
    const found = (await list()).find((limit) => limit.name === name);
    if (!found) throw new Error(name);
    return found.id;
  }
  async function submitted(operation: OperationId, body: object) {
    const answer = await by(operation, body);
    expect(answer).toMatchObject({ code: '00' });
    return answer.output as AdminTaskReceipt;
  }
  async function done(operation: OperationId, body: object) {
    const task = await submitted(operation, body);
    expect(await approveTask(bank(), 'SYSADMIN03', task)).toMatchObject({ output: { status: 'Successful' } });
    return task;
  }
  async function edit(id: string, changes: Partial<EnterpriseLimitDraft>) {
    const { revision, name, minimumAmount, maximumAmount, limitItems } = await detailOf(id);
    const items = limitItems.map(({ id: itemId, serviceType, limit }) => ({ id: itemId, serviceType, limit }));
    return { id, revision, enterpriseLimit: { name, minimumAmount, maximumAmount, limitItems: items, ...changes } };
  }
  const refused = (changes: Partial<EnterpriseLimitDraft>) =>
    by('createEnterpriseLimit', { enterpriseLimit: draft(changes) });
  const change = async (id: string) => ({ id, revision: (await detailOf(id)).revision });
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

  test('are listed with the groups that work under them, and what the bank allows for each type', async () => {
    expect(await list({ filter: { status: 'Active' } })).toMatchObject([
      { name: 'Limit Cabang', minimumAmount: '10000.00', userGroupCount: 0, typeCount: 15 },
      {
        name: 'Limit Operasional',
        userGroupCount: 1,
        actions: [
          { action: 'edit', allowed: true },
          { action: 'inactivate', allowed: false, code: 'CA-13' },
          { action: 'delete', allowed: false, code: 'CA-9' },
        ],
      },
    ]);
    const { items } = await read<{ items: EnterpriseLimitType[] }>('listEnterpriseLimitTypes', {});
    expect(items).toContainEqual({
      serviceType: 'SVC_LCY_BIFAST',
      name: 'Local Currency Transfer - BI-FAST',
      isBulk: false,
      defaultLimit: '250000000.00',
    });
    expect(items.filter(({ isBulk }) => isBulk).map(({ serviceType }) => serviceType)).toHaveLength(5);
    expect(
      await list({ filter: { serviceType: 'SVC_LCY_RTGS', maximumAmount: { minimum: '1000000000.00' } } }),
    ).toEqual([expect.objectContaining({ id: 'el-0001' })]);
  });

  test('are created, edited, inactivated, reactivated and deleted through an approver', async () => {
    expect(await read<NameAvailability>('checkEnterpriseLimitName', { name: 'limit operasional' })).toMatchObject({
      available: false,
    });
    await done('createEnterpriseLimit', { enterpriseLimit: draft({ name: 'Limit Gudang Surabaya ' }) });
    const id = await idOf('Limit Gudang Surabaya');
    const made = await detailOf(id);
    expect(made).toMatchObject({
      limitItems: [
        { serviceType: 'SVC_BULK_PAYROLL', isBulk: true, limit: '250000000.00' },
        { serviceType: 'SVC_LCY_BIFAST', isBulk: false, limit: '200000000.00' },
      ],
      stamp: { createdBy: { userId: user('SYSADMIN01') }, approvedBy: { userId: user('SYSADMIN03') } },
    });
    const task = await done('editEnterpriseLimit', await edit(id, { limitItems: [bifast('100000000.00')] }));
    const { changes, content } = await read<AdminTaskDetail>('getAdminTask', { taskId: task.taskId });
    expect(changes).toEqual([
      { field: 'limitItems.SVC_BULK_PAYROLL', before: '250000000.00', after: null },
      { field: 'limitItems.SVC_LCY_BIFAST', before: '200000000.00', after: '100000000.00' },
    ]);
    expect(content).toMatchObject({ kind: 'enterprise-limit', before: { id }, after: { minimumAmount: '10000.00' } });
    const kept = (await detailOf(id)).limitItems;
    expect(kept.map((item) => item.id)).toEqual(made.limitItems.filter(({ isBulk }) => !isBulk).map((item) => item.id));
    await done('inactivateEnterpriseLimit', await change(id));
    expect(await by('inactivateEnterpriseLimit', await change(id))).toMatchObject({ code: 'STATUS_NOT_ALLOWED' });
    await done('reactivateEnterpriseLimit', await change(id));
    await done('deleteEnterpriseLimit', await change(id));
    expect(await by('getEnterpriseLimit', { id })).toMatchObject({ status: 404, code: '193' });
  });

  test('must fit together and fit the bank', async () => {
    expect(await refused({ minimumAmount: '250000001.00' })).toMatchObject({
      status: 422,
      code: 'ADMIN_MINIMUM_ABOVE_MAXIMUM',
      body: { errors: [{ field: 'enterpriseLimit.minimumAmount' }] },
    });
    expect(await refused({ maximumAmount: '900000000.00', limitItems: [bifast('250000001.00')] })).toMatchObject({
      code: 'ADMIN_ABOVE_DEFAULT',
      body: { errors: [{ field: 'enterpriseLimit.limitItems.0.limit', parameters: { maximum: expect.any(String) } }] },
    });
    expect(await refused({ maximumAmount: '100000000.00', limitItems: [bifast('100000001.00')] })).toMatchObject({
      code: 'ADMIN_LIMIT_ABOVE_MAXIMUM',
    });
    expect(await refused({ limitItems: [bifast('9999.00')] })).toMatchObject({ code: 'ADMIN_MINIMUM_ABOVE_MAXIMUM' });
    expect(await refused({ limitItems: [bifast('20000.00'), bifast('30000.00')] })).toMatchObject({
      status: 400,
      body: { errors: [{ code: 'FIELD_REPEATED' }] },
    });
    expect(await refused({ limitItems: [] })).toMatchObject({
      status: 400,
      body: { errors: [{ code: 'FIELD_TOO_FEW' }] },
    });
    expect(await refused({ name: '' })).toMatchObject({ status: 400, body: { errors: [{ code: '9090' }] } });
    expect(await refused({ name: 'LIMIT OPERASIONAL' })).toMatchObject({ code: 'ADMIN_NAME_TAKEN' });
    const unknown = { limitItems: [{ serviceType: 'SVC_CHQ_BOOK' as const, limit: '20000.00' }] };
    expect(await refused(unknown)).toMatchObject({ status: 404, code: '193' });
  });

  test('name only types that the company has, and keep one that it had', async () => {
    const { db } = bank().services;
    const { id = '', name = '' } = (await list())[0] ?? {};
    const { limitItems } = await detailOf(id);
    const kept = limitItems[0]?.serviceType ?? 'SVC_LCY_OVB';
    const services = ['SVC_TAX_PAY', kept] as const;
    const gone = db.deleteFrom('company_services').where('company_id', '=', 'NUSANTARA');
    await gone.where('service', 'in', services).execute();
    const types = (await read<{ items: EnterpriseLimitType[] }>('listEnterpriseLimitTypes', {})).items;
    expect(types.map(({ serviceType }) => serviceType)).not.toContain('SVC_TAX_PAY');
    const wanted = { limitItems: [{ serviceType: 'SVC_TAX_PAY' as const, limit: '20000.00' }] };
    expect(await refused(wanted)).toMatchObject({ status: 404, code: '193' });
    await done('editEnterpriseLimit', await edit(id, { name: 'Limit Tanpa Layanan' }));
    expect((await detailOf(id)).limitItems.map(({ serviceType }) => serviceType)).toContain(kept);
    await done('editEnterpriseLimit', await edit(id, { name }));
    const again = services.map((service) => ({ company_id: 'NUSANTARA', service }));
    await db.insertInto('company_services').values(again).execute();
  });

  test('hold the maximum of the bank again when an approved change is carried out, and are then repaired', async () => {
    const task = await submitted('createEnterpriseLimit', { enterpriseLimit: draft({ name: 'Limit Proyek' }) });
    const { db } = bank().services;
    const rail = db.updateTable('rail_limits').where('service', '=', 'SVC_LCY_BIFAST').where('currency', '=', 'IDR');
    await rail.set({ maximum: '150000000.00' }).execute();
    const signing = { items: [targetOf(task)] };
    expect(await by('generateAdminChallenge', signing, 'SYSADMIN03')).toMatchObject({ code: 'ADMIN_ABOVE_DEFAULT' });
    await rail.set({ maximum: '250000000.00' }).execute();
    await decideTask(bank(), 'SYSADMIN03', 'sendAdminTaskToRepair', task, 'Terlalu tinggi');
    const repaired = draft({ name: 'Limit Proyek', limitItems: [bifast('150000000.00')] });
    const repair = { taskId: task.taskId, revision: 1 };
    const again = await by('createEnterpriseLimit', { enterpriseLimit: repaired, repair });
    await approveTask(bank(), 'SYSADMIN03', again.output as AdminTaskReceipt);
    expect(await detailOf(await idOf('Limit Proyek'))).toMatchObject({ limitItems: [{ limit: '150000000.00' }] });
  });

  test('come back only while the bank still allows what they had', async () => {
    await done('createEnterpriseLimit', { enterpriseLimit: draft({ name: 'Limit Musiman' }) });
    const id = await idOf('Limit Musiman');
    await done('inactivateEnterpriseLimit', await change(id));
    const rail = bank().services.db.updateTable('rail_limits').where('service', '=', 'SVC_LCY_BIFAST');
    await rail.where('currency', '=', 'IDR').set({ maximum: '150000000.00' }).execute();
    expect(await by('reactivateEnterpriseLimit', await change(id))).toMatchObject({
      status: 422,
      code: 'ADMIN_ABOVE_DEFAULT',
      body: { values: { maximum: { value: '150000000.00' } } },
    });
    const { actions } = await detailOf(id);
    expect(actions).toMatchObject([
      { action: 'reactivate', allowed: false, code: 'ADMIN_ABOVE_DEFAULT' },
      { action: 'delete', allowed: true },
    ]);
    await rail.where('currency', '=', 'IDR').set({ maximum: '250000000.00' }).execute();
    await done('reactivateEnterpriseLimit', await change(id));
  });

  test('bind the payments of their groups: range, type and activity, where one limit that covers is enough', async () => {
    await done('createEnterpriseLimit', {
      enterpriseLimit: draft({
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
    await submit(bank(), draftOf('40000000.00'));
    await submit(bank(), draftOf('60000000.00'));
    const usage = await read<EnterpriseLimitUsage>('getEnterpriseLimitUsage', { id });
    expect(usage).toMatchObject({
      userGroups: [{ name: 'Keuangan' }],
      userCount: 7,
      openRequests: 2,
      openRequestsAbove: 0,
    });
    const impact = () => read<ChangeImpact>('getEnterpriseLimitImpact', { id: 'el-0002', action: 'inactivate' });
    expect(await impact()).toMatchObject({ allowed: true, openRequests: 1 });
    const task = await submitted(
      'editEnterpriseLimit',
      await edit(id, { maximumAmount: '50000000.00', limitItems: [bifast('30000000.00')] }),
    );
    expect(await read('getEnterpriseLimitUsage', { id })).toMatchObject({ openRequestsAbove: 2 });
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

  test('that have become inactive send a waiting group back for repair, with its maps or without', async () => {
    const userGroup = { userGroupName: 'Cabang Palu', workflowMapIds: ['wm-0002'], enterpriseLimitIds: ['el-0002'] };
    const task = await submitted('createUserGroup', { userGroup });
    const signing = () => by('generateAdminChallenge', { items: [targetOf(task)] }, 'SYSADMIN03');
    expect(await signing()).toMatchObject({ code: '00' });
    const { db } = bank().services;
    const limit = db
      .updateTable('enterprise_limits')
      .where('company_id', '=', 'NUSANTARA')
      .where('limit_id', '=', 'el-0002');
    const map = db.updateTable('workflow_maps').where('company_id', '=', 'NUSANTARA').where('map_id', '=', 'wm-0002');
    await limit.set({ is_active: false }).execute();
    expect(await signing()).toMatchObject({ status: 422, code: 'CA-14' });
    await map.set({ is_active: false }).execute();
    expect(await signing()).toMatchObject({ status: 422, code: 'CA-15' });
    await limit.set({ is_active: true }).execute();
    expect(await signing()).toMatchObject({ status: 422, code: 'CA-17' });
    await map.set({ is_active: true }).execute();
    await decideTask(bank(), 'SYSADMIN03', 'rejectAdminTask', task, 'Tidak jadi');
  });

  test('in use cannot be deleted, and a group always keeps an active one', async () => {
    expect(await by('deleteEnterpriseLimit', await change('el-0001'))).toMatchObject({ status: 409, code: 'CA-9' });
    expect(await by('inactivateEnterpriseLimit', await change('el-0001'))).toMatchObject({
      status: 422,
      code: 'CA-13',
    });
    const { db } = bank().services;
    const group = db.updateTable('user_groups').where('company_id', '=', 'NUSANTARA').where('group_id', '=', 'ug-0001');
    await group.set({ enterprise_limit_ids: [] }).execute();
    await db
      .deleteFrom('enterprise_limits')
      .where('company_id', '=', 'NUSANTARA')
      .where('limit_id', '<>', 'el-0001')
      .execute();
    expect(await by('deleteEnterpriseLimit', await change('el-0001'))).toMatchObject({ status: 422, code: 'CA-13' });
  });

  test('cannot be changed twice from the same reading', async () => {
    const stale = await edit('el-0001', { name: 'Limit Pusat' });
    await done('editEnterpriseLimit', stale);
    expect(await by('editEnterpriseLimit', stale)).toMatchObject({ status: 409, code: 'ERR_REQ_3' });
    expect(await by('editEnterpriseLimit', await edit('el-0001', {}))).toMatchObject({ code: 'NOTHING_CHANGED' });
  });
});
