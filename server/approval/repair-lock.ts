// A person who opens a request to repair it locks it for a while; the next person sees who holds the lock.
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { Refusal } from '../refusal.ts';
import type { RequestIdentity } from './store.ts';

/** As long as a session may be idle. Opening the form again renews the lock. */
const heldMilliseconds = 10 * 60_000;

type Holder = Pick<Context, 'db' | 'who' | 'now'>;

const lockOf = (db: Database, { companyId, taskId }: RequestIdentity) =>
  db
    .selectFrom('repair_locks')
    .select(['user_id', 'user_name', 'locked_until'])
    .where('company_id', '=', companyId)
    .where('task_id', '=', taskId);

/** Throws if another person holds the lock. */
export async function checkNotLocked({ db, who, now }: Holder, identity: RequestIdentity): Promise<void> {
  const held = await lockOf(db, identity)
    .where('user_id', '<>', who.userId)
    .where('locked_until', '>', now)
    .executeTakeFirst();
  if (held) throw new Refusal('ERR_TRX_LOCK', { actor: held.user_name });
}

/** Takes or renews the lock in one statement, so that only one of two concurrent calls gets it. */
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
