// Whoever opens a request to repair it holds it for a while; the next one is told who does.
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { Refusal } from '../refusal.ts';
import type { RequestIdentity } from './store.ts';

/** As long as a session may be idle: whoever still types renews it by opening the form again. */
const heldMilliseconds = 10 * 60_000;

type Holder = Pick<Context, 'db' | 'who' | 'now'>;

const lockOf = (db: Database, { companyId, taskId }: RequestIdentity) =>
  db
    .selectFrom('repair_locks')
    .select(['user_id', 'user_name', 'locked_until'])
    .where('company_id', '=', companyId)
    .where('task_id', '=', taskId);

/** Refuses where somebody else has it open. */
export async function checkNotLocked({ db, who, now }: Holder, identity: RequestIdentity): Promise<void> {
  const held = await lockOf(db, identity)
    .where('user_id', '<>', who.userId)
    .where('locked_until', '>', now)
    .executeTakeFirst();
  if (held) throw new Refusal('ERR_TRX_LOCK', { actor: held.user_name });
}

/** One statement, so that of two who open it at once only one holds it. */
export async function lockForRepair(holder: Holder, identity: RequestIdentity): Promise<void> {
  const { db, who, now } = holder;
  const mine = { user_id: who.userId, user_name: who.name, locked_until: new Date(now.getTime() + heldMilliseconds) };
  const taken = await db
    .insertInto('repair_locks')
    .values({ company_id: identity.companyId, task_id: identity.taskId, ...mine })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'task_id'])
        .doUpdateSet(mine)
        .where(sql<boolean>`repair_locks.user_id = ${who.userId} or repair_locks.locked_until <= ${now}`),
    )
    .returning('user_id')
    .executeTakeFirst();
  if (!taken) await checkNotLocked(holder, identity);
}

export async function dropRepairLock(db: Database, { companyId, taskId }: RequestIdentity): Promise<void> {
  await db.deleteFrom('repair_locks').where('company_id', '=', companyId).where('task_id', '=', taskId).execute();
}
