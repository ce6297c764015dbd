import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { numericOf } from './amounts.ts';
import { keyOf, type Entry, type EntryLine, type LockedAccount } from './entry.ts';

export type BookedEntry = Entry & { readonly entryId: string };
type Accounts = ReadonlyMap<string, LockedAccount>;

const rowOf = ({ entryId, bookedAt, valueDate }: BookedEntry, line: EntryLine, balance: bigint, currency: string) => ({
  company_id: line.companyId,
  account_id: line.accountId,
  entry_id: entryId,
  amount: numericOf(line.amount),
  currency,
  balance_after: numericOf(balance),
  description: line.description,
  counterparty_name: line.counterpartyName ?? '',
  counterparty_number: line.counterpartyNumber ?? '',
  counterparty_bank: line.counterpartyBank ?? '',
  booked_at: bookedAt,
  value_date: valueDate,
});

export type PostingRow = ReturnType<typeof rowOf>;

/** The lines in their order, each with the balance it leaves. */
export function postingsOf(entries: readonly BookedEntry[], accounts: Accounts): PostingRow[] {
  const running = new Map([...accounts].map(([key, { balance }]) => [key, balance]));
  return entries.flatMap((entry) =>
    entry.lines.map((line) => {
      const key = keyOf(line);
      const balance = (running.get(key) ?? 0n) + line.amount;
      running.set(key, balance);
      return rowOf(entry, line, balance, accounts.get(key)?.currency ?? '');
    }),
  );
}

/** One statement whatever the number of rows, so that it is planned once. */
export async function insertPostings(db: Database, rows: readonly PostingRow[]): Promise<void> {
  await sql`insert into postings (company_id, account_id, entry_id, amount, currency, balance_after, description,
      counterparty_name, counterparty_number, counterparty_bank, booked_at, value_date)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (company_id text, account_id text,
      entry_id uuid, amount numeric, currency text, balance_after numeric, description text, counterparty_name text,
      counterparty_number text, counterparty_bank text, booked_at timestamptz, value_date date)`.execute(db);
}
