import { sql } from 'kysely';
import type { CalendarDate } from '../../domain/calendar-date.ts';
import type { UnderlyingStatus } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';

const usesIn = (state: 'used' | 'reserved') => sql<string>`(select coalesce(sum(u.amount_eq), 0) from underlying_uses u
  where u.company_id = d.company_id and u.underlying_code = d.underlying_code and u.state = ${sql.lit(state)})`;

/** The query of a company's documents with the used, reserved and free amounts and the status on a day. */
export function documentsQuery(db: Database, companyId: string, on: CalendarDate) {
  const counted = db
    .selectFrom('underlying_documents as d')
    .select(['underlying_code', 'beneficiary_name', 'purpose', 'supporting_document', 'document_number'])
    .select(['document_date', 'document_amount', 'document_currency', 'rate', 'tolerance', 'limit_eq', 'expires_on'])
    .select(['review', 'review_note', 'file_name', 'file_type', sql<number>`length(file_content)`.as('file_bytes')])
    .select(['submitted_by', 'submitted_by_name', 'submitted_at'])
    .select([usesIn('used').as('used'), usesIn('reserved').as('reserved')])
    .where('company_id', '=', companyId);
  const status = sql<UnderlyingStatus>`case when review <> 'accepted' then review when used >= limit_eq then 'used-up'
    when expires_on < ${on}::date then 'expired' else 'usable' end`;
  const standing = db
    .selectFrom(counted.as('counted'))
    .selectAll()
    .select([
      sql<string>`greatest(limit_eq - used, 0)`.as('remaining'),
      sql<string>`greatest(limit_eq - used - reserved, 0)`.as('free'),
      status.as('status'),
    ]);
  return db.selectFrom(standing.as('d')).selectAll();
}

export type DocumentRow = Awaited<ReturnType<ReturnType<typeof documentsQuery>['execute']>>[number];

export function findDocument(db: Database, companyId: string, code: string, on: CalendarDate) {
  return documentsQuery(db, companyId, on).where('underlying_code', '=', code).executeTakeFirst();
}

/** Returns what a request reserves of each document, which its own repair may use again. */
export async function reservedBy(db: Database, companyId: string, refNo: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('underlying_uses')
    .select(['underlying_code', 'amount_eq'])
    .where('company_id', '=', companyId)
    .where('ref_no', '=', refNo)
    .where('state', '=', 'reserved')
    .execute();
  return new Map(rows.map(({ underlying_code, amount_eq }) => [underlying_code, amount_eq]));
}

const sumOf = (state: string) =>
  sql<string>`coalesce(sum(amount_eq) filter (where state = ${sql.lit(state)}), 0)::text`;

export interface MonthlyUse {
  readonly used: string;
  readonly reserved: string;
}

/** Returns what a company bought in the month of a day: all of it, or only the part without documents. */
export function readMonthlyUse(
  db: Database,
  companyId: string,
  on: CalendarDate,
  { withoutDocuments, exceptRefNo = '' }: { readonly withoutDocuments: boolean; readonly exceptRefNo?: string },
): Promise<MonthlyUse> {
  const query = db
    .selectFrom('underlying_uses')
    .select([sumOf('used').as('used'), sumOf('reserved').as('reserved')])
    .where('company_id', '=', companyId)
    .where('ref_no', '<>', exceptRefNo)
    .where('transaction_date', '>=', `${on.slice(0, 7)}-01`)
    .where(sql<boolean>`transaction_date < (date_trunc('month', ${on}::date) + interval '1 month')::date`);
  return (withoutDocuments ? query.where('underlying_code', '=', '') : query).executeTakeFirstOrThrow();
}
