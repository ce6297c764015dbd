// Administrators draw approval workflows and workflow maps, and payments take the routes that they lead to.
import { expect, test } from 'vitest';
import type {
  AdminTaskDetail,
  AdminTaskReceipt,
  ApprovalWorkflowDetail,
  ApprovalWorkflowSummary,
  ChangeImpact,
  OverlapReport,
  StageCandidate,
  UserGroupDetail,
  WorkflowMapDetail,
  WorkflowMapSummary,
  WorkflowTaskStages,
} from '../../generated/types.ts';
import { onBothDatabases } from './on-databases.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { addRequestBank, draftOf, submit, user } from './request-bank.ts';
import { approveTask, decideTask } from './task-bank.ts';

interface Listed<Item> {
  readonly items: readonly Item[];
  readonly page: { readonly total: number | null };
}

const direksi = { groupKind: 'approval-group', groupId: 'direksi', quorum: 1 } as const;
const treasury = { groupKind: 'approval-group', groupId: 'treasury', quorum: 1 } as const;

const drawn = (name: string, change: object = {}) => ({
  name,
  requestType: 'financial-request',
  approvalOrder: 'parallel',
  approvalMode: 'Manual Approval',
  approvalScope: ["Approve Other's Tasks"],
  verify: [],
  approve: [direksi],
  release: [treasury],
  ...change,
});

const rowOf = (name: string, approvalWorkflowId: string, change: object = {}) => ({
  name,
  transactionTypes: ['SVC_LCY_BIFAST'],
  accounts: { kind: 'every-account' },
  currency: 'IDR',
  minimum: null,
  maximum: '10000000.00',
  batchBasis: 'total',
  outcome: { kind: 'approval-workflow', approvalWorkflowId },
  ...change,
});

const at = (field: string) => ({ errors: [{ field: `approvalWorkflow.${field}` }] });
const row = (change: object, name = 'A') => rowOf(name, 'aw-0001', change);

onBothDatabases('approval workflows and workflow maps', addRequestBank, (bank) => {
  const by = (operation: string, body: object, id = 'SYSADMIN01') => ask(bank(), operation, { user: user(id), body });
  const read = <Output>(operation: string, body: object, id = 'SYSADMIN01') =>
    outputOf<Output>(bank(), operation, { user: user(id), body });
  const wanted = async (operation: string, body: object, id?: string) => {
    const answer = await by(operation, body, id);
    expect(answer).toMatchObject({ code: '00' });
    return answer.output as AdminTaskReceipt;
  };
  const approved = async (task: AdminTaskReceipt) =>
    expect(await approveTask(bank(), 'SYSADMIN03', task)).toMatchObject({
      code: '00',
      output: { status: 'Successful' },
    });
  const taskOf = ({ taskId }: AdminTaskReceipt) => read<AdminTaskDetail>('getAdminTask', { taskId }, 'SYSADMIN03');

  const workflowDetail = (id: string) => read<ApprovalWorkflowDetail>('getApprovalWorkflow', { id });
  const mapDetail = (id: string) => read<WorkflowMapDetail>('getWorkflowMap', { kind: 'record', id });
  const workflowCalled = async (search: string) => {
    const { items } = await read<Listed<ApprovalWorkflowSummary>>('listApprovalWorkflows', { filter: { search } });
    if (!items[0]) throw new Error(`There is no workflow ${search}`);
    return items[0];
  };
  const storedOverlaps = (name: string) =>
    bank()
      .services.db.selectFrom('workflow_maps')
      .select('overlap_count')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
  const mapCalled = async (search: string) => {
    const { items } = await read<Listed<WorkflowMapSummary>>('listWorkflowMaps', { filter: { search } });
    if (!items[0]) throw new Error(`There is no map ${search}`);
    return items[0];
  };
  const newWorkflow = async (name: string, change: object = {}) => {
    await approved(await wanted('createApprovalWorkflow', { approvalWorkflow: drawn(name, change) }));
    return workflowCalled(name);
  };
  const newMap = async (name: string, approvalList: readonly object[]) => {
    const body = { workflowMap: { name, approvalList }, acceptOverlaps: false };
    await approved(await wanted('createWorkflowMap', body));
    return mapCalled(name);
  };
  /** Links the maps to the user group of the demonstration users. */
  async function link(workflowMapIds: readonly string[]) {
    const group = await read<UserGroupDetail>('getUserGroup', { id: 'ug-0001' });
    const userGroup = { userGroupName: 'Keuangan', workflowMapIds, enterpriseLimitIds: ['el-0001'] };
    await approved(await wanted('editUserGroup', { id: group.id, revision: group.revision, userGroup }));
  }
  const routeFor = async (value: string) => {
    const { route } = await submit(bank(), draftOf(value));
    return { row: route.matchedRow?.name, stages: route.stages.map(({ kind }) => kind) };
  };

  const refused = (change: object) => by('createApprovalWorkflow', { approvalWorkflow: drawn('Ditolak', change) });
  const create = (approvalList: readonly object[], acceptOverlaps = false) =>
    by('createWorkflowMap', { workflowMap: { name: 'Baris', approvalList }, acceptOverlaps });

  test('a workflow is drawn, approved and used by a map, and a payment takes it', async () => {
    const task = await wanted('createApprovalWorkflow', { approvalWorkflow: drawn('Direksi langsung') });
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
    const task = await wanted('editApprovalWorkflow', {
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
    const { taskId, ...first } = await wanted('editApprovalWorkflow', edit(1));
    await decideTask(bank(), 'SYSADMIN03', 'sendAdminTaskToRepair', { taskId, ...first }, 'Dua direksi');
    await wanted('editApprovalWorkflow', edit(2, { repair: { taskId, revision: first.revision } }));
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
    await approved(await wanted('inactivateApprovalWorkflow', { id: free.id, revision: free.revision }));
    const idle = await workflowCalled('Sementara');
    expect(idle).toMatchObject({ status: 'Inactive', actions: [{ action: 'reactivate' }, { action: 'delete' }] });
    const leading = {
      workflowMap: { name: 'Ke mana', approvalList: [rowOf('Semua', free.id)] },
      acceptOverlaps: false,
    };
    expect(await by('createWorkflowMap', leading)).toMatchObject({ code: 'STATUS_NOT_ALLOWED' });
    await approved(await wanted('reactivateApprovalWorkflow', { id: free.id, revision: idle.revision }));
    await approved(await wanted('deleteApprovalWorkflow', { id: free.id, revision: idle.revision + 1 }));
    expect(await by('getApprovalWorkflow', { id: free.id })).toMatchObject({ status: 404, code: '193' });
  });

  test('the rows of a map are checked one by one, and overlaps have to be read', async () => {
    expect(await create([row({ minimum: '9.00', maximum: '1.00' })])).toMatchObject({
      code: 'ADMIN_MINIMUM_ABOVE_MAXIMUM',
    });
    expect(await create([row({ currency: 'JPY', maximum: '1.50' })])).toMatchObject({ code: '120' });
    expect(await create([row({ outcome: { kind: 'approval-workflow', approvalWorkflowId: 'aw-9' } })])).toMatchObject({
      status: 404,
    });
    expect(await create([row({ accounts: { kind: 'accounts', accountIds: ['acc-9999'] } })])).toMatchObject({
      code: '193',
    });
    const rows = [row({}), row({ transactionTypes: [] }, 'B'), row({ maximum: '5.00' }, 'A')];
    expect(await create(rows, true)).toMatchObject({
      code: 'FIELD_REPEATED',
      body: { errors: [{ field: 'workflowMap.approvalList.2.name' }] },
    });
    const overlapping = [row({}), row({ transactionTypes: [] }, 'B')];
    expect(await create(overlapping)).toMatchObject({
      status: 409,
      code: 'ADMIN_ROUTE_OVERLAP',
      body: { errors: [{ field: 'workflowMap.approvalList.1' }] },
    });
    const report = await read<OverlapReport>('checkMapOverlaps', { approvalList: overlapping });
    expect(report).toMatchObject({
      needsConfirmation: true,
      overlaps: [{ winner: { position: 0 }, loser: { position: 1 }, decidedBy: 'type', isTie: false }],
      unreachable: [],
    });
    const task = await wanted('createWorkflowMap', {
      workflowMap: { name: 'Baris', approvalList: overlapping },
      acceptOverlaps: true,
    });
    await approved(task);
    expect(await mapCalled('Baris')).toMatchObject({ rowCount: 2, overlapCount: 1 });
  });

  test('a map that was sent back is repaired, with its new rows still without an id', async () => {
    const map = await newMap('Matriks Perbaikan', [rowOf('Lama', 'aw-0001')]);
    const { approvalList } = await mapDetail(map.id);
    const kept = rowOf('Lama', 'aw-0001', { id: approvalList[0]?.id });
    const added = rowOf('Tambahan', 'aw-0002', { minimum: '10000000.01', maximum: null });
    const edit = (rows: readonly object[], repair?: object) => ({
      id: map.id,
      revision: map.revision,
      workflowMap: { name: map.name, approvalList: rows },
      acceptOverlaps: false,
      ...repair,
    });
    const task = await wanted('editWorkflowMap', edit([kept, added]));
    await decideTask(bank(), 'SYSADMIN03', 'sendAdminTaskToRepair', task, 'Batasnya terlalu tinggi');
    const sentBack = await read<WorkflowMapDetail>('getWorkflowMap', { kind: 'task', taskId: task.taskId });
    expect(sentBack).toMatchObject({
      editId: map.id,
      fromEdit: true,
      isRepair: true,
      reasonMessage: 'Batasnya terlalu tinggi',
      approvalList: [
        { name: 'Lama', id: expect.any(String) },
        { name: 'Tambahan', id: null, createdAt: null },
      ],
    });
    const repaired = [kept, { ...added, id: null, maximum: '50000000.00' }];
    await approved(
      await wanted('editWorkflowMap', edit(repaired, { repair: { taskId: task.taskId, revision: task.revision } })),
    );
    const after = await mapDetail(map.id);
    expect(after.approvalList.map(({ name, id }) => [name, id !== null])).toEqual([
      ['Lama', true],
      ['Tambahan', true],
    ]);
    expect(after.approvalList[0]?.id).toBe(approvalList[0]?.id);
  });

  test('a request without a map, with an inactive map or without a row says which it is', async () => {
    const { db } = bank().services;
    const setMaps = (workflow_map_ids: string[]) =>
      db.updateTable('user_groups').set({ workflow_map_ids }).where('company_id', '=', 'NUSANTARA').execute();
    const refusal = (service: 'SVC_LCY_BIFAST' | null) =>
      submit(bank(), draftOf('500.00', { service, menuAccess: 'FAV' })).catch((error: unknown) => error);
    await setMaps([]);
    expect(await refusal('SVC_LCY_BIFAST')).toMatchObject({ code: '9091' });
    await setMaps(['wm-0003']);
    expect(await refusal('SVC_LCY_BIFAST')).toMatchObject({ code: '9093' });
    const map = await newMap('Hanya favorit', [rowOf('Favorit', 'aw-0001', { transactionTypes: ['BULK_FAV'] })]);
    await setMaps([map.id]);
    expect(await refusal('SVC_LCY_BIFAST')).toMatchObject({ code: '1185' });
    expect(await refusal(null)).toMatchObject({ code: '9092' });
    await setMaps(['wm-0001']);
  });

  test('a row for favorites matches requests for favorites', async () => {
    const map = await newMap('Favorit', [
      rowOf('Favorit saja', 'aw-0001', { transactionTypes: ['FAV'], currency: null, maximum: null }),
    ]);
    await link(['wm-0001', map.id]);
    const { route } = await submit(bank(), draftOf('500.00', { service: null, menuAccess: 'FAV' }));
    expect(route.matchedRow).toMatchObject({ name: 'Favorit saja' });
    await link(['wm-0001']);
  });

  test('the list counts the overlaps of a map when it is published, and reads no rows for them', async () => {
    const overlapping = [
      row({ maximum: '30000000.00' }, 'Sampai 30 juta'),
      row({ minimum: '20000000.00', maximum: null }, 'Mulai 20 juta'),
    ];
    const body = { workflowMap: { name: 'Bertumpang', approvalList: overlapping }, acceptOverlaps: true };
    await approved(await wanted('createWorkflowMap', body));
    expect(await storedOverlaps('Bertumpang')).toEqual({ overlap_count: 1 });
    const found = await mapCalled('Bertumpang');
    expect(found).toMatchObject({ overlapCount: 1, rowCount: 2 });
    const { approvalList } = await mapDetail(found.id);
    const first = approvalList.find(({ name }) => name === 'Sampai 30 juta');
    const one = row({ id: first?.id, maximum: '30000000.00' }, 'Sampai 30 juta');
    const alone = { name: 'Bertumpang', approvalList: [one] };
    const edit = { id: found.id, revision: found.revision, workflowMap: alone, acceptOverlaps: false };
    await approved(await wanted('editWorkflowMap', edit));
    expect(await storedOverlaps('Bertumpang')).toEqual({ overlap_count: 0 });
    expect(await mapCalled('Bertumpang')).toMatchObject({ overlapCount: 0, rowCount: 1 });
  });
});
