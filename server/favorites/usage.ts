import { sql } from 'kysely';
import type { Context } from '../context.ts';

/** Locks the favorite until the commit, so that a deletion or change at the same time sees the payment. */
export async function lockForUse({ db, who }: Context, favoriteId: string): Promise<void> {
  await db
    .selectFrom('favorites')
    .select('favorite_id')
    .where('company_id', '=', who.companyId)
    .where('favorite_id', '=', favoriteId)
    .forUpdate()
    .execute();
}

/** Call this when a payment to the favorite was executed. */
export async function countUse(
  { db, now }: Pick<Context, 'db' | 'now'>,
  companyId: string,
  favoriteId: string,
): Promise<void> {
  await db
    .updateTable('favorites')
    .set({ used_times: sql<number>`used_times + 1`, last_used_at: now })
    .where('company_id', '=', companyId)
    .where('favorite_id', '=', favoriteId)
    .execute();
}
