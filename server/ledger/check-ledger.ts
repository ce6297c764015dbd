// Checks the ledger: balances equal the sums of their postings, and every entry has postings that sum to zero in each
// currency. It does not rely on the constraints, so it also finds rows that were restored or written without them.
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

export interface LedgerFault {
  readonly kind: 'balance' | 'running-balance' | 'entry' | 'empty-entry' | 'orphan' | 'date' | 'currency';
  readonly subject: string;
  readonly difference: string;
}

const wrongBalances = (db: Database) =>
  sql<LedgerFault>`select 'balance' as kind, company_id || '/' || account_id as subject,
      (coalesce(b.balance, 0) - coalesce(p.total, 0))::text as difference
    from account_balances b
    full join (select company_id, account_id, sum(amount) as total from postings group by 1, 2) p
      using (company_id, account_id)
    where b.balance is distinct from coalesce(p.total, 0)`.execute(db);

/** The balance after each posting, which customers see in their statements, must equal the sum up to it. */
const wrongRunningBalances = (db: Database) =>
  sql<LedgerFault>`select 'running-balance' as kind, company_id || '/' || account_id || '/' || posting_id as subject,
      (balance_after - total)::text as difference
    from (select *, sum(amount) over (partition by company_id, account_id order by posting_id) as total from postings) p
    where balance_after <> total`.execute(db);

const unbalancedEntries = (db: Database) =>
  sql<LedgerFault>`select 'entry' as kind, entry_id::text as subject, sum(amount)::text as difference
    from postings group by entry_id, currency having sum(amount) <> 0`.execute(db);

const emptyEntries = (db: Database) =>
  sql<LedgerFault>`select 'empty-entry' as kind, e.kind || ' ' || e.reference as subject, '0.00' as difference
    from journal_entries e
    where not exists (select from postings p where p.entry_id = e.entry_id and p.amount <> 0)`.execute(db);

const orphans = (db: Database) =>
  sql<LedgerFault>`select 'orphan' as kind, p.entry_id::text as subject, p.amount::text as difference
    from postings p where not exists (select from journal_entries e where e.entry_id = p.entry_id)`.execute(db);

const wrongDates = (db: Database) =>
  sql<LedgerFault>`select 'date' as kind, e.kind || ' ' || e.reference as subject,
      p.value_date || ' ' || p.booked_at as difference
    from postings p join journal_entries e using (entry_id)
    where (p.value_date, p.booked_at) <> (e.value_date, e.booked_at)`.execute(db);

const wrongCurrencies = (db: Database) =>
  sql<LedgerFault>`select distinct 'currency' as kind, p.company_id || '/' || p.account_id as subject,
      p.currency as difference
    from postings p join accounts a using (company_id, account_id) where a.currency <> p.currency`.execute(db);

const checks = [
  wrongBalances,
  wrongRunningBalances,
  unbalancedEntries,
  emptyEntries,
  orphans,
  wrongDates,
  wrongCurrencies,
];

/** Returns all faults; an empty list proves that no money was created or lost. */
export async function checkLedger(db: Database): Promise<LedgerFault[]> {
  const faults: LedgerFault[] = [];
  for (const check of checks) faults.push(...(await check(db)).rows);
  return faults;
}
