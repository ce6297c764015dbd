import type { Handlers } from '../../generated/handlers.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { findOngoing } from '../tasks/store.ts';
import { repairTask, submitTask } from '../tasks/submit.ts';
import { checkLocked, tokenUnlock, wantedUnlock } from '../users/token-unlock.ts';
import { findDevice } from '../people/challenge-store.ts';

/** If an earlier request of the user was sent back, this repairs it, because users have no other way to do so. */
export const requestTokenUnlock: Handlers<Context>['requestTokenUnlock'] = async ({ body }, context) => {
  const { db, who } = context;
  const { recordKind, action } = tokenUnlock;
  // Locks the task before the device, in the same order as an approval, so that the two cannot deadlock.
  const ongoing = await findOngoing(db, { companyId: who.companyId, recordKind, recordId: who.userId });
  const device = await findDevice(db, who);
  if (device && device.serial_number !== body.serialNumber) throw new Refusal('193');
  const wanted = wantedUnlock(who, checkLocked(device), body.reason);
  if (!ongoing) return submitTask(context, wanted);
  const isOwn = ongoing.action === action && ongoing.maker_ids.includes(who.userId);
  if (ongoing.status !== 'To Repair' || !isOwn) throw new Refusal('CA-10');
  return repairTask(context, ongoing, wanted);
};
