import { sql, type RawBuilder } from 'kysely';
import type { CurrencyCode, CurrencySum } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';

export interface Tally {
  readonly total: number;
  readonly sums: CurrencySum[];
}

export interface CountedCurrency {
  readonly currency: CurrencyCode | null;
  readonly count: number;
  readonly total: string | null;
}

/** A request without an amount is counted in the total, but in no sum. */
export function tallyIn(rows: readonly CountedCurrency[]): Tally {
  const sums = rows.flatMap(({ currency, count, total }) =>
    currency === null || total === null ? [] : [{ count, total: { value: total, currency } }],
  );
  return { total: rows.reduce((all, { count }) => all + count, 0), sums };
}

/** Counts the requests that match the condition and sums their amounts, for each currency. */
export const tallyQuery = (db: Database, companyId: string, condition: RawBuilder<boolean>) =>
  db
    .selectFrom('requests as r')
    .select([
      'r.currency',
      sql<number>`count(*)::integer`.as('count'),
      sql<string | null>`sum(r.amount)::text`.as('total'),
    ])
    .where('r.company_id', '=', companyId)
    .where(condition)
    .groupBy('r.currency')
    .orderBy('r.currency');

export async function tallyOf(db: Database, companyId: string, condition: RawBuilder<boolean>): Promise<Tally> {
  return tallyIn(await tallyQuery(db, companyId, condition).execute());
}
