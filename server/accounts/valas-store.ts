import { sql } from 'kysely';
import type { CurrencyCode } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';
import { minorOf } from '../db/numeric.ts';

export interface Purchase {
  readonly currency: CurrencyCode;
  readonly minor: bigint;
}

/** Returns the foreign currency that the company bought with rupiah, from the postings of the bank's positions. */
export async function purchasesSince(db: Database, companyId: string, since: Date): Promise<Purchase[]> {
  const { rows } = await sql<{ currency: CurrencyCode; total: string }>`
    select sold.currency, sum(-sold.amount)::text as total
    from postings paid join postings sold on sold.entry_id = paid.entry_id
    where paid.company_id = ${companyId} and paid.booked_at >= ${since} and paid.currency = 'IDR' and paid.amount < 0
      and sold.company_id = '@BANK' and sold.account_id = 'position-' || sold.currency
      and sold.currency <> 'IDR' and sold.amount < 0
    group by sold.currency`.execute(db);
  return rows.map(({ currency, total }) => ({ currency, minor: minorOf(total) }));
}

export async function countOpenDeals(db: Database, companyId: string, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('facility_records')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('kind', '=', 'deal')
    .where('is_open', '=', true)
    .where((where) =>
      where.or([
        where(sql`details ->> 'debitFrom'`, '=', accountId),
        where(sql`details ->> 'creditTo'`, '=', accountId),
      ]),
    )
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns the amount that may be bought in a month without a document, from the row that is valid on the day. */
export async function purchaseThreshold(db: Database, today: string) {
  return db
    .selectFrom('thresholds')
    .select(['amount', 'currency'])
    .where('kind', '=', 'FCY_MONTHLY_PURCHASE')
    .where('effective_from', '<=', today)
    .where((where) => where.or([where('effective_to', 'is', null), where('effective_to', '>=', today)]))
    .orderBy('effective_from', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function quotedAt(db: Database, currency: CurrencyCode, now: Date): Promise<Date | undefined> {
  const row = await db
    .selectFrom('exchange_rates')
    .select('quoted_at')
    .where('currency', '=', currency)
    .where('quoted_at', '<=', now)
    .orderBy('quoted_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.quoted_at;
}
