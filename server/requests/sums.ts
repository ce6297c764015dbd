import { sql, type RawBuilder } from 'kysely';
import type { CurrencyCode, CurrencySum } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';

/** How many and how much in each currency, of the requests that fulfil the condition. */
export async function sumsOf(db: Database, companyId: string, condition: RawBuilder<boolean>): Promise<CurrencySum[]> {
  const rows = await db
    .selectFrom('requests as r')
    .select(['r.currency', sql<number>`count(*)::integer`.as('count'), sql<string>`sum(r.amount)::text`.as('total')])
    .where('r.company_id', '=', companyId)
    .where('r.currency', 'is not', null)
    .where(condition)
    .groupBy('r.currency')
    .orderBy('r.currency')
    .execute();
  return rows.map(({ currency, count, total }) => ({
    count,
    total: { value: total, currency: currency as CurrencyCode },
  }));
}

export const countOf = async (db: Database, companyId: string, condition: RawBuilder<boolean>): Promise<number> => {
  const { count } = await db
    .selectFrom('requests as r')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('r.company_id', '=', companyId)
    .where(condition)
    .executeTakeFirstOrThrow();
  return count;
};
