// Administrators draw approval workflows, and payments take the routes that they lead to.
import { expect, test } from 'vitest';
import type { ChangeImpact, StageCandidate, WorkflowTaskStages } from '../../generated/types.ts';
import { onBothDatabases } from './on-databases.ts';
import { addRequestBank, draftOf, submit, user } from './request-bank.ts';
import { decideTask } from './task-bank.ts';
import type { Listed } from './admin-calls.ts';
import { direksi, drawn, rowOf, treasury, workflowCalls } from './workflow-calls.ts';

const at = (field: string) => ({ errors: [{ field: `approvalWorkflow.${field}` }] });

onBothDatabases('approval workflows', addRequestBank, (bank) => {
  const {
    by,
    read,
    submitted,
    approved,
    taskOf,
    workflowDetail,
    mapDetail,
    workflowCalled,
    mapCalled,
    newWorkflow,
    newMap,
    link,
    routeFor,
  } = workflowCalls(bank);
  const refused = (change: object) => by('createApprovalWorkflow', { approvalWorkflow: drawn('Ditolak', change) });

  test('a workflow is drawn, approved and used by a map, and a payment takes it', async () => {
    const task = await submitted('createApprovalWorkflow', { approvalWorkflow: drawn('Direksi langsung') });
    expect(await taskOf(task)).toMatchObject({
      task: { recordKind: 'approval-workflow', action: 'create', recordName: 'Direksi langsung' },
      changes: expect.arrayContaining([
        { field: 'approve', before: null, after: 'approval-group Direksi × 1 of 2: Budi Santoso, Ratna Kusuma' },
      ]),
    });
    await approved(task);
    const { id } = await workflowCalled('Direksi langsung');
    expect(await workflowDetail(id)).toMatchObject({
      approve: [{ groupName: 'Direksi', quorum: 1, eligible: 2 }],
      maps: [],
      stamp: { createdBy: { userId: user('SYSADMIN01') }, approvedBy: { userId: user('SYSADMIN03') } },
    });
    const map = await newMap('Matriks BI-FAST', [rowOf('BI-FAST kecil', id)]);
    expect(await mapDetail(map.id)).toMatchObject({
      version: 2,
      approvalList: [
        { id: expect.stringMatching(/^wr-/), outcome: { approvalWorkflow: { name: 'Direksi langsung' } } },
      ],
      userGroups: [],
    });
    expect(await routeFor('9000000.00')).toEqual({ row: 'Pembayaran rutin', stages: ['verify', 'approve', 'release'] });
    await link(['wm-0001', map.id]);
    expect(await routeFor('9000000.00')).toEqual({ row: 'BI-FAST kecil', stages: ['approve', 'release'] });
    expect(await routeFor('11000000.00')).toMatchObject({ row: 'Pembayaran rutin' });
    expect((await workflowDetail(id)).maps).toMatchObject([{ name: 'Matriks BI-FAST' }]);
    await link(['wm-0001']);
  });

  test('an edited workflow holds for new requests, and those on their way keep their route', async () => {
    const workflow = await newWorkflow('Dua direksi', { approve: [{ ...direksi, quorum: 2 }] });
    const map = await newMap('Matriks Dua', [rowOf('Semua', workflow.id, { maximum: null })]);
    await link([map.id]);
    const before = await submit(bank(), draftOf('5000000.00'));
    const approvalWorkflow = drawn('Dua direksi', { verify: [{ ...direksi, groupId: 'keuangan' }] });
    const task = await submitted('editApprovalWorkflow', {
      id: workflow.id,
      revision: workflow.revision,
      approvalWorkflow,
    });
    const directors = [{ name: 'Budi Santoso' }, { name: 'Ratna Kusuma' }];
    const director = { groupKind: 'approval-group', groupName: 'Direksi', eligible: 2, people: directors };
    const stages = await read<WorkflowTaskStages>('getWorkflowTaskStages', { taskId: task.taskId }, 'SYSADMIN03');
    expect(stages).toMatchObject({
      before: { verify: [], approve: [{ ...director, quorum: 2 }] },
      after: { verify: [{ groupName: 'Keuangan', quorum: 1 }], approve: [{ ...director, quorum: 1 }] },
    });
    await approved(task);
    const after = await submit(bank(), draftOf('5000000.00'));
    expect(before.route.stages.map(({ kind }) => kind)).toEqual(['approve', 'release']);
    expect(after.route.stages.map(({ kind }) => kind)).toEqual(['verify', 'approve', 'release']);
    expect(after.route.matrixVersion).toBeGreaterThan(before.route.matrixVersion);
    await link(['wm-0001']);
  });

  test('each revision of a task has its own stages', async () => {
    const { id, revision } = await newWorkflow('Tiga tangan');
    const edit = (quorum: number, repair?: object) => ({
      id,
      revision,
      approvalWorkflow: drawn('Tiga tangan', { approve: [{ ...direksi, quorum }], release: [] }),
      ...repair,
    });
    const { taskId, ...first } = await submitted('editApprovalWorkflow', edit(1));
    await decideTask(bank(), 'SYSADMIN03', 'sendAdminTaskToRepair', { taskId, ...first }, 'Dua direksi');
    await submitted('editApprovalWorkflow', edit(2, { repair: { taskId, revision: first.revision } }));
    const wantedBy = async (body: object) => {
      const { after } = await read<WorkflowTaskStages>('getWorkflowTaskStages', { taskId, ...body }, 'SYSADMIN03');
      return after?.approve.map(({ quorum }) => quorum);
    };
    expect(await wantedBy({ revision: 1 })).toEqual([1]);
    expect(await wantedBy({ revision: 2 })).toEqual([2]);
    expect(await wantedBy({})).toEqual([2]);
    expect(await by('getWorkflowTaskStages', { taskId, revision: 3 })).toMatchObject({ status: 404, code: '193' });
  });

  test('a stage names groups that exist, each once, with people enough to fill it', async () => {
    expect(await refused({ approve: [] })).toMatchObject({ code: 'FIELD_SELECT_ONE', body: at('approve') });
    expect(await refused({ approve: [direksi, direksi] })).toMatchObject({
      code: 'FIELD_REPEATED',
      body: at('approve'),
    });
    expect(await refused({ approve: [{ ...direksi, quorum: 3 }] })).toMatchObject({ code: '85', body: at('approve') });
    expect(await refused({ release: [{ ...treasury, quorum: 2 }] })).toMatchObject({ code: '86', body: at('release') });
    expect(await refused({ verify: [{ ...treasury, quorum: 1 }] })).toMatchObject({ code: '87', body: at('verify') });
    expect(await refused({ approve: [{ ...direksi, groupId: 'nobody' }] })).toMatchObject({ status: 404, code: '193' });
    const straight = { approvalMode: 'Straight Through Processing', approve: [] };
    expect(await refused(straight)).toMatchObject({ code: 'ADMIN_APPROVAL_BY_HAND', body: at('approvalMode') });
    const { db } = bank().services;
    const setup = db.updateTable('company_setup').where('company_id', '=', 'NUSANTARA');
    await setup.set({ approval_mode: 'Straight Through Processing' }).execute();
    const named = { ...straight, approve: [direksi] };
    expect(await refused(named)).toMatchObject({ code: 'ADMIN_STRAIGHT_THROUGH', body: at('approve') });
    await setup.set({ approval_mode: 'Manual Approval' }).execute();
    const own = { approvalScope: ['Approve My Tasks Only'] };
    expect(await refused(own)).toMatchObject({ code: 'ADMIN_OWN_TASKS', body: at('approvalScope') });
    const candidates = await read<Listed<StageCandidate>>('listStageCandidates', { stageKind: 'approve' });
    expect(candidates.items.map(({ groupName, people }) => [groupName, people.length])).toEqual([
      ['Direksi', 2],
      ['Keuangan', 2],
      ['Keuangan Jakarta', 2],
      ['Pembayaran Vendor', 0],
      ['Treasury', 0],
    ]);
  });

  test('a workflow that a map leads to is kept, and a map that a group follows too', async () => {
    const changed = (operation: string, { id, revision }: { id: string; revision: number }) =>
      by(operation, { id, revision });
    const used = await workflowCalled('Satu direksi');
    expect(await changed('deleteApprovalWorkflow', used)).toMatchObject({ status: 409, code: 'CA-8' });
    expect(await changed('inactivateApprovalWorkflow', used)).toMatchObject({ code: 'CA-8' });
    const impact = await read<ChangeImpact>('getApprovalWorkflowImpact', { id: used.id, action: 'delete' });
    expect(impact).toMatchObject({ allowed: false, blockers: [{ code: 'CA-8' }] });
    const followed = await mapCalled('Matriks Keuangan');
    expect(await changed('deleteWorkflowMap', followed)).toMatchObject({ code: 'CA-7' });
    expect(await changed('inactivateWorkflowMap', followed)).toMatchObject({ code: 'CA-12' });
    const free = await newWorkflow('Sementara');
    await approved(await submitted('inactivateApprovalWorkflow', { id: free.id, revision: free.revision }));
    const idle = await workflowCalled('Sementara');
    expect(idle).toMatchObject({ status: 'Inactive', actions: [{ action: 'reactivate' }, { action: 'delete' }] });
    const leading = {
      workflowMap: { name: 'Ke mana', approvalList: [rowOf('Semua', free.id)] },
      acceptOverlaps: false,
    };
    expect(await by('createWorkflowMap', leading)).toMatchObject({ code: 'STATUS_NOT_ALLOWED' });
    await approved(await submitted('reactivateApprovalWorkflow', { id: free.id, revision: idle.revision }));
    await approved(await submitted('deleteApprovalWorkflow', { id: free.id, revision: idle.revision + 1 }));
    expect(await by('getApprovalWorkflow', { id: free.id })).toMatchObject({ status: 404, code: '193' });
  });
});
