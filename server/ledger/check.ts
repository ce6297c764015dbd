// Proves the ledger: balances are what the postings sum to, and every entry sums to nothing in each currency.
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

export interface LedgerFault {
  readonly kind: 'balance' | 'entry' | 'currency';
  readonly subject: string;
  readonly difference: string;
}

const wrongBalances = (db: Database) =>
  sql<LedgerFault>`select 'balance' as kind, b.company_id || '/' || b.account_id as subject,
      (b.balance - coalesce(p.total, 0))::text as difference
    from account_balances b
    left join (select company_id, account_id, sum(amount) as total from postings group by 1, 2) p
      using (company_id, account_id)
    where b.balance <> coalesce(p.total, 0)`.execute(db);

const unbalancedEntries = (db: Database) =>
  sql<LedgerFault>`select 'entry' as kind, entry_id::text as subject, sum(amount)::text as difference
    from postings group by entry_id, currency having sum(amount) <> 0`.execute(db);

const wrongCurrencies = (db: Database) =>
  sql<LedgerFault>`select distinct 'currency' as kind, p.company_id || '/' || p.account_id as subject,
      p.currency as difference
    from postings p join accounts a using (company_id, account_id) where a.currency <> p.currency`.execute(db);

/** Everything that does not add up; an empty list is the proof that no money was made or lost. */
export async function checkLedger(db: Database): Promise<LedgerFault[]> {
  const faults: LedgerFault[] = [];
  for (const check of [wrongBalances, unbalancedEntries, wrongCurrencies]) faults.push(...(await check(db)).rows);
  return faults;
}
