import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { minorOf, numericOf } from '../db/numeric.ts';
import { keyOf, type Entry, type EntryLine, type LockedAccount } from './entry.ts';
import type { NewBalance } from './rules.ts';

type AccountKey = Pick<EntryLine, 'companyId' | 'accountId'>;

const byKey = (left: AccountKey, right: AccountKey) => (keyOf(left) < keyOf(right) ? -1 : 1);

/** Locks the accounts in a fixed order, so that two entries cannot deadlock. */
export async function lockAccounts(db: Database, lines: readonly EntryLine[]): Promise<LockedAccount[]> {
  const keys = [...new Map(lines.map((line) => [keyOf(line), line])).values()].toSorted(byKey);
  const rows = await db
    .selectFrom('account_balances as b')
    .innerJoin('accounts as a', (join) =>
      join.onRef('a.company_id', '=', 'b.company_id').onRef('a.account_id', '=', 'b.account_id'),
    )
    .select(['b.company_id', 'b.account_id', 'b.balance', 'b.hold', 'a.currency', 'a.kind'])
    .select(sql<string>`coalesce(a.details ->> 'overdraftLimit', '0')`.as('overdraft'))
    .where((where) =>
      where.or(
        keys.map(({ companyId, accountId }) => where.and({ 'b.company_id': companyId, 'b.account_id': accountId })),
      ),
    )
    .orderBy('b.company_id')
    .orderBy('b.account_id')
    .forUpdate('b')
    .execute();
  return rows.map((row) => ({
    companyId: row.company_id,
    accountId: row.account_id,
    currency: row.currency,
    isBank: row.kind === 'BANK',
    balance: minorOf(row.balance),
    hold: minorOf(row.hold),
    overdraft: minorOf(row.overdraft),
  }));
}

export async function findEntry(
  db: Database,
  { kind, reference }: Entry,
): Promise<{ entryId: string; lines: EntryLine[] } | undefined> {
  const rows = await db
    .selectFrom('journal_entries as e')
    .innerJoin('postings as p', 'p.entry_id', 'e.entry_id')
    .select(['e.entry_id', 'p.company_id', 'p.account_id', 'p.amount', 'p.description'])
    .where('e.kind', '=', kind)
    .where('e.reference', '=', reference)
    .execute();
  const lines = rows.map((row) => ({
    companyId: row.company_id,
    accountId: row.account_id,
    amount: minorOf(row.amount),
    description: row.description,
  }));
  return rows[0] && { entryId: rows[0].entry_id, lines };
}

export async function storeBalances(db: Database, balances: readonly NewBalance[], at: Date): Promise<void> {
  const rows = balances.map(
    ({ companyId, accountId, balance }) =>
      sql`(${companyId}::text, ${accountId}::text, ${numericOf(balance)}::numeric)`,
  );
  await sql`update account_balances as b set balance = n.balance, updated_at = greatest(b.updated_at, ${at})
    from (values ${sql.join(rows)}) as n (company_id, account_id, balance)
    where b.company_id = n.company_id and b.account_id = n.account_id`.execute(db);
}
