import type { Handlers } from '../../generated/handlers.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { findDevice } from '../people/challenge-store.ts';
import { holdRepaired, repairTask, submitTask } from '../tasks/submit.ts';
import { checkLocked, tokenUnlock, wantedUnlock } from './token-unlock.ts';

async function readOwner({ db, who }: Context, userId: string) {
  const owner = await db
    .selectFrom('users as u')
    .innerJoin('user_details as d', (join) =>
      join.onRef('d.company_id', '=', 'u.company_id').onRef('d.user_id', '=', 'u.user_id'),
    )
    .select(['u.user_id as userId', 'u.name', 'd.revision'])
    .where('u.company_id', '=', who.companyId)
    .where('u.user_id', '=', userId)
    .executeTakeFirst();
  if (!owner) throw new Refusal('193');
  return owner;
}

export const unlockUserToken: Handlers<Context>['unlockUserToken'] = async ({ body }, context) => {
  const { db, who } = context;
  const { userId, revision, reason, repair } = body;
  const before = repair && (await holdRepaired(context, repair, { kind: tokenUnlock, recordId: userId }));
  const owner = await readOwner(context, userId);
  if (owner.revision !== revision) throw new Refusal('ERR_REQ_3');
  const device = await findDevice(db, { companyId: who.companyId, userId });
  if (device && device.status !== 'Locked') throw new Refusal('ADMIN_TOKEN_NOT_LOCKED');
  const wanted = wantedUnlock(owner, checkLocked(device), reason);
  return before ? repairTask(context, before, wanted) : submitTask(context, wanted);
};
