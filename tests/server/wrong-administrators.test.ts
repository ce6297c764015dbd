// Every writing operation on an administration task, by every user, in every state of the task.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { AdminTaskReceipt, ReportProgress, Signature } from '../../generated/types.ts';
import { runDueJobs } from '../../server/jobs/runner.ts';
import { Refusal } from '../../server/refusal.ts';
import { demoPeople } from '../../server/sandbox/seed/people.ts';
import { keepConfiguration } from '../../server/tasks/keep-configuration.ts';
import { tokenUnlock } from '../../server/users/token-unlock.ts';
import type { TestBank } from './bank.ts';
import { beginBank } from './begun-banks.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { bearerOf } from './people.ts';
import { addRequestBank, draftOf, submit, user } from './request-bank.ts';
import { approveTask, decideTask, lockedAndAsked, serialNumberOf, signedWithoutAsking, targetOf } from './task-bank.ts';

const owner = 'APPROVER02';
const phases = [
  'to approve',
  'to approve, by another administrator',
  'to repair',
  'failed',
  'carried out',
  'rejected',
  'cancelled',
] as const;
type Phase = (typeof phases)[number];

const madeBy = ({ services: { db } }: TestBank, maker: string, { taskId }: AdminTaskReceipt) =>
  db
    .updateTable('admin_tasks')
    .set({ maker_ids: [user(maker)] })
    .where('task_id', '=', taskId)
    .execute();

async function bringTo(bank: TestBank, phase: Phase): Promise<AdminTaskReceipt> {
  const task = await lockedAndAsked(bank, owner);
  if (phase === 'to approve, by another administrator') await madeBy(bank, 'SYSADMIN01', task);
  if (phase === 'to repair') await decideTask(bank, 'SYSADMIN01', 'sendAdminTaskToRepair', task, 'Lengkapi');
  if (phase === 'rejected') await decideTask(bank, 'SYSADMIN01', 'rejectAdminTask', task);
  if (phase === 'cancelled') await decideTask(bank, 'SYSADMIN01', 'cancelAdminTask', task);
  if (phase === 'carried out') await approveTask(bank, 'SYSADMIN01', task);
  if (phase === 'failed') {
    vi.spyOn(tokenUnlock, 'carryOut').mockRejectedValueOnce(new Refusal('CA-11'));
    await approveTask(bank, 'SYSADMIN01', task);
  }
  return task;
}

const repairDevice = ({ services: { db } }: TestBank) =>
  db
    .updateTable('token_devices')
    .set({ status: 'Active', wrong_responses: 0 })
    .where('user_id', '=', user(owner))
    .execute();

interface Call {
  readonly operation: string;
  readonly body: (task: AdminTaskReceipt, signature: Signature) => object;
  readonly may: Partial<Record<Phase, readonly string[]>>;
}

const approvers = ['SYSADMIN01', 'SYSADMIN03'];
const makers = ['SYSADMIN01', 'SYSADMIN02'];
const judges = { 'to approve': approvers, 'to approve, by another administrator': ['SYSADMIN03'] };
const signatureCodes = ['163', '168', '169', '170', '171', '172', '1187', 'HOST_VERIFY_TOKEN_8001'];
const reasoned = ({ taskId, revision }: AdminTaskReceipt) => ({ taskId, revision, reason: 'Coba' });

const calls: readonly Call[] = [
  // The signature is right, so only the caller and the state of the task can be the reason of a refusal.
  {
    operation: 'approveAdminTask',
    body: (task, signature) => ({ ...targetOf(task), signature }),
    may: judges,
  },
  {
    operation: 'processPendingTasks',
    body: (task, signature) => ({ decision: 'approve', items: [targetOf(task)], signature }),
    may: judges,
  },
  { operation: 'rejectAdminTask', body: reasoned, may: judges },
  { operation: 'sendAdminTaskToRepair', body: reasoned, may: judges },
  {
    operation: 'cancelAdminTask',
    body: reasoned,
    may: {
      'to approve': makers,
      'to approve, by another administrator': ['SYSADMIN01'],
      'to repair': makers,
      failed: makers,
    },
  },
  { operation: 'returnFailedAdminTask', body: reasoned, may: { failed: [...makers, ...approvers] } },
  {
    operation: 'processPendingTasks',
    body: (task) => ({ decision: 'reject', items: [targetOf(task)], reason: 'Tidak perlu' }),
    may: judges,
  },
  {
    operation: 'generateAdminChallenge',
    body: (task) => ({ items: [targetOf(task)] }),
    may: judges,
  },
  {
    operation: 'generateChallenge',
    body: ({ refNo, revision }) => ({
      serviceType: 'SVC_LCY_BIFAST',
      menuAccess: 'LCY',
      trxCurrency: 'IDR',
      trxAmount: '0.00',
      action: 'approve',
      items: [{ refNo, revision }],
    }),
    may: {},
  },
];

const everyone = demoPeople.map(({ userId }) => userId);
const mayRead = ['SYSADMIN01', 'SYSADMIN02', 'SYSADMIN03', owner].map(user);

// The rights do not depend on the database, so the embedded one is enough.
describe('a task of administration', () => {
  let bank: TestBank;
  beforeAll(async () => {
    bank = await beginBank('pglite', addRequestBank);
  });
  afterAll(() => bank.close());

  const rowOf = ({ taskId }: AdminTaskReceipt) =>
    bank.services.db
      .selectFrom('admin_tasks')
      .select(['status', 'revision', 'last_acted_by'])
      .where('task_id', '=', taskId)
      .executeTakeFirstOrThrow();

  async function tryAll(task: AdminTaskReceipt, phase: Phase): Promise<number> {
    let tried = 0;
    for (const person of everyone) {
      await bank.services.db.deleteFrom('rate_limits').execute();
      const bearer = await bearerOf(bank, person);
      const mayNot = ({ may }: Call) => !may[phase]?.map(user).includes(person);
      for (const { operation, body } of calls.filter(mayNot)) {
        const signature = await signedWithoutAsking(bank, person, task);
        const answer = await ask(bank, operation, { user: person, body: body(task, signature), bearer });
        const accepted = (answer.output as { accepted?: number } | null)?.accepted ?? (answer.status < 300 ? 1 : 0);
        const isTold = !mayRead.includes(person) && JSON.stringify(answer.body).includes(serialNumberOf(owner));
        const isForSignature = operation === 'approveAdminTask' && signatureCodes.includes(answer.code);
        const found = { phase, operation, person, accepted, isFault: answer.status >= 500, isTold, isForSignature };
        expect(found).toEqual({ ...found, accepted: 0, isFault: false, isTold: false, isForSignature: false });
        tried += 1;
      }
    }
    return tried;
  }

  test.each(phases)('that is %s is changed by no user who may not', async (phase) => {
    await repairDevice(bank);
    const task = await bringTo(bank, phase);
    const before = await rowOf(task);
    expect(await tryAll(task, phase)).toBeGreaterThan(100);
    expect(await rowOf(task)).toEqual(before);
    await bank.services.db.updateTable('admin_tasks').set({ status: 'Cancelled' }).execute();
  });
});

const sample = {
  transactionType: 'SVC_LCY_BIFAST',
  accountId: 'acc-0001',
  amount: { value: '180000000.00', currency: 'IDR' },
  makerId: user('MAKER01'),
};

const date = '2026-11-23';

/** What administrators ask about the set-up of their company, with ids of this company alone. */
const questions: Readonly<Record<string, object>> = {
  listSetUpFindings: {},
  replayChange: { change: { kind: 'action', recordKind: 'user-group', action: 'inactivate', id: 'ug-0001' } },
  getConfiguration: { date },
  listConfigurationLines: { date, kind: 'approval-group', id: 'direksi' },
  exportConfiguration: { date, formatType: 'CSV' },
  simulateApproval: { sample },
  listCoverageGaps: {},
  getEffectiveAccess: { userId: user('MAKER01') },
};

// Whom the bank answers does not depend on the database, so the embedded one is enough.
describe('a question about the set-up', () => {
  let bank: TestBank;
  let task: AdminTaskReceipt;
  let created: { readonly id: string };
  const stranger = 'SYSADMIN01@BAHARI';
  beforeAll(async () => {
    bank = await beginBank('pglite', addRequestBank);
    const { db, clock } = bank.services;
    for (const companyId of ['NUSANTARA', 'BAHARI'])
      await keepConfiguration(db, { companyId, now: clock.now(), refNo: null });
    const create = (userGroupName: string) => {
      const userGroup = { userGroupName, workflowMapIds: ['wm-0001'], enterpriseLimitIds: ['el-0001'] };
      return outputOf<AdminTaskReceipt>(bank, 'createUserGroup', { user: user('SYSADMIN01'), body: { userGroup } });
    };
    await approveTask(bank, 'SYSADMIN03', await create('Audit Eksternal'));
    created = await db
      .selectFrom('user_groups')
      .select('group_id as id')
      .where('name', '=', 'Audit Eksternal')
      .executeTakeFirstOrThrow();
    task = await create('Audit Internal');
  });
  afterAll(() => bank.close());

  const askAs = (operation: string, who: string, body: object) => ask(bank, operation, { user: who, body });
  const replayed = (taskId: string, who: string) => askAs('replayChange', who, { change: { kind: 'task', taskId } });

  test('is answered to each administrator, to no corporate user, and to nobody without a session', async () => {
    for (const [operation, body] of Object.entries(questions)) {
      for (const { userId } of demoPeople.filter(({ companyId }) => companyId === 'NUSANTARA')) {
        const { status } = await askAs(operation, userId, body);
        const isAdministrator = userId.startsWith('SYSADMIN');
        expect({ operation, userId, status }).toEqual({ operation, userId, status: isAdministrator ? 200 : 403 });
      }
      const answer = await ask(bank, operation, { body, bearer: { authorization: 'Bearer none' } });
      expect({ operation, status: answer.status }).toEqual({ operation, status: 401 });
    }
  });

  test('with ids of another company is answered as if they did not exist, and shows nothing of it', async () => {
    const simulated = async (change: object) =>
      (await askAs('simulateApproval', stranger, { sample: { ...sample, ...change } })).code;
    const own = { makerId: 'MAKER01@BAHARI' };
    expect(await simulated(own)).toBe(await simulated({ ...own, accountId: 'acc-9999' }));
    expect(await simulated({})).toBe(await simulated({ makerId: 'NOBODY@BAHARI' }));
    for (const id of [created.id, 'none']) {
      const lines = { date, kind: 'user-group', id };
      expect((await askAs('listConfigurationLines', stranger, lines)).code).toBe('193');
    }
    expect((await askAs('getEffectiveAccess', stranger, { userId: user('MAKER01') })).code).toBe('193');
    for (const operation of ['listSetUpFindings', 'getConfiguration', 'listConfigurationLines', 'listCoverageGaps']) {
      const { status, body } = await askAs(operation, stranger, questions[operation] ?? {});
      expect({ operation, status }).toEqual({ operation, status: 200 });
      expect(JSON.stringify(body)).not.toMatch(/@NUSANTARA|Budi Santoso/);
    }
  });

  test('about a task of another company, of no company, of a payment or of another kind finds none', async () => {
    expect(await replayed(task.taskId, user('SYSADMIN02'))).toMatchObject({ code: '00' });
    expect(await replayed(task.taskId, stranger)).toMatchObject({ status: 404, code: '193' });
    const payment = await submit(bank, draftOf('10000000.00'));
    const renaming = await outputOf<AdminTaskReceipt>(bank, 'renameAccounts', {
      user: user('SYSADMIN01'),
      body: { accountKind: 'casa', casaConfirmation: [{ accountId: 'acc-0001', revision: 1, alias: 'Kas Harian' }] },
    });
    for (const taskId of ['TSK-20261123-999999', payment.taskId, renaming.taskId])
      expect(await replayed(taskId, user('SYSADMIN02'))).toMatchObject({ status: 404, code: '193' });
    expect(await replayed("TSK-1' or '1'='1", user('SYSADMIN02'))).toMatchObject({ status: 400 });
  });

  test('that makes a file makes it for its asker alone', async () => {
    const { id } = await outputOf<ReportProgress>(bank, 'exportConfiguration', {
      user: user('SYSADMIN01'),
      body: questions['exportConfiguration'] ?? {},
    });
    await runDueJobs(bank.services);
    const file = { fileId: id, formatType: 'CSV', formatSubType: 'STANDARD', reportSource: 'audit-trail' };
    const url = `/api/download/report/online/download?${new URLSearchParams(file)}`;
    const download = async (who: string) =>
      (await bank.app.inject({ method: 'GET', url, headers: await bearerOf(bank, who) })).statusCode;
    expect(await download(user('SYSADMIN01'))).toBe(200);
    for (const who of [user('SYSADMIN02'), user('MAKER01'), stranger])
      expect([403, 404]).toContain(await download(who));
  });
});
