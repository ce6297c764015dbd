// A company bounds what its groups may send: administrators create, edit and end its limits.
import { expect, test } from 'vitest';
import type {
  AdminTaskReceipt,
  EnterpriseLimitDraft,
  EnterpriseLimitType,
  NameAvailability,
} from '../../generated/types.ts';
import { bifast, enterpriseLimitCalls, limitDraft } from './enterprise-limit-calls.ts';
import { onBothDatabases } from './on-databases.ts';
import { addRequestBank, user } from './request-bank.ts';
import { approveTask, decideTask, targetOf } from './task-bank.ts';

onBothDatabases('enterprise limits', addRequestBank, (bank) => {
  const { by, read, submitted, taskOf, list, detailOf, idOf, done, edit } = enterpriseLimitCalls(bank);
  const refused = (changes: Partial<EnterpriseLimitDraft>) =>
    by('createEnterpriseLimit', { enterpriseLimit: limitDraft(changes) });
  const change = async (id: string) => ({ id, revision: (await detailOf(id)).revision });

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
      name: 'BI-FAST',
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
    await done('createEnterpriseLimit', { enterpriseLimit: limitDraft({ name: 'Limit Gudang Surabaya ' }) });
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
    const { changes, content } = await taskOf(task);
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
    const task = await submitted('createEnterpriseLimit', { enterpriseLimit: limitDraft({ name: 'Limit Proyek' }) });
    const { db } = bank().services;
    const rail = db.updateTable('rail_limits').where('service', '=', 'SVC_LCY_BIFAST').where('currency', '=', 'IDR');
    await rail.set({ maximum: '150000000.00' }).execute();
    const signing = { items: [targetOf(task)] };
    expect(await by('generateAdminChallenge', signing, 'SYSADMIN03')).toMatchObject({ code: 'ADMIN_ABOVE_DEFAULT' });
    await rail.set({ maximum: '250000000.00' }).execute();
    await decideTask(bank(), 'SYSADMIN03', 'sendAdminTaskToRepair', task, 'Terlalu tinggi');
    const repaired = limitDraft({ name: 'Limit Proyek', limitItems: [bifast('150000000.00')] });
    const repair = { taskId: task.taskId, revision: 1 };
    const again = await by('createEnterpriseLimit', { enterpriseLimit: repaired, repair });
    await approveTask(bank(), 'SYSADMIN03', again.output as AdminTaskReceipt);
    expect(await detailOf(await idOf('Limit Proyek'))).toMatchObject({ limitItems: [{ limit: '150000000.00' }] });
  });

  test('come back only while the bank still allows what they had', async () => {
    await done('createEnterpriseLimit', { enterpriseLimit: limitDraft({ name: 'Limit Musiman' }) });
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
