// Token devices that lock, and the tasks that unlock them.
import type { AdminChallenge, AdminTaskListItem, MyProfile, Signature } from '../../generated/types.ts';
import type { Answer } from './caller.ts';
import { approve, must, respond, sign, submit, userOf, verify, type CompanyId } from './payments.ts';
import type { Scene } from './scene.ts';

export const unlockReason = 'Salah memasukkan respons';

export const deviceOf = async (scene: Scene, userId: string) => {
  const { output } = await scene.ask({ userId, operationId: 'getMyProfile' });
  const { token } = output as MyProfile;
  if (!token) throw new Error(`${userId} has no token`);
  return token;
};

/** A right signature of the user, and a wrong response that differs by one. */
export async function guessesOf(scene: Scene, id: 'APPROVER01' | 'APPROVER02' | 'RELEASER01', companyId: CompanyId) {
  const payment = await submit(scene, companyId, 1_110_000);
  await verify(scene, payment);
  if (id === 'RELEASER01') await approve(scene, payment);
  const action = id === 'RELEASER01' ? 'release' : 'approve';
  const right = await sign(scene, userOf(id, companyId), { action, items: [payment] });
  const response = String((Number(right.response) + 1) % 100_000_000).padStart(8, '0');
  return { right, wrong: { ...right, response } satisfies Signature };
}

export async function lockToken(scene: Scene, id: 'APPROVER01' | 'APPROVER02' | 'RELEASER01', companyId: CompanyId) {
  const userId = userOf(id, companyId);
  if ((await deviceOf(scene, userId)).status === 'Locked') return;
  const { wrong } = await guessesOf(scene, id, companyId);
  for (let time = 0; time < 3; time += 1) await scene.ask({ userId, operationId: 'verifyChallenge', body: wrong });
}

export type NamedTask = Pick<AdminTaskListItem, 'taskId' | 'refNo' | 'revision'>;

export const targetOf = ({ taskId, refNo, revision }: NamedTask) => ({ taskId, refNo, revision });

export async function tasksOf(scene: Scene, companyId: CompanyId, pageStatus: string): Promise<AdminTaskListItem[]> {
  const body = { pageStatus, page: { size: 30 } };
  const admin = userOf('SYSADMIN01', companyId);
  return (await must<{ items: AdminTaskListItem[] }>(scene, admin, 'listAdminTaskStatus', body)).items;
}

export async function askUnlock(scene: Scene, userId: string): Promise<Answer> {
  const { serialNumber } = await deviceOf(scene, userId);
  return scene.ask({ userId, operationId: 'requestTokenUnlock', body: { serialNumber, reason: unlockReason } });
}

/** A signature, or undefined if the bank gives no challenge. */
export async function trySignTasks(
  scene: Scene,
  userId: string,
  tasks: readonly NamedTask[],
): Promise<Signature | undefined> {
  const body = { items: tasks.map(targetOf) };
  const { status, output } = await scene.ask({ userId, operationId: 'generateAdminChallenge', body });
  if (status !== 200) return undefined;
  const challenge = output as AdminChallenge;
  return { challengeId: challenge.challengeId, response: respond(userId, challenge) };
}
