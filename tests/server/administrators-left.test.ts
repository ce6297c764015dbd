// What several administrators do at the same moment: nothing is decided twice, of two changes that exclude each other one
// is made, the company keeps those who approve, and no token is given to two users.
import { expect, test } from 'vitest';
import type { AdminManyDecided, AdminTaskReceipt, UserProfileDetail } from '../../generated/types.ts';
import { codesOf, oneOf, onManyServers, times } from './concurrent-calls.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { addRequestBank, user } from './request-bank.ts';
import { decideTask, signTasks, targetOf } from './task-bank.ts';
import { rowOf } from './workflow-calls.ts';

const last = 'ADMIN_LAST_ADMINISTRATOR';
const administrator = {
  area: 'administration',
  name: 'Putri Anggraini',
  email: 'putri.anggraini@nusantara.co.id',
  mobilePhoneNumber: '081386672210',
  roles: ['SYSADMIN_MK'],
  userGroupId: null,
  subUserGroupId: null,
  token: { tokenType: 'Hard Token', serialNumber: 'HT2604418880' },
};
const numbered = (index: number) => ({
  ...administrator,
  userId: user(`SYSADMIN2${index}`),
  identity: { identityType: 'KTP', identityNumber: `317404120791002${index}` },
});

const amounts = { minimumAmount: '10000.00', maximumAmount: '250000000.00' };
const newMap = (name: string, accounts: object = { kind: 'every-account' }) => ({
  workflowMap: { name, approvalList: [rowOf(name, 'aw-0003', { accounts })] },
  acceptOverlaps: true,
});
const newGroup = (userGroupName: string, ids: object) => ({
  userGroup: { userGroupName, workflowMapIds: ['wm-0001'], enterpriseLimitIds: ['el-0001'], ...ids },
});
const newLimit = (name: string) => ({
  enterpriseLimit: { name, ...amounts, limitItems: [{ serviceType: 'SVC_LCY_OVB', limit: amounts.maximumAmount }] },
});
const newAccountGroup = (groupName: string) => ({ accountGroup: { groupName, parentId: null, accountIds: [] } });
const groupWithMap = (id: string, name: string) => newGroup(name, { workflowMapIds: [id] });
const groupWithLimit = (id: string, name: string) => newGroup(name, { enterpriseLimitIds: [id] });
const mapOfGroup = (id: string, name: string) => newMap(name, { kind: 'account-group', accountGroupId: id });

onManyServers('administrators at the same moment', addRequestBank, ({ first, of, db }) => {
  const asMaker = (operation: string, body: object, index = 0) =>
    ask(of(index), operation, { user: user('SYSADMIN02'), body });
  const detailOf = (id: string) =>
    outputOf<UserProfileDetail>(first(), 'getUserProfileDetail', {
      user: user('SYSADMIN02'),
      body: { userId: user(id) },
    });
  const change = async (operation: string, id: string) => {
    const { revision } = await detailOf(id);
    return asMaker(operation, { userId: user(id), revision, reason: 'Cuti panjang' });
  };

  test('a hard token is promised to one of the users who are created with it', async () => {
    const answers = await times(4, (index) => asMaker('createUserProfile', { userProfile: numbered(index) }, index));
    expect(codesOf(answers)).toEqual(oneOf(4, '173'));
    const promised = answers.find(({ code }) => code === '00')?.output as AdminTaskReceipt;
    const free = await outputOf<{ available: boolean }>(first(), 'checkTokenSerialNumber', {
      user: user('SYSADMIN02'),
      body: { serialNumber: 'HT2604418880' },
    });
    expect(free.available).toBe(false);
    const stock = await outputOf<object>(first(), 'searchUnassignedTokens', { user: user('SYSADMIN02'), body: {} });
    expect(JSON.stringify(stock)).not.toContain('HT2604418880');
    await decideTask(first(), 'SYSADMIN03', 'rejectAdminTask', promised);
    expect(await asMaker('createUserProfile', { userProfile: numbered(8) })).toMatchObject({ code: '00' });
  });

  /** A task of the maker, and how an approver signs it. */
  async function signedTask(userGroupName: string) {
    const userGroup = { userGroupName, workflowMapIds: ['wm-0001'], enterpriseLimitIds: ['el-0001'] };
    const task = (await asMaker('createUserGroup', { userGroup })).output as AdminTaskReceipt;
    const signature = await signTasks(first(), 'SYSADMIN03', [task]);
    return { task, userGroup, approval: { ...targetOf(task), signature } };
  }
  const approve = (body: object) => ask(of(0), 'approveAdminTask', { user: user('SYSADMIN03'), body });
  const reject = (id: string, index: number, items: object[]) =>
    ask(of(index), 'processPendingTasks', {
      user: user(id),
      body: { decision: 'reject', items, reason: 'Tidak perlu' },
    });
  const stateOf = async ({ taskId }: AdminTaskReceipt, name: string) => {
    const { status } = await db()
      .selectFrom('admin_tasks')
      .select('status')
      .where('task_id', '=', taskId)
      .executeTakeFirstOrThrow();
    const groups = await db().selectFrom('user_groups').select('name').where('name', '=', name).execute();
    return { status, groups: groups.length };
  };

  test('of approving a task and cancelling it one is done, and the other answer says what happened', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { task, approval } = await signedTask(`Serentak ${round}`);
      const { taskId, revision } = task;
      const [approved, cancelled] = await Promise.all([
        approve(approval),
        asMaker('cancelAdminTask', { taskId, revision, reason: 'Salah isi' }, 1),
      ]);
      const isApproved = approved.code === '00';
      expect([approved.code, cancelled.code].toSorted()).toEqual(['00', isApproved ? '78' : '83']);
      const found = await stateOf(task, `Serentak ${round}`);
      expect(found).toEqual(isApproved ? { status: 'Successful', groups: 1 } : { status: 'Cancelled', groups: 0 });
    }
  });

  test('an approval of what was signed never approves what the maker repairs at the same moment', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { task, userGroup, approval } = await signedTask(`Lama ${round}`);
      const { taskId, revision } = task;
      await decideTask(first(), 'SYSADMIN01', 'sendAdminTaskToRepair', task, 'Nama lain');
      const repaired = { ...userGroup, userGroupName: `Baru ${round}` };
      const [approved, again] = await Promise.all([
        approve(approval),
        asMaker('createUserGroup', { userGroup: repaired, repair: { taskId, revision } }, 1),
      ]);
      expect(again).toMatchObject({ code: '00', output: { taskId, revision: 2 } });
      expect(['81', 'ERR_REQ_3']).toContain(approved.code);
      for (const name of ['Lama', 'Baru'])
        expect(await stateOf(task, `${name} ${round}`)).toEqual({ status: 'Pending Approval', groups: 0 });
      await decideTask(first(), 'SYSADMIN01', 'rejectAdminTask', { ...task, revision: 2 });
    }
  });

  test('of two baskets with the same task each task is decided once, and a basket with a task twice is refused', async () => {
    const [one, other] = [await signedTask('Keranjang A'), await signedTask('Keranjang B')];
    const items = [targetOf(one.task), targetOf(other.task)];
    for (const repeated of [{ revision: 2 }, { taskId: other.task.taskId }])
      expect(await reject('SYSADMIN03', 0, [...items, { ...targetOf(one.task), ...repeated }])).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'items.2.refNo', code: 'FIELD_REPEATED' }] },
      });
    const mixed = await reject('SYSADMIN03', 0, [{ ...targetOf(one.task), taskId: other.task.taskId }]);
    expect(mixed).toMatchObject({ output: { accepted: 0, results: [{ code: '193' }] } });
    const answers = await Promise.all([reject('SYSADMIN01', 0, items), reject('SYSADMIN03', 1, items.toReversed())]);
    expect(codesOf(answers)).toEqual(['00', '00']);
    const results = answers.flatMap(({ output }) => (output as AdminManyDecided).results);
    expect(results.map(({ refNo, accepted }) => `${refNo} ${accepted}`).toSorted()).toEqual(
      items.flatMap(({ refNo }) => [`${refNo} false`, `${refNo} true`]).toSorted(),
    );
    expect(results.flatMap(({ code }) => code ?? [])).toEqual(['82', '82']);
  });

  const approved = async (id: string, task: AdminTaskReceipt, index = 0) => {
    const body = { ...targetOf(task), signature: await signTasks(first(), id, [task]) };
    return () => ask(of(index), 'approveAdminTask', { user: user(id), body });
  };
  const asked = async (operation: string, body: object) => (await asMaker(operation, body)).output as AdminTaskReceipt;
  async function made(operation: string, body: object): Promise<string> {
    const task = await asked(operation, body);
    await (
      await approved('SYSADMIN03', task)
    )();
    const { record_id: id } = await db()
      .selectFrom('admin_tasks')
      .select('record_id')
      .where('task_id', '=', task.taskId)
      .executeTakeFirstOrThrow();
    return id ?? '';
  }

  /** As if both were submitted and signed at the same moment, when neither sees the other one. */
  async function unseen<Done>({ taskId }: AdminTaskReceipt, act: () => Promise<Done>): Promise<Done> {
    const task = db().updateTable('admin_tasks').where('task_id', '=', taskId);
    await task.set({ status: 'Rejected' }).execute();
    const done = await act();
    await task.set({ status: 'Pending Approval' }).execute();
    return done;
  }

  test.each([
    { record: 'WorkflowMap', draft: newMap, user: 'UserGroup', using: groupWithMap, end: 'delete' },
    { record: 'WorkflowMap', draft: newMap, user: 'UserGroup', using: groupWithMap, end: 'inactivate' },
    { record: 'EnterpriseLimit', draft: newLimit, user: 'UserGroup', using: groupWithLimit, end: 'delete' },
    { record: 'AccountGroup', draft: newAccountGroup, user: 'WorkflowMap', using: mapOfGroup, end: 'delete' },
  ])(
    'of a new $user that takes the $record and the approval to $end it, one succeeds',
    async ({ record, draft, user: by, using, end }) => {
      for (let round = 0; round < 3; round += 1) {
        const name = `${end} ${record} ${round}`;
        const id = await made(`create${record}`, draft(name));
        const taking = await asked(`create${by}`, using(id, name));
        const ending = await unseen(taking, async () =>
          approved('SYSADMIN03', await asked(`${end}${record}`, { id, revision: 1, reason: 'Tidak dipakai' }), 1),
        );
        const calls = [await approved('SYSADMIN01', taking), ending];
        const answers = await Promise.all(calls.map((call) => call()));
        const statuses = answers.map(({ output }) => (output as { status: string } | null)?.status);
        expect(statuses.filter((status) => status === 'Successful')).toHaveLength(1);
      }
    },
  );

  test('a token that is locked, a locked user ID and a second user ID of one person are no other approver', async () => {
    const identities = db().updateTable('user_details');
    const numberOf = (id: string) =>
      db()
        .selectFrom('user_details')
        .select('identity_number')
        .where('user_id', '=', user(id))
        .executeTakeFirstOrThrow();
    const own = await numberOf('SYSADMIN03');
    await identities
      .set(await numberOf('SYSADMIN02'))
      .where('user_id', '=', user('SYSADMIN03'))
      .execute();
    expect(await change('blockUserProfile', 'SYSADMIN01')).toMatchObject({ status: 422, code: last });
    await identities.set(own).where('user_id', '=', user('SYSADMIN03')).execute();

    const token = db().updateTable('token_devices').where('user_id', '=', user('SYSADMIN03'));
    await token.set({ status: 'Locked' }).execute();
    expect(await change('blockUserProfile', 'SYSADMIN01')).toMatchObject({ status: 422, code: last });
    expect(await change('blockUserProfile', 'SYSADMIN03')).toMatchObject({ code: '00' });
    await token.set({ status: 'Active' }).execute();
    await db().updateTable('admin_tasks').set({ status: 'Rejected' }).where('action', '=', 'block').execute();

    const login = db().updateTable('users').where('user_id', '=', user('SYSADMIN03'));
    await login.set({ failed_logins: 3 }).execute();
    expect(await change('blockUserProfile', 'SYSADMIN01')).toMatchObject({ status: 422, code: last });
    await login.set({ failed_logins: 0 }).execute();
  });

  test('of two decisions that block the last two approvers, only one blocks', async () => {
    const pairs = [
      { id: 'SYSADMIN01', by: 'SYSADMIN03' },
      { id: 'SYSADMIN03', by: 'SYSADMIN01' },
    ];
    const calls: (() => ReturnType<typeof ask>)[] = [];
    for (const [index, { id, by }] of pairs.entries()) {
      const task = (await change('blockUserProfile', id)).output as AdminTaskReceipt;
      const signature = await signTasks(first(), by, [task]);
      const body = { ...targetOf(task), signature };
      calls.push(() => ask(of(index), 'approveAdminTask', { user: user(by), body }));
    }
    await Promise.all(calls.map((call) => call()));
    const statuses = await times(2, async (index) => (await detailOf(pairs[index]?.id ?? '')).status);
    expect(statuses.toSorted()).toEqual(['Active', 'Blocked']);
    // The task that lost is closed, so that the next test can ask for other changes of the same user.
    await db().updateTable('admin_tasks').set({ status: 'Rejected' }).where('action', '=', 'block').execute();
  });

  test('the last approver keeps the role and the token that signs approvals', async () => {
    const left = (await detailOf('SYSADMIN01')).status === 'Active' ? 'SYSADMIN01' : 'SYSADMIN03';
    for (const operation of ['blockUserProfile', 'inactivateUserProfile', 'unassignUserToken'])
      expect(await change(operation, left)).toMatchObject({ status: 422, code: last });
    const { revision, userId, name, email, mobilePhoneNumber, identity, roles, token } = await detailOf(left);
    const own = { ...administrator, userId, name, email, mobilePhoneNumber, identity, roles, token: undefined };
    expect(await asMaker('editUserProfile', { revision, userProfile: own })).toMatchObject({ code: last });
    const kept = { tokenType: 'Hard Token', serialNumber: token?.serialNumber };
    const maker = { ...own, roles: ['SYSADMIN_MK'], token: kept };
    expect(await asMaker('editUserProfile', { revision, userProfile: maker })).toMatchObject({ code: last });
    const renamed = { ...own, token: kept, name: 'Nama Lain' };
    expect(await asMaker('editUserProfile', { revision, userProfile: renamed })).toMatchObject({ code: '00' });
  });
});
