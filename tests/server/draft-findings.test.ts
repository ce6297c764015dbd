// What the check of a change says before it is submitted.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type {
  AdminTaskReceipt,
  Replay,
  SetUpFinding,
  WorkflowMapDetail,
  WorkflowMapRow,
} from '../../generated/types.ts';
import { onBothDatabases } from './on-databases.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { addRequestBank, user } from './request-bank.ts';
import { approveTask } from './task-bank.ts';

const admin = user('SYSADMIN01');

const ofAll = (amount: string) => ({
  kind: 'daily-limit',
  dailyLimits: [{ id: 'dl-ALL', amount, amountInit: null }],
});

/** A row as an administrator sends it. */
const draftOfRow = ({ id, name, transactionTypes, accounts, currency, outcome, ...range }: WorkflowMapRow) => ({
  id,
  name,
  transactionTypes,
  accounts,
  currency,
  minimum: range.minimum,
  maximum: range.maximum,
  batchBasis: range.batchBasis,
  outcome:
    outcome.kind === 'blocked' ? outcome : { kind: outcome.kind, approvalWorkflowId: outcome.approvalWorkflow.id },
});

/** A map with one row: of one type, for every amount. */
const only = (service: string, name: string) => ({
  name,
  approvalList: [
    {
      name: 'Semua nominal',
      transactionTypes: [service],
      accounts: { kind: 'every-account' },
      currency: null,
      minimum: null,
      maximum: null,
      batchBasis: 'total',
      outcome: { kind: 'approval-workflow', approvalWorkflowId: 'aw-0001' },
    },
  ],
});

onBothDatabases('the check of a change', addRequestBank, (bank) => {
  const db = () => bank().services.db;
  const drafted = async (draft: object) =>
    (await outputOf<{ items: readonly SetUpFinding[] }>(bank(), 'listSetUpFindings', { user: admin, body: { draft } }))
      .items;

  test('the check of a limit below the rows of a map names the rows that no request reaches any more', async () => {
    const found = await drafted(ofAll('1.00'));
    expect(new Set(found.map(({ rule }) => rule))).toEqual(new Set(['row-above-limits', 'daily-below-limit']));
    expect(found.find(({ rule }) => rule === 'daily-below-limit')?.names).toEqual(
      expect.arrayContaining(['ALL', 'SVC_LCY_BIFAST', 'SVC_LCY_RTGS']),
    );
    expect(await drafted(ofAll('50000000000.00'))).toEqual([]);
    expect(await drafted(ofAll('99000000000000.00'))).toMatchObject([{ rule: 'change-refused', code: '1186' }]);
  });

  test('the check of a draft that the bank would refuse says so, with what the refusal names', async () => {
    const limitItems = [{ serviceType: 'SVC_LCY_BIFAST', limit: '600000.00' }];
    const enterpriseLimit = { name: 'Limit Kecil', minimumAmount: '0.00', maximumAmount: '500000.00', limitItems };
    expect(await drafted({ kind: 'enterprise-limit', enterpriseLimit })).toMatchObject([
      {
        rule: 'change-refused',
        severity: 'stops',
        code: 'ADMIN_LIMIT_ABOVE_MAXIMUM',
        parameters: { maximum: expect.stringContaining('500') },
        record: { kind: 'enterprise-limit', id: '', name: 'Limit Kecil' },
      },
    ]);
  });

  test('the check of a map with a gap says the same as that of the set-up with it, once and with the amounts', async () => {
    const detail = await outputOf<WorkflowMapDetail>(bank(), 'getWorkflowMap', {
      user: admin,
      body: { kind: 'record', id: 'wm-0001' },
    });
    const [small, ...others] = detail.approvalList.map(draftOfRow);
    const workflowMap = { name: detail.name, approvalList: [{ ...small, maximum: '20000000.00' }, ...others] };
    const found = await drafted({ kind: 'workflow-map', id: 'wm-0001', workflowMap });
    const gap = found.find(({ uncovered }) => uncovered?.range.minimum === '20000000.01');
    expect(gap).toMatchObject({
      rule: 'uncovered',
      severity: 'stops',
      record: { kind: 'workflow-map', id: 'wm-0001', name: detail.name },
      names: expect.arrayContaining(['SVC_LCY_BIFAST', 'SVC_LCY_OVB', 'SVC_FCY_OVB']),
      uncovered: { why: 'no-row', range: { maximum: '50000000.00' }, userGroups: [{ id: 'ug-0001' }] },
    });
    const answer = await ask(bank(), 'editWorkflowMap', {
      user: admin,
      body: { id: 'wm-0001', revision: detail.revision, workflowMap, acceptOverlaps: true },
    });
    const { taskId } = answer.output as AdminTaskReceipt;
    expect(await drafted({ kind: 'task', taskId })).toEqual(found);
    expect(await approveTask(bank(), 'SYSADMIN03', answer.output as AdminTaskReceipt)).toMatchObject({ code: '00' });
    const call = { user: admin, body: { page: { size: 100 } } };
    const inForce = (await outputOf<{ items: readonly SetUpFinding[] }>(bank(), 'listSetUpFindings', call)).items;
    expect(inForce).toEqual(expect.arrayContaining([...found]));
  });

  test('a finding of a draft names a record that has a page, or a draft that has none yet', async () => {
    const tooMany = [{ groupKind: 'approval-group', groupId: 'direksi', quorum: 9 }];
    const approvalWorkflow = {
      name: 'Sembilan direksi',
      requestType: 'financial-request',
      approvalOrder: 'parallel',
      approvalMode: 'Manual Approval',
      approvalScope: ["Approve Other's Tasks"],
      verify: [],
      approve: tooMany,
      release: [],
    };
    const subUserGroup = {
      subUserGroupName: 'Kas Kecil',
      userGroupId: 'ug-0001',
      accountAccess: { kind: 'accounts', accounts: [{ accountId: 'acc-0001', inquiry: true, transaction: true }] },
      serviceAccess: [],
      enterpriseLimitIds: [],
    };
    const dailyLimits = [{ id: 'dl-ALL', amount: '1.00', amountInit: null }];
    const userGroup = { userGroupName: 'Keuangan', workflowMapIds: [], enterpriseLimitIds: ['el-0001'] };
    const found = [
      ...(await drafted({ kind: 'approval-workflow', approvalWorkflow })),
      ...(await drafted({ kind: 'sub-user-group', subUserGroup })),
      ...(await drafted({ kind: 'daily-limit', dailyLimits })),
      ...(await drafted({ kind: 'user-group', id: 'ug-0001', userGroup })),
    ];
    expect(new Set(found.map(({ rule }) => rule)).size).toBeGreaterThan(2);
    expect(found.map(({ record }) => record.id)).toContain('');
    const { rows } = await sql<{ id: string }>`select workflow_id as id from approval_workflows
      union select map_id from workflow_maps union select group_id from user_groups union select user_id from users
      union select account_id from accounts union select ''`.execute(db());
    const known = rows.map(({ id }) => id);
    expect(found.filter(({ record }) => !known.includes(record.id))).toEqual([]);
  });

  const pageAt = (page: object) =>
    outputOf<{ items: readonly SetUpFinding[]; page: { nextCursor: string | null } }>(bank(), 'listSetUpFindings', {
      user: admin,
      body: { draft: ofAll('1.00'), page },
    });

  test('a list goes on after a finding that is solved between two pages', async () => {
    const all = (await pageAt({ size: 100 })).items;
    const { items, page } = await pageAt({ size: 2 });
    const [, second] = items;
    if (!second || !page.nextCursor) throw new Error('There is one page only');
    const gone = Buffer.from(page.nextCursor, 'base64url').toString();
    // The cursor names a finding that is not there any more.
    const cursor = Buffer.from(gone.replace(second.rule, 'solved-rule')).toString('base64url');
    expect(cursor).not.toBe(page.nextCursor);
    expect((await pageAt({ size: 2, cursor })).items[0]).toEqual(all[1]);
  });

  test('a limit whose amounts no row takes is found, once with its types', async () => {
    const key = { kind: 'record', id: 'wm-0001' };
    const { revision, name } = await outputOf<WorkflowMapDetail>(bank(), 'getWorkflowMap', { user: admin, body: key });
    const workflowMap = only('SVC_LCY_BIFAST', name);
    const body = { id: 'wm-0001', revision, workflowMap, acceptOverlaps: true };
    const { output } = await ask(bank(), 'editWorkflowMap', { user: admin, body });
    await approveTask(bank(), 'SYSADMIN03', output as AdminTaskReceipt);
    const found = await drafted({ kind: 'workflow-map', id: 'wm-0002', workflowMap: only('SVC_LCY_RTGS', 'Cabang') });
    const limits = found.filter(({ rule }) => rule === 'limit-without-row');
    expect(limits.map(({ record, severity }) => `${record.id} ${severity}`)).toEqual([
      'el-0002 warns',
      'el-0001 warns',
    ]);
    expect(limits[0]?.names).toContain('SVC_LCY_OVB');
    expect(limits[0]?.names).not.toContain('SVC_LCY_RTGS');
  });

  const numbers = async () =>
    (
      await sql<{ n: string }>`select last_value::text || is_called::text as n from enterprise_limit_numbers`.execute(
        db(),
      )
    ).rows;

  test('a draft of a new record leaves nothing behind, not even a used number', async () => {
    const before = await numbers();
    const limitItems = [{ serviceType: 'SVC_LCY_BIFAST', limit: '1000000.00' }];
    const enterpriseLimit = { name: 'Limit Baru', minimumAmount: '0.00', maximumAmount: '1000000.00', limitItems };
    const draft = { kind: 'enterprise-limit', enterpriseLimit };
    expect(await drafted(draft)).toEqual([]);
    const replayed = await outputOf<Replay>(bank(), 'replayChange', { user: admin, body: { change: draft } });
    expect(replayed.code).toBeNull();
    expect(await numbers()).toEqual(before);
  });
});
