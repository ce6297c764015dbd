import { sql } from 'kysely';
import type { CurrencyCode, MutationDirection } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';
import type { Period } from './movement-store.ts';

export interface Scope extends Period {
  readonly companyId: string;
  readonly accountIds: readonly string[];
}

/**
 * True for money that moves between accounts of the company. All postings of an entry have the same time, so the
 * subquery may use the same period.
 */
const isInternal = ({ companyId, start, end }: Scope) => sql`p.entry_id in (
  select o.entry_id from accounts a join postings o using (company_id, account_id)
  where a.company_id = ${companyId} and o.booked_at >= ${start} and o.booked_at < ${end}
  group by o.entry_id having min(o.account_id) <> max(o.account_id))`;

const within = ({ companyId, accountIds, start, end }: Scope) =>
  sql`p.company_id = ${companyId} and p.account_id = any(${[...accountIds]}::text[])
    and p.booked_at >= ${start} and p.booked_at < ${end}`;

export interface DayRow {
  readonly currency: CurrencyCode;
  readonly day: string;
  readonly cash_in: string;
  readonly cash_out: string;
  readonly net: string;
}

/** `net` includes movements between own accounts, because balances are calculated from it. */
export async function readDays(db: Database, scope: Scope): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    select p.currency, (p.booked_at at time zone 'Asia/Jakarta')::date as day,
      coalesce(sum(p.amount) filter (where p.amount > 0 and not ${isInternal(scope)}), 0)::numeric(20, 2)::text as cash_in,
      coalesce(sum(-p.amount) filter (where p.amount < 0 and not ${isInternal(scope)}), 0)::numeric(20, 2)::text as cash_out,
      sum(p.amount)::text as net
    from postings p where ${within(scope)} group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}

/** Returns the total balance at the start: the present balance minus the movements since then. */
export async function balanceAtStart(db: Database, { companyId, accountIds, start }: Scope): Promise<string> {
  const { rows } = await sql<{ balance: string }>`
    select (coalesce(sum(b.balance), 0) - coalesce((select sum(p.amount) from postings p
      where p.company_id = ${companyId} and p.account_id = any(${[...accountIds]}::text[])
        and p.booked_at >= ${start}), 0))::numeric(20, 2)::text as balance
    from account_balances b
    where b.company_id = ${companyId} and b.account_id = any(${[...accountIds]}::text[])`.execute(db);
  return rows[0]?.balance ?? '0';
}

export interface PartnerRow {
  readonly name: string;
  readonly account_number: string;
  readonly bank_name: string;
  readonly total: string;
  readonly movements: number;
  readonly last_on: string;
  /** The total of all partners in this direction. */
  readonly whole: string;
}

export async function readPartners(db: Database, scope: Scope, direction: MutationDirection): Promise<PartnerRow[]> {
  const sign = sql.raw(direction === 'debit' ? '-1' : '1');
  const { rows } = await sql<PartnerRow>`
    select max(p.counterparty_name) as name, max(p.counterparty_number) as account_number,
      max(p.counterparty_bank) as bank_name, sum(abs(p.amount))::text as total, count(*)::integer as movements,
      max((p.booked_at at time zone 'Asia/Jakarta')::date) as last_on, sum(sum(abs(p.amount))) over ()::text as whole
    from postings p
    where ${within(scope)} and p.counterparty_name <> '' and p.amount * ${sign} > 0 and not ${isInternal(scope)}
    group by coalesce(nullif(p.counterparty_number, ''), p.counterparty_name)
    order by sum(abs(p.amount)) desc, 1 limit 10`.execute(db);
  return rows;
}
