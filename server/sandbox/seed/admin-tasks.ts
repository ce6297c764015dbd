// Two locked tokens of users who sign nothing: one waits for an administrator, one was sent back with a question.
import { readNumber } from '../../parameters.ts';
import type { Database } from '../../db/database.ts';
import { countWrongResponse, findDevice } from '../../people/challenge-store.ts';
import { decideOnTask } from '../../tasks/decide.ts';
import { submitTask } from '../../tasks/submit.ts';
import { checkLocked, tokenUnlock, wantedUnlock } from '../../users/token-unlock.ts';
import { loadDemoActor } from './demo-actor.ts';

async function lockToken(db: Database, person: { readonly companyId: string; readonly userId: string }): Promise<void> {
  const device = await findDevice(db, person);
  if (!device) throw new Error(`${person.userId} has no token`);
  const mostWrong = await readNumber(db, 'MAX_WRONG_TOKEN_RESPONSE');
  for (let time = 0; time < mostWrong; time += 1) await countWrongResponse(db, device, mostWrong);
}

async function askForUnlock(db: Database, userId: string, reason: string, now: Date) {
  const actor = await loadDemoActor(db, userId, now);
  await lockToken(db, actor.who);
  const device = checkLocked(await findDevice(db, actor.who));
  return submitTask(actor, wantedUnlock(actor.who, device, reason));
}

export async function seedAdminTasks(db: Database, now: Date): Promise<void> {
  for (const companyId of ['NUSANTARA', 'BAHARI']) {
    await askForUnlock(db, `INQUIRY01@${companyId}`, 'Salah memasukkan respons saat mencoba token', now);
    const { taskId, revision } = await askForUnlock(db, `SYSADMIN02@${companyId}`, 'Token terkunci', now);
    const reason = 'Mohon jelaskan bagaimana token terkunci';
    const approver = { ...(await loadDemoActor(db, `SYSADMIN03@${companyId}`, now)), taskKinds: [tokenUnlock] };
    await decideOnTask(approver, { taskId, revision, decision: 'send-to-repair', reason });
  }
}
