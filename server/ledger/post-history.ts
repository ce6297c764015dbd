// Many entries at once, in the order they were booked: how a bank's past comes into the ledger.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Entry } from './entry.ts';
import { accountsOf } from './post.ts';
import { insertPostings, postingsOf, type BookedEntry } from './postings.ts';
import { assertBalanced, balancesAfter } from './rules.ts';
import { lockAccounts, storeBalances } from './store.ts';

async function insertEntries(db: Database, entries: readonly BookedEntry[]): Promise<void> {
  const rows = entries.map(({ entryId, kind, reference, bookedAt, valueDate, channel = 'host' }) => ({
    entry_id: entryId,
    kind,
    reference,
    booked_at: bookedAt,
    value_date: valueDate,
    channel,
  }));
  await sql`insert into journal_entries (entry_id, kind, reference, booked_at, value_date, channel)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (entry_id uuid, kind text, reference text,
      booked_at timestamptz, value_date date, channel text)`.execute(db);
}

/** Each entry balances; what an account may fall to is not asked of the past. */
export async function postHistory(db: Database, history: readonly Entry[]): Promise<void> {
  const entries = history
    .map((entry) => ({ ...entry, entryId: entry.entryId ?? randomUUID() }))
    .toSorted((left, right) => left.bookedAt.getTime() - right.bookedAt.getTime());
  const lines = entries.flatMap((entry) => entry.lines);
  const distinct = [...new Map(lines.map((line) => [`${line.companyId}/${line.accountId}`, line])).values()];
  const accounts = accountsOf(await lockAccounts(db, distinct), lines);
  for (const entry of entries) assertBalanced(entry, accounts);
  await insertEntries(db, entries);
  await insertPostings(db, postingsOf(entries, accounts));
  await storeBalances(db, balancesAfter(lines, accounts), entries.at(-1)?.bookedAt ?? new Date(0));
}
