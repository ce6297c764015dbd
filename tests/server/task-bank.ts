// Shared by the tests of administration tasks: lock a token, ask to unlock it, decide on the task.
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type {
  AdminChallenge,
  AdminTaskDetail,
  AdminTaskList,
  AdminTaskReceipt,
  Challenge,
  SignedTarget,
} from '../../generated/types.ts';
import { demoDeviceSecret, demoPeople } from '../../server/sandbox/seed/people.ts';
import { storeChallenge } from '../../server/people/challenge-store.ts';
import { aboutTasks, findSignedTasks } from '../../server/tasks/signable.ts';
import type { AboutToBeDecided } from '../../server/people/signatures.ts';
import { ocraResponse } from '../../server/people/ocra.ts';
import type { Answer, TestBank } from './bank.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { user } from './request-bank.ts';

const suite = 'OCRA-1:HOTP-SHA256-8:QN08';

function personCalled(userId: string) {
  const found = demoPeople.find((person) => person.userId === userId);
  if (!found) throw new Error(`No demonstration user is called ${userId}`);
  return found;
}

export const serialNumberOf = (id: string) => demoPeople.find(({ userId }) => userId === user(id))?.serialNumber ?? '';

const respond = (id: string, { challenge }: Pick<Challenge, 'challenge'>) =>
  ocraResponse(suite, demoDeviceSecret(serialNumberOf(id)), { challenge });

type Covered = Pick<AboutToBeDecided, 'action' | 'digest'> & { readonly items: readonly SignedTarget[] };

async function keepChallengeOver({ services: { db, clock } }: TestBank, userId: string, covered: Covered) {
  const { companyId } = personCalled(userId);
  const made = { challengeId: randomUUID(), challenge: '12345678' };
  const expiresAt = new Date(clock.now().getTime() + 180_000);
  await storeChallenge(db, { companyId, userId, ...made, ...covered, covers: [], total: null, expiresAt }, clock.now());
  return made;
}

/** Stores an open challenge without asking whether the user may decide. */
const keepChallenge = (bank: TestBank, id: string) =>
  keepChallengeOver(bank, user(id), { action: 'approve', items: [], digest: Buffer.alloc(32) });

/** The right response over exactly this task, also for a user to whom the bank would give no challenge. */
export async function signedWithoutAsking(bank: TestBank, userId: string, { refNo, revision }: AdminTaskReceipt) {
  const { companyId, serialNumber } = personCalled(userId);
  const tasks = await findSignedTasks(bank.services.db, 'NUSANTARA', [{ refNo }]);
  const about = aboutTasks({ companyId, userId }, tasks);
  const { challengeId, challenge } = await keepChallengeOver(bank, userId, { ...about, items: [{ refNo, revision }] });
  return { challengeId, response: ocraResponse(suite, demoDeviceSecret(serialNumber), { challenge }) };
}

/** Answers a new challenge three times with a wrong response; returns the codes. */
export async function lockToken(bank: TestBank, id: string): Promise<string[]> {
  const { challengeId, challenge } = await keepChallenge(bank, id);
  const wrong = String((Number(respond(id, { challenge })) + 1) % 100_000_000).padStart(8, '0');
  const codes: string[] = [];
  for (let time = 0; time < 3; time += 1) {
    const answer = await ask(bank, 'verifyChallenge', { user: user(id), body: { challengeId, response: wrong } });
    codes.push(answer.code);
  }
  return codes;
}

export const requestUnlock = (bank: TestBank, id: string, reason = 'Salah memasukkan respons'): Promise<Answer> =>
  ask(bank, 'requestTokenUnlock', { user: user(id), body: { serialNumber: serialNumberOf(id), reason } });

export async function lockedAndAsked(bank: TestBank, id: string): Promise<AdminTaskReceipt> {
  expect(await lockToken(bank, id)).toEqual(['170', '170', '163']);
  const asked = await requestUnlock(bank, id);
  expect(asked.code).toBe('00');
  return asked.output as AdminTaskReceipt;
}

export const targetOf = ({ taskId, refNo, revision }: AdminTaskReceipt) => ({ taskId, refNo, revision });

/** Asks for a challenge over exactly these tasks and answers it with the administrator's device. */
export async function signTasks(bank: TestBank, id: string, tasks: readonly AdminTaskReceipt[]) {
  const body = { items: tasks.map(targetOf) };
  const challenge = await outputOf<AdminChallenge>(bank, 'generateAdminChallenge', { user: user(id), body });
  return { challengeId: challenge.challengeId, response: respond(id, challenge) };
}

export async function approveTask(
  bank: TestBank,
  id: string,
  task: AdminTaskReceipt,
  change: object = {},
): Promise<Answer> {
  const signature = await signTasks(bank, id, [task]);
  return ask(bank, 'approveAdminTask', { user: user(id), body: { ...targetOf(task), signature, ...change } });
}

export const decideTask = (
  bank: TestBank,
  id: string,
  operation: 'rejectAdminTask' | 'sendAdminTaskToRepair' | 'cancelAdminTask' | 'returnFailedAdminTask',
  { taskId, revision }: AdminTaskReceipt,
  // A rejection always has a reason.
  reason = operation === 'rejectAdminTask' ? 'Tidak perlu' : undefined,
): Promise<Answer> => ask(bank, operation, { user: user(id), body: { taskId, revision, ...(reason && { reason }) } });

export async function tokenOf({ services: { db } }: TestBank, id: string) {
  return db
    .selectFrom('token_devices')
    .select(['status', 'wrong_responses', 'serial_number'])
    .where('user_id', '=', user(id))
    .executeTakeFirstOrThrow();
}

/** The task as the administrator reads it, in its latest revision unless another one is given. */
export const readTask = (bank: TestBank, id: string, { taskId }: AdminTaskReceipt, revision?: number) =>
  outputOf<AdminTaskDetail>(bank, 'getAdminTask', {
    user: user(id),
    body: { taskId, ...(revision && { revision }) },
  });

export const listTasks = (bank: TestBank, id: string, operation: string, body: object = {}) =>
  outputOf<AdminTaskList>(bank, operation, { user: user(id), body });

/** Asks, as an administrator, to unlock the token of a user. */
export async function requestUnlockOf(bank: TestBank, id: string, administrator: string): Promise<Answer> {
  const details = bank.services.db.selectFrom('user_details').select('revision').where('user_id', '=', user(id));
  const { revision } = await details.executeTakeFirstOrThrow();
  return ask(bank, 'unlockUserToken', { user: user(administrator), body: { userId: user(id), revision } });
}
