// The differences of a map are compared and sent as values; only their texts are short.
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type {
  AdminTaskDetail,
  AdminTaskHistory,
  AdminTaskReceipt,
  FieldChange,
  WorkflowMapDetail,
  WorkflowMapSummary,
} from '../../generated/types.ts';
import { onEmbeddedDatabase } from './on-databases.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { addRequestBank, user } from './request-bank.ts';
import { approveTask, decideTask } from './task-bank.ts';

const accountIds = (count: number) =>
  Array.from({ length: count }, (_, index) => `acc-m${String(index + 1).padStart(3, '0')}`);

const row = (ids: readonly string[], id?: string | null) => ({
  ...(id && { id }),
  name: 'Semua cabang',
  transactionTypes: ['SVC_LCY_BIFAST'],
  accounts: { kind: 'accounts', accountIds: ids },
  currency: 'IDR',
  minimum: null,
  maximum: '10000000.00',
  batchBasis: 'total',
  outcome: { kind: 'approval-workflow', approvalWorkflowId: 'aw-0001' },
});

const accountsIn = ({ values }: FieldChange, side: 'before' | 'after') => {
  const part = values?.[side];
  return part?.part === 'accounts' && part.accounts.kind === 'accounts' ? part.accounts.accounts.length : 0;
};

onEmbeddedDatabase('the differences of a workflow map', addRequestBank, (bank) => {
  const by = (operation: string, body: object) => ask(bank(), operation, { user: user('SYSADMIN01'), body });
  const read = <Output>(operation: string, body: object) =>
    outputOf<Output>(bank(), operation, { user: user('SYSADMIN01'), body });
  let map: WorkflowMapDetail;

  beforeAll(async () => {
    const { db } = bank().services;
    await sql`insert into accounts (company_id, account_id, number, alias, name, kind, currency, branch)
      select 'NUSANTARA', 'acc-m' || lpad(n::text, 3, '0'), '13700109' || lpad(n::text, 5, '0'),
        'Cabang ' || n || ' untuk penerimaan dan pengeluaran rutin', 'PT Nusantara', 'CA', 'IDR', '0701'
      from generate_series(1, 70) as n`.execute(db);
    const workflowMap = { name: 'Cabang', approvalList: [row(accountIds(60))] };
    const created = await by('createWorkflowMap', { workflowMap, acceptOverlaps: true });
    await approveTask(bank(), 'SYSADMIN03', created.output as AdminTaskReceipt);
    const list = await read<{ items: WorkflowMapSummary[] }>('listWorkflowMaps', { filter: { search: 'Cabang' } });
    const id = list.items.find(({ name }) => name === 'Cabang')?.id ?? '';
    map = await read<WorkflowMapDetail>('getWorkflowMap', { kind: 'record', id });
  });

  const edited = async (changed: object, repair?: object) => {
    const { id, revision, name } = map;
    const workflowMap = { name, approvalList: [{ ...row(accountIds(60), map.approvalList[0]?.id), ...changed }] };
    return by('editWorkflowMap', { id, revision, workflowMap, acceptOverlaps: true, ...repair });
  };
  const changesOf = async ({ taskId }: AdminTaskReceipt) =>
    (await read<AdminTaskDetail>('getAdminTask', { taskId })).changes;
  test('an account that stands after the end of the text is a change, in the task and in its history', async () => {
    const same = { accounts: { kind: 'accounts', accountIds: accountIds(60).toReversed() } };
    expect(await edited(same)).toMatchObject({ code: 'NOTHING_CHANGED' });
    const answer = await edited({ accounts: { kind: 'accounts', accountIds: accountIds(61) } });
    expect(answer).toMatchObject({ code: '00' });
    const task = answer.output as AdminTaskReceipt;
    const [change, ...others] = await changesOf(task);
    expect(others).toEqual([]);
    if (!change) throw new Error('There is no change');
    expect(change.field).toBe('approvalList.Semua cabang.accounts');
    expect(change.before).toMatch(/, … \(\+\d+\)$/);
    expect([accountsIn(change, 'before'), accountsIn(change, 'after')]).toEqual([60, 61]);

    await decideTask(bank(), 'SYSADMIN03', 'sendAdminTaskToRepair', task, 'Tambah satu cabang lagi');
    const repair = { repair: { taskId: task.taskId, revision: task.revision } };
    const again = await edited({ accounts: { kind: 'accounts', accountIds: accountIds(62) } }, repair);
    expect(again).toMatchObject({ code: '00' });
    const { revisions } = await read<AdminTaskHistory>('getAdminTaskHistory', { taskId: task.taskId });
    const [inHistory] = revisions[0]?.changes ?? [];
    if (!inHistory) throw new Error('The history has no change');
    expect([accountsIn(inHistory, 'before'), accountsIn(inHistory, 'after')]).toEqual([61, 62]);
    const cancelled = { taskId: task.taskId, revision: (again.output as AdminTaskReceipt).revision, reason: 'Uji' };
    expect(await by('cancelAdminTask', cancelled)).toMatchObject({ code: '00' });
  });

  test('a workflow called blocked differs from the outcome that blocks', async () => {
    const { db } = bank().services;
    await db.updateTable('approval_workflows').set({ name: 'blocked' }).where('workflow_id', '=', 'aw-0002').execute();
    const answer = await edited({ outcome: { kind: 'approval-workflow', approvalWorkflowId: 'aw-0002' } });
    expect(answer).toMatchObject({ code: '00' });
    expect(await changesOf(answer.output as AdminTaskReceipt)).toMatchObject([
      {
        after: 'blocked',
        values: {
          after: {
            part: 'outcome',
            outcome: { kind: 'approval-workflow', approvalWorkflow: { id: 'aw-0002', name: 'blocked' } },
          },
        },
      },
    ]);
  });
});
