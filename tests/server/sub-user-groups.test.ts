// Administrators give sub user groups their accounts and services, and the members get exactly these.
import { expect, test } from 'vitest';
import type {
  AssignableAccount,
  AssignableService,
  DropdownOption,
  GroupMember,
  NameAvailability,
} from '../../generated/types.ts';
import type { Listed } from './admin-calls.ts';
import { rights, subGroupCalls, subGroupDraft } from './group-calls.ts';
import { onBothDatabases } from './on-databases.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { addRequestBank, user } from './request-bank.ts';
import { decideTask } from './task-bank.ts';

const accounts = (...given: object[]) => ({ accountAccess: { kind: 'accounts', accounts: given } });

onBothDatabases('sub user groups', addRequestBank, (bank) => {
  const { by, read, submitted, approved, taskOf, list, detailOf, created, move } = subGroupCalls(bank);
  const createWith = (change: object) => by('createSubUserGroup', { subUserGroup: subGroupDraft('Tanpa', change) });
  const seenBy = async (id: string) => {
    const { items } = await read<Listed<{ accountId: string }>>('listAccountChoices', { filter: {} }, id);
    return items.map(({ accountId }) => accountId);
  };

  test('what can be given is what the company has: its accounts, closed ones marked, and its services', async () => {
    const usd = await read<Listed<AssignableAccount>>('listAssignableAccounts', { filter: { currency: 'USD' } });
    expect(usd.items).toContainEqual(
      expect.objectContaining({ account: expect.objectContaining({ id: 'acc-0003', currency: 'USD' }) }),
    );
    const services = await outputOf<Listed<AssignableService>>(bank(), 'listAssignableServices', {
      user: user('SYSADMIN01'),
    });
    expect(services.items).toHaveLength(20);
    expect(services.items).toContainEqual({
      serviceType: 'SVC_BULK_PAYROLL',
      name: expect.any(String),
      serviceGroup: 'BULK',
      isBulk: true,
    });
    const bulk = services.items.filter(({ isBulk }) => isBulk).map(({ serviceType }) => serviceType);
    expect(bulk.every((service) => service.startsWith('SVC_BULK_'))).toBe(true);
  });

  test('one is created with accounts and services, and shows what its members will reach', async () => {
    const subUserGroup = subGroupDraft('Keuangan Surabaya');
    const task = await submitted('createSubUserGroup', { subUserGroup });
    expect(await taskOf(task)).toMatchObject({
      task: { recordKind: 'sub-user-group', action: 'create', recordName: 'Keuangan Surabaya' },
      changes: [
        { field: 'subUserGroupName', before: null, after: 'Keuangan Surabaya' },
        { field: 'userGroup', before: null, after: 'Keuangan' },
        { field: 'access.1370010246801', before: null, after: 'inquiry,transaction', alias: 'Operasional Jakarta' },
        { field: expect.stringContaining('access.'), before: null, after: 'inquiry' },
        { field: 'service.SVC_LCY_OVB', before: null, after: 'given' },
        { field: 'service.SVC_LCY_BIFAST', before: null, after: 'given' },
      ],
      content: { kind: 'sub-user-group', before: null, after: subUserGroup },
    });
    expect(await read<NameAvailability>('checkSubUserGroupName', { name: 'keuangan surabaya' })).toMatchObject({
      available: false,
    });
    await approved(task);
    const [found] = (await list({ filter: { search: 'surabaya', accountId: 'acc-0003', serviceType: 'SVC_LCY_OVB' } }))
      .items;
    expect(found).toMatchObject({ userGroup: { name: 'Keuangan' }, accountCount: 2, userCount: 0, revision: 1 });
    expect(await detailOf(found?.id ?? '')).toMatchObject({
      accounts: [
        { account: { id: 'acc-0001' }, inquiry: true, transaction: true },
        { account: { id: 'acc-0003' }, inquiry: true, transaction: false },
      ],
      inheritsLimits: true,
      enterpriseLimits: [{ name: 'Limit Operasional' }],
      stamp: { createdBy: { userId: user('SYSADMIN01') }, approvedBy: { userId: user('SYSADMIN03') } },
    });
    const options = await read<Listed<DropdownOption>>('searchSubUserGroups', { search: 'surab' });
    expect(options.items).toMatchObject([{ text: 'Keuangan Surabaya' }]);
  });

  test('what is not of the company, said twice, without a right or closed is refused where it stands', async () => {
    const { db } = bank().services;
    expect(await createWith({ userGroupId: 'ug-9999' })).toMatchObject({ status: 404, code: '193' });
    expect(await createWith(accounts(rights('acc-9999')))).toMatchObject({ status: 404, code: '193' });
    expect(await createWith(accounts(rights('acc-0001'), rights('acc-0001')))).toMatchObject({
      code: 'FIELD_REPEATED',
      body: { errors: [{ field: 'subUserGroup.accountAccess.accounts' }] },
    });
    const none = { accountId: 'acc-0001', inquiry: false, transaction: false };
    expect(await createWith(accounts(none))).toMatchObject({ code: 'FIELD_SELECT_ONE' });
    expect(await createWith({ enterpriseLimitIds: ['el-9999'] })).toMatchObject({ code: '193' });
    await db.deleteFrom('company_services').where('service', '=', 'SVC_BULK_DD').execute();
    expect(await createWith({ serviceAccess: ['SVC_BULK_DD'] })).toMatchObject({ code: '94' });
    await db.updateTable('accounts').set({ status: 'closed' }).where('account_id', '=', 'acc-0004').execute();
    expect(await createWith(accounts(rights('acc-0004')))).toMatchObject({ status: 422, code: 'CA-18' });
    await db.updateTable('user_groups').set({ status: 'Inactive' }).where('company_id', '=', 'NUSANTARA').execute();
    expect(await createWith({})).toMatchObject({ status: 422, code: 'CA-5' });
    await db.updateTable('user_groups').set({ status: 'Active' }).where('company_id', '=', 'NUSANTARA').execute();
  });

  test('an edit gives its members the new accounts and services at once, and takes the old ones', async () => {
    const group = await created('Payroll', {
      accountAccess: { kind: 'account-types', accountTypes: ['CA', 'SA'], inquiry: true, transaction: true },
    });
    await move('MAKER02', 'Payroll');
    const choices = () =>
      read<Listed<{ accountId: string }>>(
        'listAccountChoices',
        { filter: { serviceType: 'SVC_LCY_OVB' }, page: { size: 50 } },
        'MAKER02',
      );
    expect((await choices()).items.length).toBeGreaterThan(2);
    const change = { id: group.id, revision: 1 };
    const task = await submitted('editSubUserGroup', { ...change, subUserGroup: subGroupDraft('Payroll Jakarta') });
    expect((await list({ filter: { hasOngoingTask: true } })).items).toMatchObject([
      { id: group.id, actions: [{ action: 'edit', allowed: false, code: 'CA-10' }, {}, {}] },
    ]);
    await approved(task);
    expect((await choices()).items.map(({ accountId }) => accountId)).toEqual(['acc-0001']);
    const seen = await read<Listed<{ accountId: string }>>('listAccountChoices', { filter: {} }, 'MAKER02');
    expect(seen.items.map(({ accountId }) => accountId).toSorted()).toEqual(['acc-0001', 'acc-0003']);
    const withoutService = await by('listAccountChoices', { filter: { serviceType: 'SVC_TAX_PAY' } }, 'MAKER02');
    expect(withoutService).toMatchObject({ code: '94' });
    const members = await read<Listed<GroupMember>>('listSubUserGroupMembers', { id: group.id });
    expect(members.items).toMatchObject([{ userId: user('MAKER02'), subUserGroup: { name: 'Payroll Jakarta' } }]);
    const stale = await by('editSubUserGroup', { ...change, subUserGroup: subGroupDraft('Lain') });
    expect(stale).toMatchObject({ status: 409, code: 'ERR_REQ_3' });
    const same = await by('editSubUserGroup', {
      ...change,
      revision: 2,
      subUserGroup: subGroupDraft('Payroll Jakarta'),
    });
    expect(same).toMatchObject({ status: 422, code: 'NOTHING_CHANGED' });
  });

  test('an account that leaves the group is named to its approver, and its members do not see it any more', async () => {
    const group = await created('Valuta Ekspor');
    await move('RELEASER01', 'Valuta Ekspor');
    expect(await seenBy('RELEASER01')).toContain('acc-0003');
    const subUserGroup = subGroupDraft('Valuta Ekspor', accounts(rights('acc-0001')));
    const task = await submitted('editSubUserGroup', { id: group.id, revision: 1, subUserGroup });
    const { changes } = await taskOf(task);
    expect(changes).toMatchObject([{ field: expect.stringMatching(/^access\./), alias: 'Ekspor USD', after: null }]);
    await approved(task);
    expect(await seenBy('RELEASER01')).not.toContain('acc-0003');
  });

  test('an account that is hidden from one member stays hidden when the group keeps it', async () => {
    const group = await created('Tersembunyi');
    await move('INQUIRY01', 'Tersembunyi');
    const { db } = bank().services;
    await db
      .deleteFrom('account_access')
      .where('user_id', '=', user('INQUIRY01'))
      .where('account_id', '=', 'acc-0001')
      .execute();
    const subUserGroup = subGroupDraft('Tersembunyi', { serviceAccess: ['SVC_LCY_OVB'] });
    await approved(await submitted('editSubUserGroup', { id: group.id, revision: 1, subUserGroup }));
    const ids = await db
      .selectFrom('account_access')
      .select('account_id')
      .where('user_id', '=', user('INQUIRY01'))
      .execute();
    expect(ids).not.toContainEqual({ account_id: 'acc-0001' });
  });

  test('a returned one is repaired, and another company sees none', async () => {
    const task = await submitted('createSubUserGroup', { subUserGroup: subGroupDraft('Manado') });
    await decideTask(bank(), 'SYSADMIN03', 'sendAdminTaskToRepair', task, 'Tambahkan limit');
    const repair = { taskId: task.taskId, revision: 1 };
    const subUserGroup = subGroupDraft('Manado', { enterpriseLimitIds: ['el-0002'] });
    await approved(await submitted('createSubUserGroup', { subUserGroup, repair }));
    const [found] = (await list({ filter: { search: 'manado' } })).items;
    expect(await detailOf(found?.id ?? '')).toMatchObject({
      inheritsLimits: false,
      enterpriseLimits: [{ name: 'Limit Cabang' }],
    });
    const others = await ask(bank(), 'getSubUserGroup', { user: 'SYSADMIN01@BAHARI', body: { id: found?.id } });
    expect(others).toMatchObject({ status: 404, code: '193' });
  });
});
