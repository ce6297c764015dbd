import type { Handlers } from '../../generated/handlers.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { findDevice } from '../session/challenge-store.ts';
import { whoLooks } from '../tasks/asker.ts';
import { whyNot } from '../tasks/rules.ts';
import { holdRepaired, repairTask, submitTask } from '../tasks/submit.ts';
import { checkLocked, wantedUnlock } from './token-unlock.ts';

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
  if (!owner) throw new Refusal('404');
  return owner;
}

export const unlockUserToken: Handlers<Context>['unlockUserToken'] = async ({ body }, context) => {
  const { db, who } = context;
  const { userId, revision, reason, repair } = body;
  const owner = await readOwner(context, userId);
  if (owner.revision !== revision) throw new Refusal('ERR_REQ_3');
  const device = checkLocked(await findDevice(db, { companyId: who.companyId, userId }));
  const wanted = wantedUnlock(owner, device, reason);
  if (!repair) return submitTask(context, wanted);
  const before = await holdRepaired(context, repair, wanted);
  const refused = whyNot(await whoLooks(db, who), before, 'repair');
  if (refused) throw new Refusal(refused);
  return repairTask(context, before, wanted);
};
