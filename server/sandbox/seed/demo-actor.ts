import type { Database } from '../../db/database.ts';
import { anonymous } from '../../context.ts';
import { paymentKinds } from '../../payment-kinds.ts';
import type { Deciding } from '../../approval/decide.ts';

/** Loads a demonstration user, such as MAKER01@NUSANTARA, as the actor of seeded decisions. Throws if there is none. */
export async function loadDemoActor(db: Database, userId: string, now: Date): Promise<Deciding> {
  const user = await db.selectFrom('users').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow();
  const who = {
    ...anonymous,
    companyId: user.company_id,
    userId,
    name: user.name,
    roles: user.roles,
    flags: user.flags,
  };
  return { db, who, now, language: 'ID', requestId: 'sandbox', remoteAddress: '', paymentKinds };
}
