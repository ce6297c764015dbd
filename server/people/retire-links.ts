import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Person } from './people-store.ts';

interface Users {
  readonly companyId: string;
  readonly userIds: readonly string[];
}

/** Invalidates the links that were mailed to the users before, to activate or to reset the password. */
export async function retireLinksOf(db: Database, { companyId, userIds }: Users, now: Date): Promise<void> {
  await db
    .updateTable('mailed_links')
    .set({ replaced_at: now })
    .where('company_id', '=', companyId)
    .where(sql<boolean>`user_id = any(${[...userIds]}::text[])`)
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .execute();
}

export const retireOpenLinks = (db: Database, { companyId, userId }: Person, now: Date): Promise<void> =>
  retireLinksOf(db, { companyId, userIds: [userId] }, now);
