// Administrators write the rows of workflow maps, and payments take the rows that they match.
import { expect, test } from 'vitest';
import type { OverlapReport, WorkflowMapDetail } from '../../generated/types.ts';
import { onBothDatabases } from './on-databases.ts';
import { addRequestBank, draftOf, submit } from './request-bank.ts';
import { decideTask } from './task-bank.ts';
import { rowOf, workflowCalls } from './workflow-calls.ts';

const row = (change: object, name = 'A') => rowOf(name, 'aw-0001', change);

onBothDatabases('workflow maps', addRequestBank, (bank) => {
  const { by, read, submitted, approved, mapDetail, storedOverlaps, mapCalled, newMap, link } = workflowCalls(bank);
  const create = (approvalList: readonly object[], acceptOverlaps = false) =>
    by('createWorkflowMap', { workflowMap: { name: 'Baris', approvalList }, acceptOverlaps });

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
    const task = await submitted('createWorkflowMap', {
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
    const task = await submitted('editWorkflowMap', edit([kept, added]));
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
      await submitted('editWorkflowMap', edit(repaired, { repair: { taskId: task.taskId, revision: task.revision } })),
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
    await approved(await submitted('createWorkflowMap', body));
    expect(await storedOverlaps('Bertumpang')).toEqual({ overlap_count: 1 });
    const found = await mapCalled('Bertumpang');
    expect(found).toMatchObject({ overlapCount: 1, rowCount: 2 });
    const { approvalList } = await mapDetail(found.id);
    const first = approvalList.find(({ name }) => name === 'Sampai 30 juta');
    const one = row({ id: first?.id, maximum: '30000000.00' }, 'Sampai 30 juta');
    const alone = { name: 'Bertumpang', approvalList: [one] };
    const edit = { id: found.id, revision: found.revision, workflowMap: alone, acceptOverlaps: false };
    await approved(await submitted('editWorkflowMap', edit));
    expect(await storedOverlaps('Bertumpang')).toEqual({ overlap_count: 0 });
    expect(await mapCalled('Bertumpang')).toMatchObject({ overlapCount: 0, rowCount: 1 });
  });
});
