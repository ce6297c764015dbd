// A record that an open task is about to use is not inactivated or deleted; the refusal names that task.
// Otherwise one of the two changes could only be rejected.
import { expect, test } from 'vitest';
import type { ChangeImpact, RecordAction } from '../../generated/types.ts';
import { adminCalls, type Listed } from './admin-calls.ts';
import { groupCalls, groupDraft, subGroupDraft } from './group-calls.ts';
import { onBothDatabases } from './on-databases.ts';
import { addRequestBank } from './request-bank.ts';
import { decideTask } from './task-bank.ts';
import { drawn, rowOf } from './workflow-calls.ts';

const map = (name: string, workflow = 'aw-0001', change: object = {}) => ({
  workflowMap: { name, approvalList: [rowOf('Semua', workflow, change)] },
  acceptOverlaps: true,
});
const workflow = (name: string, change: object = {}) => ({ approvalWorkflow: drawn(name, change) });
const group = (name: string, change: object = {}) => ({ userGroup: groupDraft(name, change) });
const subGroup = (name: string, change: object = {}) => ({ subUserGroup: subGroupDraft(name, change) });
const accountGroup = (groupName: string, parentId: string | null = null) => ({
  accountGroup: { groupName, parentId, accountIds: [] },
});
const limit = (name: string) => ({
  enterpriseLimit: {
    name,
    minimumAmount: '10000.00',
    maximumAmount: '250000000.00',
    limitItems: [{ serviceType: 'SVC_LCY_BIFAST', limit: '150000000.00' }],
  },
});
const underLimit = (id: string) => ({ enterpriseLimitIds: ['el-0001', id] });
const followsMap = (id: string, name: string) => group(name, { workflowMapIds: ['wm-0001', id] });
const ofAccounts = (id: string, name: string) =>
  map(name, 'aw-0001', { accounts: { kind: 'account-group', accountGroupId: id } });

interface Case {
  readonly record: string;
  readonly draft: (name: string) => object;
  readonly user: string;
  readonly using: (id: string, name: string) => object;
  readonly end: RecordAction['action'];
}

const cases: readonly Case[] = [
  { record: 'WorkflowMap', draft: map, user: 'UserGroup', using: followsMap, end: 'delete' },
  { record: 'WorkflowMap', draft: map, user: 'UserGroup', using: followsMap, end: 'inactivate' },
  {
    record: 'EnterpriseLimit',
    draft: limit,
    user: 'UserGroup',
    using: (id, name) => group(name, underLimit(id)),
    end: 'delete',
  },
  {
    record: 'EnterpriseLimit',
    draft: limit,
    user: 'SubUserGroup',
    using: (id, name) => subGroup(name, underLimit(id)),
    end: 'inactivate',
  },
  {
    record: 'ApprovalWorkflow',
    draft: workflow,
    user: 'WorkflowMap',
    using: (id, name) => map(name, id),
    end: 'inactivate',
  },
  {
    record: 'ApprovalWorkflow',
    draft: workflow,
    user: 'WorkflowMap',
    using: (id, name) => map(name, id),
    end: 'delete',
  },
  { record: 'AccountGroup', draft: accountGroup, user: 'WorkflowMap', using: ofAccounts, end: 'delete' },
  {
    record: 'AccountGroup',
    draft: accountGroup,
    user: 'AccountGroup',
    using: (id, name) => accountGroup(name, id),
    end: 'delete',
  },
];

interface Row {
  readonly id: string;
  readonly revision: number;
  readonly actions: readonly RecordAction[];
}

onBothDatabases('a record that an open task begins to use', addRequestBank, (bank) => {
  const { by, read, submitted, approved } = adminCalls(bank, 'SYSADMIN02');

  test.each(cases)('$end of a $record waits for the $user', async ({ record, draft, user, using, end }) => {
    const name = `Lama ${record} ${end} ${user}`.slice(0, 40);
    await approved(await submitted(`create${record}`, draft(name)));
    const found = async () => {
      const { items } = await read<Listed<Row>>(`list${record}s`, { filter: { search: name } });
      if (!items[0]) throw new Error(`There is no ${record} ${name}`);
      return items[0];
    };
    const { id, revision } = await found();
    const taking = await submitted(`create${user}`, using(id, `Baru ${name}`.slice(0, 40)));
    const hindering = { taskId: taking.taskId, refNo: taking.refNo };

    const ending = { id, revision, reason: 'Tidak dipakai lagi' };
    expect(await by(`${end}${record}`, ending)).toMatchObject({ status: 409, code: 'CA-1' });
    const offered = (await found()).actions.find(({ action }) => action === end);
    expect(offered).toMatchObject({ allowed: false, code: 'CA-1', tasks: [hindering] });
    await decideTask(bank(), 'SYSADMIN03', 'rejectAdminTask', taking, 'Tidak jadi');
    const waiting = await submitted(`${end}${record}`, ending);
    expect(await by(`create${user}`, using(id, `Baru ${name}`.slice(0, 40)))).toMatchObject({ code: 'CA-1' });
    await approved(waiting);
  });

  test('a group that a waiting workflow names is not deleted after its people have left it', async () => {
    const { created, move } = groupCalls(bank);
    const [home, left] = [await created('Cabang Kendari'), await created('Cabang Sorong')];
    await move('VERIFIER01', left);
    const verify = [{ groupKind: 'user-group', groupId: left.id, quorum: 1 }];
    const { taskId, refNo } = await submitted('createApprovalWorkflow', workflow('Verifikasi Sorong', { verify }));
    await move('VERIFIER01', home);
    const sub = bank().services.db.updateTable('sub_user_groups').set({ is_active: false });
    await sub.where('user_group_id', '=', left.id).execute();
    expect(await by('deleteUserGroup', { id: left.id, revision: 1 })).toMatchObject({ code: 'CA-1' });
    expect(await read<ChangeImpact>('getUserGroupImpact', { id: left.id, action: 'delete' })).toMatchObject({
      blockers: [{ code: 'CA-1', tasks: [{ taskId, refNo, recordName: 'Verifikasi Sorong' }] }],
    });
  });
});
