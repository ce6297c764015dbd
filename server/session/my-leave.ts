// The leave of the person who is logged in, which needs no approval because it takes no right away.
import { leaveFrom } from '../../domain/leave.ts';
import type { Handlers } from '../../generated/handlers.ts';
import { appendAudit } from '../audit/append.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { leaveBlockers, leaveText, todayOf } from '../people/leave.ts';
import { readMyLeave, storeLeave } from './my-profile-store.ts';

export const changeMyLeave: Handlers<Context>['changeMyLeave'] = async ({ body }, context) => {
  const { db, who, now } = context;
  const today = todayOf(now);
  const stored = await readMyLeave(db, who);
  const [broken] = leaveBlockers(body.leave, stored, today);
  if (broken) throw new Refusal(broken.code, broken.parameters).at(broken.field ?? 'leave');
  const leave = leaveFrom(body.leave, today);
  await storeLeave(db, who, leave);
  const changes = [{ field: 'leave', before: leaveText(stored, now), after: leaveText(leave, now) }];
  await appendAudit(context, { type: 'setting-changed', kind: 'user', subject: who.userId, changes });
  return { leave };
};
