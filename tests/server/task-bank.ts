// What the stories on tasks of administration share: a token that locks, a request to unlock it, and who decides.
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { AdminChallenge, AdminTaskReceipt, Challenge } from '../../generated/types.ts';
import { demoDeviceSecret, demoPeople } from '../../server/sandbox/seed/people.ts';
import { storeChallenge } from '../../server/people/challenge-store.ts';
import { ocraResponse } from '../../server/people/ocra.ts';
import type { Answer, TestBank } from './bank.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { user } from './request-bank.ts';

const suite = 'OCRA-1:HOTP-SHA256-8:QN08';

export const serialNumberOf = (id: string) => demoPeople.find(({ userId }) => userId === user(id))?.serialNumber ?? '';

const respond = (id: string, { challenge }: Pick<Challenge, 'challenge'>) =>
  ocraResponse(suite, demoDeviceSecret(serialNumberOf(id)), { challenge });

/** A challenge that is open, whatever the person may decide on. */
async function keepChallenge({ services: { db, clock } }: TestBank, id: string) {
  const made = { challengeId: randomUUID(), challenge: '12345678' };
  const covered = { action: 'approve', items: [], covers: [], total: null, digest: Buffer.alloc(32) } as const;
  const expiresAt = new Date(clock.now().getTime() + 180_000);
  await storeChallenge(db, { companyId: 'NUSANTARA', userId: user(id), ...made, ...covered, expiresAt }, clock.now());
  return made;
}

/** Three wrong responses to a challenge of their own. */
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

/** What the administrator reads off their device for exactly these tasks. */
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
  reason?: string,
): Promise<Answer> => ask(bank, operation, { user: user(id), body: { taskId, revision, ...(reason && { reason }) } });

export async function tokenOf({ services: { db } }: TestBank, id: string) {
  return db
    .selectFrom('token_devices')
    .select(['status', 'wrong_responses', 'serial_number'])
    .where('user_id', '=', user(id))
    .executeTakeFirstOrThrow();
}
