// The replay of a change says what the bank does with the same requests once the change is carried out.
import { beforeAll, expect, test } from 'vitest';
import type {
  AdminTaskReceipt,
  ApprovalWorkflowDetail,
  CompanySetup,
  Replay,
  SubmitReceipt,
  UserGroupDetail,
  WorkflowMapDetail,
} from '../../generated/types.ts';
import type { Actor } from '../../server/approval/actor.ts';
import { newRecordId, newRecordIds } from '../../server/approval/record-ids.ts';
import { Refusal } from '../../server/refusal.ts';
import { onBothDatabases } from './on-databases.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { addRequestBank, draftOf, submit, user } from './request-bank.ts';
import { approveTask } from './task-bank.ts';

const amounts = ['10000000.00', '60000000.00', '90000000.00'];

const stagesOf = ({ route }: SubmitReceipt) =>
  route.stages.map(({ kind, groups }) => ({
    kind,
    groups: groups.map(({ groupKind, groupName, quorum }) => ({ groupKind, groupName, quorum })),
  }));

/** How the bank answers the same request now. */
const answered = (receipt: SubmitReceipt) => ({ code: null, stages: stagesOf(receipt) });
function refused(error: unknown) {
  if (!(error instanceof Refusal)) throw error;
  return { code: error.code, stages: [] };
}

onBothDatabases('the replay of a change', addRequestBank, (bank) => {
  beforeAll(async () => {
    for (const value of amounts) await submit(bank(), draftOf(value));
  });

  const by = (operation: string, body: object, id = 'SYSADMIN01') => ask(bank(), operation, { user: user(id), body });
  const read = <Output>(operation: string, body: object) =>
    outputOf<Output>(bank(), operation, { user: user('SYSADMIN01'), body });
  const replayed = (change: object) => read<Replay>('replayChange', { change });

  const workflow = () => read<ApprovalWorkflowDetail>('getApprovalWorkflow', { id: 'aw-0002' });
  const group = () => read<UserGroupDetail>('getUserGroup', { id: 'ug-0001' });
  const map = () => read<WorkflowMapDetail>('getWorkflowMap', { kind: 'record', id: 'wm-0001' });

  const twoOfDireksi = async () => {
    const { name, requestType, approvalOrder, approvalMode, approvalScope } = await workflow();
    const direksi = { groupKind: 'approval-group', groupId: 'direksi', quorum: 2 };
    const treasury = { groupKind: 'approval-group', groupId: 'treasury', quorum: 1 };
    const steps = { verify: [], approve: [direksi], release: [treasury] };
    return { name, requestType, approvalOrder, approvalMode, approvalScope, ...steps };
  };
  test('a drafted workflow sends the requests of its rows another way, and nothing is stored', async () => {
    const drafted = { kind: 'approval-workflow', id: 'aw-0002', approvalWorkflow: await twoOfDireksi() };
    const before = await workflow();
    const found = await replayed(drafted);
    expect(found).toMatchObject({ code: null, requests: 3, same: 1, anotherWay: 2, stopped: 0, freed: 0 });
    // Verify, Keuangan, Direksi and Treasury become two of Direksi and Treasury.
    expect(found).toMatchObject({ signaturesMore: 0, signaturesFewer: 2, moreAffected: 0 });
    expect(found.affected.map(({ amount }) => amount?.value)).toEqual(['90000000.00', '60000000.00']);
    expect(found.affected.map(({ payeeName }) => payeeName)).toEqual(['CV Sinar Jaya Abadi', 'CV Sinar Jaya Abadi']);
    expect(await workflow()).toEqual(before);
  });

  test('what a task is replayed to do is what the bank does once it is approved', async () => {
    const { revision } = await workflow();
    const wanted = { id: 'aw-0002', revision, approvalWorkflow: await twoOfDireksi() };
    const task = (await by('editApprovalWorkflow', wanted)).output as AdminTaskReceipt;
    const found = await replayed({ kind: 'task', taskId: task.taskId });
    expect(await approveTask(bank(), 'SYSADMIN03', task)).toMatchObject({ output: { status: 'Successful' } });
    for (const { amount, after } of found.affected)
      expect(stagesOf(await submit(bank(), draftOf(amount?.value ?? '')))).toEqual(after.stages);
    expect(await by('replayChange', { change: { kind: 'task', taskId: task.taskId } })).toMatchObject({ code: '193' });
  });

  test('a map without the row of an amount stops the requests of that amount, as the bank would', async () => {
    const { name, approvalList } = await map();
    const rows = approvalList
      .slice(1)
      .map(({ accounts: _accounts, outcome: _outcome, createdAt: _createdAt, ...row }) => ({
        ...row,
        accounts: { kind: 'every-account' },
        outcome: { kind: 'approval-workflow', approvalWorkflowId: 'aw-0001' },
      }));
    const found = await replayed({ kind: 'workflow-map', id: 'wm-0001', workflowMap: { name, approvalList: rows } });
    expect(found).toMatchObject({ stopped: 1, noRouteBefore: 0, noRouteAfter: 1 });
    expect(found.affected[0]).toMatchObject({
      result: 'stopped',
      amount: { value: '10000000.00' },
      maker: { userId: user('MAKER01') },
      after: { why: 'no-row', code: '1185', stages: [], signatures: 0 },
    });
  });

  test('favorites alone stop the requests whose payee was typed, as the bank would', async () => {
    const { settings } = await read<CompanySetup>('getCompanySetup', {});
    const wanted = { ...settings, payeeInputMode: 'Favorites Only' };
    const found = await replayed({ kind: 'company-setup', settings: wanted });
    expect(found.stopped).toBeGreaterThan(0);
    expect(found.stopped).toBe(found.requests - found.noRouteBefore);
    expect(found.affected[0]?.after).toMatchObject({ why: 'payee', code: 'FAVORITES_ONLY', stages: [] });
  });

  test('a lower limit of the account stops what is above it, and a group without its people stops everything', async () => {
    const { output } = await by('listAccountLimits', { filter: { search: 'Operasional Jakarta' } });
    const [limit] = (output as { items: { revision: number; values: object }[] }).items;
    const values = { ...limit?.values, maximum: '50000000.00' };
    const setting = { accountId: 'acc-0001', revision: limit?.revision, values };
    const limited = await replayed({ kind: 'account-limit', accountLimits: [setting] });
    expect(limited.affected.map(({ after }) => after.why)).toEqual(limited.affected.map(() => 'limit'));
    expect(limited.stopped).toBeGreaterThan(0);
    const action = { kind: 'action', recordKind: 'user-group', id: 'ug-0001', action: 'inactivate' };
    const inactive = await replayed(action);
    expect(inactive).toMatchObject(inactive.code === null ? { stopped: inactive.requests } : { requests: 0 });
    expect((await group()).status).toBe('Active');
  });

  test('a change that could not be carried out is answered with its code, and an unknown record is not found', async () => {
    const drafted = { kind: 'approval-workflow', id: 'aw-0001', approvalWorkflow: await twoOfDireksi() };
    expect(await replayed(drafted)).toMatchObject({ code: 'ADMIN_NAME_TAKEN', requests: 0, affected: [] });
    expect(await by('replayChange', { change: { ...drafted, id: 'aw-9999' } })).toMatchObject({ code: '193' });
  });

  test('the submission refuses what the replay says is stopped', async () => {
    const found = await replayed({
      kind: 'user-group',
      id: 'ug-0001',
      userGroup: { userGroupName: 'Keuangan', workflowMapIds: ['wm-0002'], enterpriseLimitIds: ['el-0001'] },
    });
    const { revision } = await group();
    const userGroup = { userGroupName: 'Keuangan', workflowMapIds: ['wm-0002'], enterpriseLimitIds: ['el-0001'] };
    const task = (await by('editUserGroup', { id: 'ug-0001', revision, userGroup })).output as AdminTaskReceipt;
    await approveTask(bank(), 'SYSADMIN03', task);
    for (const { amount, after } of found.affected) {
      const again = await submit(bank(), draftOf(amount?.value ?? '')).then(answered, refused);
      expect(again).toEqual({ code: after.code, stages: after.stages });
    }
  });

  test('replays beside the approval of the same task neither hold it up nor change what it does', async () => {
    const { revision, name } = await workflow();
    const approvalWorkflow = { ...(await twoOfDireksi()), name: `${name} 2` };
    const wanted = { id: 'aw-0002', revision, approvalWorkflow };
    const task = (await by('editApprovalWorkflow', wanted)).output as AdminTaskReceipt;
    const replays = Array.from({ length: 6 }, () =>
      by('replayChange', { change: { kind: 'task', taskId: task.taskId } }),
    );
    const [approved, ...answers] = await Promise.all([approveTask(bank(), 'SYSADMIN03', task), ...replays]);
    expect(approved).toMatchObject({ output: { status: 'Successful' } });
    expect(answers.filter(({ code }) => code !== '00' && code !== '193')).toEqual([]);
    expect((await workflow()).name).toBe(`${name} 2`);
  });

  test('new maps that two administrators replay at the same moment get ids of their own', async () => {
    const { approvalList, name } = await map();
    const rows = approvalList.map(
      ({ id: _id, createdAt: _createdAt, accounts: _accounts, outcome: _outcome, ...row }) => ({
        ...row,
        accounts: { kind: 'every-account' },
        outcome: { kind: 'approval-workflow', approvalWorkflowId: 'aw-0001' },
      }),
    );
    const drafted = (admin: string) => {
      const workflowMap = { name: `${name} ${admin}`, approvalList: rows };
      return by('replayChange', { change: { kind: 'workflow-map', workflowMap } }, admin);
    };
    const answers = await Promise.all(['SYSADMIN01', 'SYSADMIN02', 'SYSADMIN01', 'SYSADMIN02'].map(drafted));
    expect(answers.map(({ output }) => (output as Replay).code)).toEqual([null, null, null, null]);
    const { db } = bank().services;
    const actor = { db, isRehearsal: true } as Actor;
    const ids = [
      ...(await newRecordIds(actor, 'workflow_map_row_numbers', 3)),
      await newRecordId(actor, 'workflow_map_row_numbers'),
    ];
    expect(new Set(ids).size).toBe(4);
    expect(ids.slice(0, 3)).toEqual(ids.slice(0, 3).toSorted());
  });
});
