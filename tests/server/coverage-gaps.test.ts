// Rows of a workflow map about an account group, and the requests of a user group that have no route.
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type {
  AccountGroupDetail,
  AdminTaskReceipt,
  CoverageGap,
  UserGroupDetail,
  WorkflowMapDetail,
  WorkflowMapSummary,
} from '../../generated/types.ts';
import type { OperationId } from '../../generated/operations.ts';
import { seedAccountGroups } from '../../server/sandbox/seed/account-groups.ts';
import { onBothDatabases } from './on-databases.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { addRequestBank, draftOf, submit, user } from './request-bank.ts';
import { approveTask } from './task-bank.ts';

interface Listed<Item> {
  readonly items: readonly Item[];
  readonly page: { readonly nextCursor: string | null; readonly total: number };
}

const cash = { kind: 'account-group', accountGroupId: 'ag-0002' } as const;
const row = (name: string, change: object = {}) => ({
  name,
  transactionTypes: ['SVC_LCY_BIFAST'],
  accounts: cash,
  currency: 'IDR',
  minimum: null,
  maximum: '10000000.00',
  batchBasis: 'total',
  outcome: { kind: 'approval-workflow', approvalWorkflowId: 'aw-0001' },
  ...change,
});

onBothDatabases('coverage of user groups', (bank) => {
  beforeAll(async () => {
    const { db, clock } = bank().services;
    await addRequestBank(bank());
    await seedAccountGroups(db, 'NUSANTARA', clock.now());
  });

  const by = (operation: OperationId, body: object) => ask(bank(), operation, { user: user('SYSADMIN01'), body });
  const read = <Output>(operation: OperationId, body: object) =>
    outputOf<Output>(bank(), operation, { user: user('SYSADMIN01'), body });
  async function approved(operation: OperationId, body: object): Promise<void> {
    const answer = await by(operation, body);
    expect(answer).toMatchObject({ code: '00' });
    const done = await approveTask(bank(), 'SYSADMIN03', answer.output as AdminTaskReceipt);
    expect(done).toMatchObject({ output: { status: 'Successful' } });
  }
  async function newMap(name: string, approvalList: readonly object[]): Promise<string> {
    await approved('createWorkflowMap', { workflowMap: { name, approvalList }, acceptOverlaps: true });
    const { items } = await read<Listed<WorkflowMapSummary>>('listWorkflowMaps', { filter: { search: name } });
    return items[0]?.id ?? '';
  }
  async function link(workflowMapIds: readonly string[]): Promise<void> {
    const { id, revision } = await read<UserGroupDetail>('getUserGroup', { id: 'ug-0001' });
    const userGroup = { userGroupName: 'Keuangan', workflowMapIds, enterpriseLimitIds: ['el-0001'] };
    await approved('editUserGroup', { id, revision, userGroup });
  }
  const gaps = (filter: object = {}, page: object = { size: 100 }) =>
    read<Listed<CoverageGap>>('listCoverageGaps', { filter, page });
  const ofBifast = { userGroupId: 'ug-0001', transactionType: 'SVC_LCY_BIFAST' } as const;
  const matched = async (value: string, accountId = 'acc-0001') => {
    const fromAccount = {
      id: accountId,
      number: '1370010246801',
      alias: 'Operasional Jakarta',
      currency: 'IDR',
    } as const;
    return (await submit(bank(), draftOf(value, { fromAccount }))).route.matchedRow?.name;
  };

  test('a row covers the accounts that its group holds when a request is made, with those of the groups below', async () => {
    const map = await newMap('Kas kecil', [row('Kas operasional')]);
    expect((await read<WorkflowMapDetail>('getWorkflowMap', { kind: 'record', id: map })).approvalList).toMatchObject([
      { accounts: { kind: 'account-group', accountGroup: { id: 'ag-0002', name: 'Kas Operasional' } } },
    ]);
    await link(['wm-0001', map]);
    expect(await matched('9000000.00')).toBe('Kas operasional');
    const { db } = bank().services;
    const member = db.updateTable('account_group_members').where('account_id', '=', 'acc-0001');
    await member.set({ group_id: 'ag-0003' }).execute();
    expect(await matched('9000001.00')).toBe('Pembayaran rutin');
    await member.set({ group_id: 'ag-0002' }).execute();
    const above = await newMap('Perusahaan', [row('Semua kas', { accounts: { ...cash, accountGroupId: 'ag-0001' } })]);
    await link(['wm-0001', above]);
    expect(await matched('9000002.00')).toBe('Semua kas');
    const mapsOf = async (accountId: string) => {
      const found = await read<Listed<WorkflowMapSummary>>('listWorkflowMaps', { filter: { accountId } });
      return found.items.map(({ name }) => name);
    };
    expect(await mapsOf('acc-0001')).toEqual(expect.arrayContaining(['Kas kecil', 'Perusahaan']));
    await member.set({ group_id: 'ag-0003' }).execute();
    expect(await mapsOf('acc-0001')).not.toContain('Kas kecil');
    await member.set({ group_id: 'ag-0002' }).execute();
    await link(['wm-0001', map]);
  });

  test('a group that a map names cannot be deleted, and an unknown one cannot be named', async () => {
    const group = await read<AccountGroupDetail>('getAccountGroup', { id: 'ag-0002' });
    const deleted = await by('deleteAccountGroup', { id: 'ag-0002', revision: group.revision });
    expect(deleted).toMatchObject({ code: 'ADMIN_USED_BY_WORKFLOW' });
    const unknown = [row('Lain', { accounts: { ...cash, accountGroupId: 'ag-9999' } })];
    expect(
      await by('createWorkflowMap', { workflowMap: { name: 'Lain', approvalList: unknown }, acceptOverlaps: true }),
    ).toMatchObject({ code: '193' });
  });

  test('gaps name the group, its makers, the account and the amounts, and the code that a maker would read', async () => {
    const map = await newMap('Hanya kas', [row('Hanya kas kecil')]);
    await link([map]);
    const { items } = await gaps(ofBifast);
    expect(items).toContainEqual(
      expect.objectContaining({
        userGroup: { id: 'ug-0001', name: 'Keuangan' },
        transactionType: 'SVC_LCY_BIFAST',
        account: expect.objectContaining({ id: 'acc-0001' }),
        range: expect.objectContaining({ minimum: '10000000.01' }),
        code: '1185',
      }),
    );
    expect((await gaps({ userGroupId: 'ug-0001', transactionType: 'SVC_LCY_RTGS' })).items[0]).toMatchObject({
      code: '24',
    });
    const { db } = bank().services;
    const makers = await db
      .selectFrom('users')
      .select('user_id')
      .where('company_id', '=', 'NUSANTARA')
      .where(sql<boolean>`'MK' = any(roles)`)
      .execute();
    const limit = { company_id: 'NUSANTARA', kind: 'role', service: 'SVC_LCY_BIFAST', amount: '10000000.00' } as const;
    await db
      .insertInto('company_limits')
      .values(makers.map(({ user_id: subject }) => ({ ...limit, subject })))
      .execute();
    expect((await gaps(ofBifast)).items.map(({ account }) => account?.id)).not.toContain('acc-0001');
    await db.deleteFrom('company_limits').where('kind', '=', 'role').execute();
    const first = await gaps({}, { size: 2 });
    expect(first.items).toHaveLength(2);
    const next = await gaps({}, { size: 2, cursor: first.page.nextCursor });
    expect(next.items[0]).not.toEqual(first.items[1]);
    await link(['wm-0001']);
    expect((await gaps(ofBifast)).items).toEqual([]);
  });

  test('a stage that too few people can fill is a gap, and so is a group without a map in use', async () => {
    const { db } = bank().services;
    const approvers = db.updateTable('users').where('user_id', 'like', 'APPROVER%');
    await approvers.set({ status: 'blocked' }).execute();
    const { items } = await gaps(ofBifast);
    expect(items.map(({ code }) => code)).toContain('85');
    await approvers.set({ status: 'active' }).execute();
    const map = db.updateTable('workflow_maps').where('map_id', '=', 'wm-0001');
    await map.set({ is_active: false }).execute();
    expect((await gaps(ofBifast)).items).toMatchObject([{ code: '9093', range: {} }]);
    await map.set({ is_active: true }).execute();
  });
});
