// What changes while a task or a request waits, and what an account keeps when it leaves its groups.
import { expect, test } from 'vitest';
import type {
  AccountGroupSummary,
  AccountLimit,
  AdminTaskReceipt,
  ChangeImpact,
  CompanySetup,
  SetUpFinding,
} from '../../generated/types.ts';
import { adminCalls, type Listed } from './admin-calls.ts';
import { all, limitCalls } from './limit-calls.ts';
import { onBothDatabases } from './on-databases.ts';
import { addRequestBank, decideUnsigned, submit, user } from './request-bank.ts';
import { decideTask, targetOf } from './task-bank.ts';
import { drawn, treasury } from './workflow-calls.ts';

onBothDatabases('what changes meanwhile', addRequestBank, (bank) => {
  const { by, read, submitted, approved } = adminCalls(bank, 'SYSADMIN02');
  const { change, check } = limitCalls(bank);
  const signing = (task: AdminTaskReceipt) => by('generateAdminChallenge', { items: [targetOf(task)] }, 'SYSADMIN03');
  const reject = (task: AdminTaskReceipt) => decideTask(bank(), 'SYSADMIN03', 'rejectAdminTask', task, 'Tidak jadi');

  test('a delegation waits while the bank lowers the default below it: it is refused until it is repaired', async () => {
    const service = 'SVC_LCY_BIFAST';
    const task = await submitted('editDelegationOfAuthority', await change(service, all('200000000.00')));
    const rail = bank().services.db.updateTable('rail_limits').where('service', '=', service);
    await rail.where('currency', '=', 'IDR').set({ maximum: '150000000.00' }).execute();
    expect(await signing(task)).toMatchObject({
      code: 'ADMIN_ABOVE_DEFAULT',
      body: { values: { maximum: { value: '150000000.00' } } },
    });
    await decideTask(bank(), 'SYSADMIN03', 'sendAdminTaskToRepair', task, 'Plafon turun');
    const repair = { taskId: task.taskId, revision: task.revision };
    await approved(
      await submitted('editDelegationOfAuthority', { ...(await change(service, all('100000000.00'))), repair }),
    );
    await rail.where('currency', '=', 'IDR').set({ maximum: '250000000.00' }).execute();
  });

  test('a company begins to approve by hand while a workflow without an approver waits: that one is refused', async () => {
    const { db } = bank().services;
    const company = db.updateTable('companies').where('company_id', '=', 'NUSANTARA');
    const mode = async (approvalMode: CompanySetup['settings']['approvalMode']) => {
      const { revision, settings } = await read<CompanySetup>('getCompanySetup', {});
      await approved(await submitted('editCompanySetup', { revision, settings: { ...settings, approvalMode } }));
    };
    await company.set({ is_single_access: true }).execute();
    await mode('Manual Approval');
    await mode('Straight Through Processing');
    await company.set({ is_single_access: false }).execute();
    const straight = { approvalMode: 'Straight Through Processing', approve: [], release: [treasury] };
    const task = await submitted('createApprovalWorkflow', { approvalWorkflow: drawn('Langsung', straight) });
    await mode('Manual Approval');
    expect(await signing(task)).toMatchObject({ code: 'ADMIN_APPROVAL_BY_HAND' });
    await reject(task);
  });

  test('the limits of an account stay when it leaves its account group', async () => {
    const limitOf = async (accountId: string) =>
      (await read<{ limit: AccountLimit }>('getAccountLimit', { accountId })).limit;
    const accountGroup = { groupName: 'Kas Harian', parentId: null, accountIds: ['acc-0001'] };
    await approved(await submitted('createAccountGroup', { accountGroup }));
    const { revision, values } = await limitOf('acc-0001');
    const setting = { accountId: 'acc-0001', revision };
    const wanted = { ...setting, values: { ...values, maximum: '30000000.00' } };
    await approved(
      await submitted('editAccountLimits', {
        confirmationData: [wanted],
        originalChangedData: [{ ...setting, values }],
      }),
    );
    const search = { filter: { search: 'Kas Harian' } };
    const [group] = (await read<Listed<AccountGroupSummary>>('listAccountGroups', search)).items;
    if (!group) throw new Error('The group was not created');
    const left = { id: group.id, revision: group.revision, accountGroup: { ...accountGroup, accountIds: [] } };
    await approved(await submitted('editAccountGroup', left));
    expect(await limitOf('acc-0001')).toMatchObject({ values: { maximum: '30000000.00' } });
    await expect(check(31_000_000n)).rejects.toMatchObject({ code: '17' });
  });

  test('the block of those who could approve the last step names the request, and a finding says so afterwards', async () => {
    const receipt = await submit(bank());
    await decideUnsigned(bank(), 'VERIFIER01', 'verifyRequest', receipt);
    const impactOf = (id: string) => read<ChangeImpact>('getUserProfileImpact', { userId: user(id), action: 'block' });
    const block = async (id: string) => {
      const { revision } = await read<{ revision: number }>('getUserProfileDetail', { userId: user(id) });
      await approved(await submitted('blockUserProfile', { userId: user(id), revision, reason: 'Cuti panjang' }));
    };
    expect(await impactOf('APPROVER01')).toMatchObject({ allowed: true, openRequests: 0 });
    await block('APPROVER01');
    expect(await impactOf('APPROVER02')).toMatchObject({
      openRequests: 1,
      touchedRequests: [{ refNo: receipt.refNo }],
      notices: expect.arrayContaining([expect.objectContaining({ code: '85' })]),
    });
    await block('APPROVER02');
    const { items } = await read<Listed<SetUpFinding>>('listSetUpFindings', {});
    expect(items).toContainEqual(
      expect.objectContaining({ rule: 'waiting-requests', names: expect.arrayContaining([receipt.refNo]) }),
    );
  });
});
