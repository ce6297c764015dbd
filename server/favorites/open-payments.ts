import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** Returns how many payments that have not ended yet use each of these favorites; none for a favorite without any. */
export async function countOpenPayments(
  db: Database,
  companyId: string,
  favoriteIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (favoriteIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('requests')
    .innerJoin(
      sql<{ favorite_id: string }>`unnest(${[...favoriteIds]}::text[])`.as<'n'>(sql`n (favorite_id)`),
      (join) =>
        join.on(
          sql<boolean>`n.favorite_id in (content #>> '{form,payee,favoriteId}', content #>> '{form,favoriteId}',
          content #>> '{payment,form,payee,favoriteId}', content #>> '{payment,form,favoriteId}')`,
        ),
    )
    .select(['n.favorite_id', sql<number>`count(*)::integer`.as('total')])
    .where('company_id', '=', companyId)
    .where('tab', 'in', ['repair', 'pending', 'forward_dated'])
    .groupBy('n.favorite_id')
    .execute();
  return new Map(rows.map(({ favorite_id: id, total }) => [id, total]));
}
