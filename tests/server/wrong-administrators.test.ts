// Every writing operation on an administration task, by every user, in every state of the task.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { AdminTaskReceipt, Signature } from '../../generated/types.ts';
import { demoPeople } from '../../server/sandbox/seed/people.ts';
import { Refusal } from '../../server/refusal.ts';
import { tokenUnlock } from '../../server/users/token-unlock.ts';
import type { TestBank } from './bank.ts';
import { beginBank } from './begun-banks.ts';
import { ask } from './lookup-calls.ts';
import { bearerOf } from './people.ts';
import { addRequestBank, user } from './request-bank.ts';
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
    body: (task) => ({ decision: 'reject', items: [targetOf(task)] }),
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
