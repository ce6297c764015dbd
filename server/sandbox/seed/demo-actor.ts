import type { Database } from '../../db/database.ts';
import { nobody } from '../../context.ts';
import { paymentKinds } from '../../payment-kinds.ts';
import type { Deciding } from '../../approval/decide.ts';

/** Somebody of the demonstration companies, as MAKER01@NUSANTARA, who acts without a browser. */
export async function loadDemoActor(db: Database, userId: string, now: Date): Promise<Deciding> {
  const user = await db.selectFrom('users').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow();
  const who = { ...nobody, companyId: user.company_id, userId, name: user.name, roles: user.roles, flags: user.flags };
  return { db, who, now, language: 'ID', requestId: 'sandbox', remoteAddress: '', paymentKinds };
}
