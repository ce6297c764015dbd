import { sql, type ExpressionBuilder } from 'kysely';
import type { MutationFilter, MutationListRequest } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { readPage } from '../lists/page.ts';
import { periodOf } from './movement-store.ts';

/** The journal number, which is made from the entry id. */
export const journalNumber = sql<string>`upper(left(replace(p.entry_id::text, '-', ''), 12))`;

type Joined = Tables & { p: Tables['postings']; e: Tables['journal_entries'] };

function matches(word: string) {
  const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return (where: ExpressionBuilder<Joined, 'p' | 'e'>) =>
    where.or([
      where('p.description', 'ilike', pattern),
      where('p.counterparty_name', 'ilike', pattern),
      where('e.reference', 'ilike', pattern),
      where(journalNumber, 'ilike', pattern),
    ]);
}

export function ofAccount(db: Database, companyId: string, accountId: string) {
  return db
    .selectFrom('postings as p')
    .innerJoin('journal_entries as e', 'e.entry_id', 'p.entry_id')
    .where('p.company_id', '=', companyId)
    .where('p.account_id', '=', accountId);
}

function filtered(db: Database, companyId: string, filter: MutationFilter) {
  const { start, end } = periodOf(filter.dates);
  const { direction, amount, search } = filter;
  return ofAccount(db, companyId, filter.accountId)
    .where('p.booked_at', '>=', start)
    .where('p.booked_at', '<', end)
    .$if(direction !== undefined, (query) => query.where('p.amount', direction === 'debit' ? '<' : '>', '0'))
    .$if(amount?.minimum !== undefined, (query) =>
      query.where(sql<boolean>`abs(p.amount) >= ${amount?.minimum ?? '0'}::numeric`),
    )
    .$if(amount?.maximum !== undefined, (query) =>
      query.where(sql<boolean>`abs(p.amount) <= ${amount?.maximum ?? '0'}::numeric`),
    )
    .$if(search !== undefined, (query) => query.where(matches(search ?? '')));
}

export const shownColumns = [
  'p.posting_id',
  'p.booked_at',
  'p.value_date',
  'p.amount',
  'p.currency',
  'p.balance_after',
  'p.description',
  'p.counterparty_name',
  'e.kind',
  'e.reference',
] as const;

export async function pageOfMutations(
  db: Database,
  companyId: string,
  { filter, sort, page }: MutationListRequest,
  total: number,
) {
  const isByAmount = sort?.field === 'amount';
  const order = {
    by: isByAmount ? sql.ref('p.amount') : sql.ref('p.booked_at'),
    key: sql.ref('p.posting_id'),
    direction: sort?.direction ?? 'desc',
    name: isByAmount ? 'amount' : 'booked',
  };
  const query = filtered(db, companyId, filter)
    .select([...shownColumns])
    .select(journalNumber.as('journal'));
  return readPage(query, order, page, total);
}

export type MutationRow = Awaited<ReturnType<typeof pageOfMutations>>['rows'][number];

/** Returns the totals and counts of all movements that the filter finds. */
export async function sumMutations(db: Database, companyId: string, filter: MutationFilter) {
  return filtered(db, companyId, filter)
    .select([
      sql<string>`coalesce(sum(-p.amount) filter (where p.amount < 0), 0)::numeric(20, 2)::text`.as('debit'),
      sql<number>`(count(*) filter (where p.amount < 0))::integer`.as('debits'),
      sql<string>`coalesce(sum(p.amount) filter (where p.amount > 0), 0)::numeric(20, 2)::text`.as('credit'),
      sql<number>`(count(*) filter (where p.amount > 0))::integer`.as('credits'),
    ])
    .executeTakeFirstOrThrow();
}

/** Returns every movement of a period in booking order. */
export async function statementRows(
  db: Database,
  companyId: string,
  filter: Pick<MutationFilter, 'accountId' | 'dates'>,
) {
  return filtered(db, companyId, filter)
    .select([...shownColumns])
    .select(journalNumber.as('journal'))
    .orderBy('p.booked_at')
    .orderBy('p.posting_id')
    .execute();
}
