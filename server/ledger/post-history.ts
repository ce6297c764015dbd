// Imports the past of a bank: books many entries at once, in order.
import { randomUUID } from 'node:crypto';
import type { Database } from '../db/database.ts';
import type { Entry } from './entry.ts';
import { accountsOf } from './post.ts';
import { insertEntries } from './postings.ts';
import { assertBalanced, balancesAfter } from './rules.ts';
import { lockAccounts, storeBalances } from './store.ts';

/** Throws unless each entry balances; does not check whether an account was overdrawn. */
export async function postHistory(db: Database, history: readonly Entry[]): Promise<void> {
  const entries = history
    .map((entry) => ({ ...entry, entryId: entry.entryId ?? randomUUID() }))
    .toSorted((left, right) => left.bookedAt.getTime() - right.bookedAt.getTime());
  const lines = entries.flatMap((entry) => entry.lines);
  const distinct = [...new Map(lines.map((line) => [`${line.companyId}/${line.accountId}`, line])).values()];
  const accounts = accountsOf(await lockAccounts(db, distinct), lines);
  for (const entry of entries) assertBalanced(entry, accounts);
  if (!(await insertEntries(db, entries, accounts))) throw new Error('Some of these entries were posted before');
  await storeBalances(db, balancesAfter(lines, accounts), entries.at(-1)?.bookedAt ?? new Date(0));
}
