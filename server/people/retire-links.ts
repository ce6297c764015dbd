import type { Database } from '../db/database.ts';
import type { Person } from './people-store.ts';

/** Invalidates the links that were mailed to the user before, to activate or to reset the password. */
export async function retireOpenLinks(db: Database, { companyId, userId }: Person, now: Date): Promise<void> {
  await db
    .updateTable('mailed_links')
    .set({ replaced_at: now })
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .execute();
}
