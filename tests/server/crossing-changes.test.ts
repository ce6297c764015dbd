// Several administrators have many changes waiting at once, which are then decided in any order, alone, together and at the
// same moment, sent back and repaired: nothing is half done, and no change undoes what another one needs.
import { expect, test } from 'vitest';
import type { AdminChallenge, AdminTaskReceipt } from '../../generated/types.ts';
import { ocraResponse } from '../../server/people/ocra.ts';
import { demoDeviceSecret } from '../../server/sandbox/seed/people.ts';
import { randomFrom } from '../domain/approval/set-up-model/random.ts';
import { limitChange, recordChange, type Wanted } from './administration-model/changes.ts';
import { administrators, call, type Story } from './administration-model/company.ts';
import { faultsOf } from './administration-model/invariants.ts';
import { settingChange } from './administration-model/settings.ts';
import { approve, approverOf, makerOf, openTasks, suite, type OpenTask } from './administration-model/tasks.ts';
import { userChange } from './administration-model/users.ts';
import { onBothDatabases } from './on-databases.ts';
import { addRequestBank } from './request-bank.ts';
import { serialNumberOf } from './task-bank.ts';

/** ROUNDS=100 takes some minutes; SEED starts with others. */
const rounds = Number(process.env['ROUNDS'] ?? 4);
const seed = Number(process.env['SEED'] ?? 20261128);
const waitingAtOnce = 12;
const patience = 3_600_000;
const [, , approverOnly] = administrators;

async function wanted(story: Story, maker: string): Promise<Wanted> {
  if (story.random.chance(0.15)) return limitChange(story, maker);
  if (story.random.chance(0.4)) return settingChange(story, maker);
  return story.random.chance(0.4) ? userChange(story) : recordChange(story);
}

/** What a waiting change cannot get rid of by itself, so that it could only be rejected. */
const deadEnds = ['CA-7', 'CA-8', 'CA-9', 'ADMIN_USED_BY_WORKFLOW', 'ADMIN_GROUP_HAS_GROUPS'];

type Orders = Map<string, Wanted>;

async function fill(story: Story, orders: Orders): Promise<void> {
  for (let tries = 0; tries < waitingAtOnce * 3 && (await openTasks(story)).length < waitingAtOnce; tries += 1) {
    const maker = makerOf(story);
    const order = await wanted(story, maker);
    const { code, output } = await call(story, maker, order.operation, order.body);
    if (code === '00') orders.set((output as AdminTaskReceipt).taskId, order);
  }
}

const targetOf = ({ taskId, refNo, revision }: OpenTask) => ({ taskId, refNo, revision });

/** A change that cannot be approved any more would keep the others from being signed with it. */
async function rejectFirst(story: Story, [first]: readonly OpenTask[]): Promise<void> {
  if (!first) return;
  const { taskId, revision } = first;
  await call(story, approverOnly, 'rejectAdminTask', { taskId, revision, reason: 'Tidak berlaku lagi' });
}

/** One signature over several tasks, of which an earlier one may hinder a later one. */
async function approveTogether(story: Story, tasks: readonly OpenTask[]): Promise<void> {
  const items = tasks.map(targetOf);
  const asked = await call(story, approverOnly, 'generateAdminChallenge', { items });
  if (asked.code !== '00') return rejectFirst(story, tasks);
  const { challengeId, challenge } = asked.output as AdminChallenge;
  const [id = ''] = approverOnly.split('@');
  const response = ocraResponse(suite, demoDeviceSecret(serialNumberOf(id)), { challenge });
  const signature = { challengeId, response };
  await call(story, approverOnly, 'processPendingTasks', { decision: 'approve', items, signature });
}

/** What came back is sent again as it was, although the record may have changed since; what is refused is given up. */
async function repairOrCancel(story: Story, orders: Orders, task: OpenTask): Promise<void> {
  const { taskId, revision, maker, status } = task;
  const order = orders.get(taskId);
  if (status === 'Failed') await call(story, maker, 'returnFailedAdminTask', { taskId, revision, reason: 'Ulangi' });
  if (order && story.random.chance(0.7)) {
    const body = { ...order.body, repair: { taskId, revision } };
    if ((await call(story, maker, order.operation, body)).code === '00') return;
  }
  await call(story, maker, 'cancelAdminTask', { taskId, revision, reason: 'Dibatalkan' });
}

async function decideSome(story: Story, orders: Orders): Promise<void> {
  const { random } = story;
  const open = await openTasks(story);
  const back = open.filter(({ status }) => status !== 'Pending Approval');
  for (const task of back) await repairOrCancel(story, orders, task);
  const pending = random.some(
    open.filter(({ status }) => status === 'Pending Approval'),
    0.8,
  );
  const [one, ...rest] = pending;
  if (!one) return;
  if (random.chance(0.4)) return approveTogether(story, pending.slice(0, 4));
  await Promise.all([
    approve(story, approverOf(story, one.maker), one),
    ...rest.slice(0, 2).map((task) =>
      random.chance(0.6)
        ? approve(story, approverOf(story, task.maker), task)
        : call(story, approverOf(story, task.maker), random.pick(['rejectAdminTask', 'sendAdminTaskToRepair']), {
            taskId: task.taskId,
            revision: task.revision,
            reason: 'Belum lengkap',
          }),
    ),
  ]);
}

onBothDatabases('changes that cross', addRequestBank, (bank) => {
  test(
    'whatever waits beside each other and in whatever order it is decided, records and people fit together',
    { timeout: patience },
    async () => {
      const story: Story = { bank: bank(), random: randomFrom(seed), bearers: new Map(), answers: new Map() };
      const orders: Orders = new Map();
      for (let round = 0; round < rounds; round += 1) {
        await fill(story, orders);
        for (let turn = 0; turn < 6; turn += 1) {
          await bank().services.db.deleteFrom('rate_limits').execute();
          await decideSome(story, orders);
          expect({ seed, round, turn, faults: await faultsOf(bank()) }).toEqual({ seed, round, turn, faults: [] });
        }
      }
      expect(story.answers.get('approveAdminTask 00')).toBeGreaterThan(rounds);
      expect(story.answers.get('processPendingTasks 00')).toBeGreaterThan(0);
      expect(deadEnds.filter((code) => story.answers.has(`generateAdminChallenge ${code}`))).toEqual([]);
    },
  );
});
