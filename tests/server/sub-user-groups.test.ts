// Administrators give sub user groups their accounts and services, and the members get exactly these.
import { expect, test } from 'vitest';
import type {
  AdminTaskDetail,
  AdminTaskReceipt,
  AssignableAccount,
  AssignableService,
  ChangeImpact,
  DropdownOption,
  GroupMember,
  NameAvailability,
  SubUserGroupDetail,
  SubUserGroupSummary,
} from '../../generated/types.ts';
import { byTheBank } from '../../server/sandbox/seed/groups.ts';
import { onBothDatabases } from './on-databases.ts';
import { tokenOf as openSession } from './people.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { addRequestBank, user } from './request-bank.ts';
import { approveTask, decideTask } from './task-bank.ts';

interface Listed<Item> {
  readonly items: readonly Item[];
  readonly page: { readonly total: number | null };
}

const rights = (accountId: string, transaction = true) => ({ accountId, inquiry: true, transaction });

const draft = (subUserGroupName: string, change: object = {}) => ({
  subUserGroupName,
  userGroupId: 'ug-0001',
  accountAccess: { kind: 'accounts', accounts: [rights('acc-0001'), rights('acc-0003', false)] },
  serviceAccess: ['SVC_LCY_OVB', 'SVC_LCY_BIFAST'],
  enterpriseLimitIds: [],
  ...change,
});

const accounts = (...given: object[]) => ({ accountAccess: { kind: 'accounts', accounts: given } });

onBothDatabases('sub user groups', addRequestBank, (bank) => {
  const by = (operation: string, body: object, id = 'SYSADMIN01') => ask(bank(), operation, { user: user(id), body });
  const read = <Output>(operation: string, body: object, id = 'SYSADMIN01') =>
    outputOf<Output>(bank(), operation, { user: user(id), body });
  const list = (body: object = {}) => read<Listed<SubUserGroupSummary>>('listSubUserGroups', body);
  const detailOf = (id: string) => read<SubUserGroupDetail>('getSubUserGroup', { id });
  const taskOf = ({ taskId }: AdminTaskReceipt) => read<AdminTaskDetail>('getAdminTask', { taskId }, 'SYSADMIN03');
  const wanted = async (operation: string, body: object) => {
    const answer = await by(operation, body);
    expect(answer).toMatchObject({ code: '00' });
    return answer.output as AdminTaskReceipt;
  };
  const approved = async (task: AdminTaskReceipt) =>
    expect(await approveTask(bank(), 'SYSADMIN03', task)).toMatchObject({
      code: '00',
      output: { status: 'Successful' },
    });
  const created = async (name: string, change: object = {}) => {
    await approved(await wanted('createSubUserGroup', { subUserGroup: draft(name, change) }));
    const [found] = (await list({ filter: { search: name } })).items;
    if (!found) throw new Error(`${name} was not created`);
    return found;
  };
  const move = (id: string, subGroup: string, group = 'Keuangan') =>
    bank()
      .services.db.updateTable('user_details')
      .set({ user_group: group, sub_user_group: subGroup })
      .where('user_id', '=', user(id))
      .execute();
  /** The groups of approvers of the bank that the user is in. */
  const approversWith = async (id: string) => {
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
  const createWith = (change: object) => by('createSubUserGroup', { subUserGroup: draft('Tanpa', change) });

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
    const subUserGroup = draft('Keuangan Surabaya');
    const task = await wanted('createSubUserGroup', { subUserGroup });
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
    const task = await wanted('editSubUserGroup', { ...change, subUserGroup: draft('Payroll Jakarta') });
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
    const stale = await by('editSubUserGroup', { ...change, subUserGroup: draft('Lain') });
    expect(stale).toMatchObject({ status: 409, code: 'ERR_REQ_3' });
    const same = await by('editSubUserGroup', { ...change, revision: 2, subUserGroup: draft('Payroll Jakarta') });
    expect(same).toMatchObject({ status: 422, code: 'NOTHING_CHANGED' });
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
    const subUserGroup = draft('Tersembunyi', { serviceAccess: ['SVC_LCY_OVB'] });
    await approved(await wanted('editSubUserGroup', { id: group.id, revision: 1, subUserGroup }));
    const ids = await db
      .selectFrom('account_access')
      .select('account_id')
      .where('user_id', '=', user('INQUIRY01'))
      .execute();
    expect(ids).not.toContainEqual({ account_id: 'acc-0001' });
  });

  test('inactivating one takes its users, their tokens and their sessions, and the approver signs whom', async () => {
    const group = await created('Kas Kecil');
    await move('RELEASER01', 'Kas Kecil');
    await openSession(bank(), user('RELEASER01'));
    const impact = await read<ChangeImpact>('getSubUserGroupImpact', { id: group.id, action: 'inactivate' });
    expect(impact).toMatchObject({ allowed: true, users: [{ name: 'Dewi Lestari' }], losesToken: [{}] });
    const task = await wanted('inactivateSubUserGroup', { id: group.id, revision: 1, reason: 'Digabung' });
    expect(await taskOf(task)).toMatchObject({
      changes: [
        { field: 'status', before: 'Active', after: 'Inactive' },
        { field: `users.${user('RELEASER01')}.status`, before: 'Active', after: 'Inactive' },
      ],
    });
    await approved(task);
    expect(await detailOf(group.id)).toMatchObject({ status: 'Inactive', revision: 2 });
    const { db } = bank().services;
    const open = await db
      .selectFrom('sessions')
      .select('session_id')
      .where('user_id', '=', user('RELEASER01'))
      .where('ended_at', 'is', null)
      .execute();
    expect(open).toEqual([]);
    await approved(await wanted('reactivateSubUserGroup', { id: group.id, revision: 2 }));
    expect(await detailOf(group.id)).toMatchObject({ status: 'Active', userCount: 1 });
  });

  test('one is not reactivated while a closed account or an inactive user group is in its way', async () => {
    const group = await created('Valuta');
    await approved(await wanted('inactivateSubUserGroup', { id: group.id, revision: 1 }));
    const { db } = bank().services;
    const reactivate = () => by('reactivateSubUserGroup', { id: group.id, revision: 2 });
    const account = db.updateTable('accounts').where('account_id', '=', 'acc-0003');
    await account.set({ status: 'closed' }).execute();
    expect(await reactivate()).toMatchObject({ status: 422, code: 'CA-18' });
    await account.set({ status: 'active' }).execute();
    const keuangan = db.updateTable('user_groups').where('company_id', '=', 'NUSANTARA').where('name', '=', 'Keuangan');
    await keuangan.set({ status: 'Inactive' }).execute();
    expect(await reactivate()).toMatchObject({ status: 422, code: 'CA-5' });
    await keuangan.set({ status: 'Active' }).execute();
  });

  test('a waiting sub user group keeps its user group from being inactivated and deleted', async () => {
    const created_ = await wanted('createUserGroup', {
      userGroup: { userGroupName: 'Cabang Ambon', workflowMapIds: ['wm-0001'], enterpriseLimitIds: ['el-0001'] },
    });
    await approved(created_);
    const [parent] = (await read<Listed<{ id: string }>>('listUserGroups', { filter: { search: 'Ambon' } })).items;
    const userGroupId = parent?.id ?? '';
    const task = await wanted('createSubUserGroup', { subUserGroup: draft('Tim Ambon', { userGroupId }) });
    const inactivate = () => by('inactivateUserGroup', { id: userGroupId, revision: 1 });
    expect(await inactivate()).toMatchObject({ status: 409, code: 'CA-1' });
    const hindered = await read<ChangeImpact>('getUserGroupImpact', { id: userGroupId, action: 'inactivate' });
    const { taskId, refNo } = task;
    expect(hindered.blockers).toMatchObject([
      { code: 'CA-1', about: [`Tim Ambon (${refNo})`], tasks: [{ taskId, refNo, recordName: 'Tim Ambon' }] },
    ]);
    expect(await by('deleteUserGroup', { id: userGroupId, revision: 1 })).toMatchObject({ code: 'CA-1' });
    await approved(task);
    const taken = (await inactivate()).output as AdminTaskReceipt;
    expect((await taskOf(taken)).changes).toContainEqual({
      field: 'subUserGroups.Tim Ambon.status',
      before: 'Active',
      after: 'Inactive',
    });
    const [child] = (await list({ filter: { userGroupId } })).items;
    const edit = { id: child?.id, revision: 1, subUserGroup: draft('Tim Maluku', { userGroupId }) };
    expect(await by('editSubUserGroup', edit)).toMatchObject({ status: 409, code: 'CA-1' });
    await approved(taken);
    expect(await detailOf(child?.id ?? '')).toMatchObject({ status: 'Inactive', revision: 2 });
  });

  test('one is deleted only without active users, and what blocks it has a name', async () => {
    const group = await created('Sementara');
    await move('INQUIRY01', 'Sementara');
    const remove = (revision: number) => by('deleteSubUserGroup', { id: group.id, revision });
    expect(await remove(1)).toMatchObject({ status: 422, code: 'CA-6' });
    const blocked = await read<ChangeImpact>('getSubUserGroupImpact', { id: group.id, action: 'delete' });
    expect(blocked.blockers).toMatchObject([{ code: 'CA-6', about: ['Rina Hartati'] }]);
    await approved(await wanted('inactivateSubUserGroup', { id: group.id, revision: 1 }));
    await approved((await remove(2)).output as AdminTaskReceipt);
    expect(await by('getSubUserGroup', { id: group.id })).toMatchObject({ status: 404, code: '193' });
    expect(await by('listSubUserGroupMembers', { id: group.id })).toMatchObject({ code: '193' });
  });

  test('the name of a group of approvers is taken, as the users of the group would be among them', async () => {
    expect(await read('checkSubUserGroupName', { name: 'Direksi' })).toMatchObject({ available: false });
    expect(await by('createSubUserGroup', { subUserGroup: draft('direksi') })).toMatchObject({
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
    expect(await approversWith('APPROVER01')).toEqual(['Direksi', 'Keuangan']);
    const subUserGroup = draft('Kas Pusat', { userGroupId: 'ug-0900' });
    await approved(await wanted('editSubUserGroup', { id: group.id, revision: 1, subUserGroup }));
    expect(await approversWith('APPROVER01')).toEqual(['Direksi', 'Treasury']);
    await approved(await wanted('inactivateSubUserGroup', { id: group.id, revision: 2 }));
    await approved(await wanted('deleteSubUserGroup', { id: group.id, revision: 3 }));
    expect(await approversWith('APPROVER01')).toEqual(['Direksi']);
  });

  test('the users of a deleted user group are no longer among its approvers', async () => {
    const { db } = bank().services;
    const userGroup = { userGroupName: 'Keliling', workflowMapIds: ['wm-0001'], enterpriseLimitIds: ['el-0001'] };
    await approved(await wanted('createUserGroup', { userGroup }));
    const [parent] = (await read<Listed<{ id: string }>>('listUserGroups', { filter: { search: 'Keliling' } })).items;
    const group = { company_id: 'NUSANTARA', group_id: 'keliling' };
    await db
      .insertInto('approval_groups')
      .values({ ...group, name: 'Keliling' })
      .execute();
    const member = { ...group, user_id: user('VERIFIER01') };
    await db.insertInto('approval_group_members').values(member).execute();
    await move('VERIFIER01', 'Keliling Utama', 'Keliling');
    await approved(await wanted('inactivateUserGroup', { id: parent?.id, revision: 1 }));
    await approved(await wanted('deleteUserGroup', { id: parent?.id, revision: 2 }));
    expect(await approversWith('VERIFIER01')).toEqual(['Keuangan']);
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
    const subUserGroup = draft('Tim Pemeriksa');
    await approved(await wanted('editSubUserGroup', { id: group.id, revision: 1, subUserGroup }));
    expect(await approversWith('VERIFIER01')).toEqual(['Keuangan', 'Tim Pemeriksa']);
  });

  test('a returned one is repaired, and another company sees none', async () => {
    const task = await wanted('createSubUserGroup', { subUserGroup: draft('Manado') });
    await decideTask(bank(), 'SYSADMIN03', 'sendAdminTaskToRepair', task, 'Tambahkan limit');
    const repair = { taskId: task.taskId, revision: 1 };
    const subUserGroup = draft('Manado', { enterpriseLimitIds: ['el-0002'] });
    await approved(await wanted('createSubUserGroup', { subUserGroup, repair }));
    const [found] = (await list({ filter: { search: 'manado' } })).items;
    expect(await detailOf(found?.id ?? '')).toMatchObject({
      inheritsLimits: false,
      enterpriseLimits: [{ name: 'Limit Cabang' }],
    });
    const others = await ask(bank(), 'getSubUserGroup', { user: 'SYSADMIN01@BAHARI', body: { id: found?.id } });
    expect(others).toMatchObject({ status: 404, code: '193' });
  });
});
