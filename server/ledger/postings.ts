import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { numericOf } from '../db/numeric.ts';
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

/** Returns the posting of each line, with the balance after it. */
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

const entryRowOf = ({ entryId, kind, reference, bookedAt, valueDate, channel = 'host' }: BookedEntry) => ({
  entry_id: entryId,
  kind,
  reference,
  booked_at: bookedAt,
  value_date: valueDate,
  channel,
});

/**
 * Inserts entries with their postings. Returns false when one of these kinds and references exists already. One
 * statement, because the database refuses an entry without postings; arrays, so that it is planned once for any number.
 */
export async function insertEntries(
  db: Database,
  entries: readonly BookedEntry[],
  accounts: Accounts,
): Promise<boolean> {
  const postings = postingsOf(entries, accounts).map((row, line) => ({ ...row, line }));
  const { rows } = await sql`with entries as (
      insert into journal_entries (entry_id, kind, reference, booked_at, value_date, channel)
      select * from jsonb_to_recordset(${JSON.stringify(entries.map(entryRowOf))}::jsonb) as row (entry_id uuid,
        kind text, reference text, booked_at timestamptz, value_date date, channel text)
      on conflict (kind, reference) do nothing returning entry_id
    )
    insert into postings (company_id, account_id, entry_id, amount, currency, balance_after, description,
      counterparty_name, counterparty_number, counterparty_bank, booked_at, value_date)
    select row.company_id, row.account_id, row.entry_id, row.amount, row.currency, row.balance_after, row.description,
      row.counterparty_name, row.counterparty_number, row.counterparty_bank, row.booked_at, row.value_date
    from jsonb_to_recordset(${JSON.stringify(postings)}::jsonb) as row (company_id text, account_id text,
      entry_id uuid, amount numeric, currency text, balance_after numeric, description text, counterparty_name text,
      counterparty_number text, counterparty_bank text, booked_at timestamptz, value_date date, line integer)
    join entries using (entry_id) order by row.line
    returning entry_id`.execute(db);
  return rows.length === postings.length;
}
