// Double-entry bookkeeping: an entry is booked only if its debits equal its credits.
import { randomUUID } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { transact } from '../db/transact.ts';
import { Refusal } from '../refusal.ts';
import { keyOf, type Entry, type EntryLine, type LockedAccount } from './entry.ts';
import { assertBalanced, balancesAfter, findOverdrawn } from './rules.ts';
import { insertEntries } from './postings.ts';
import { findEntry, lockAccounts, storeBalances } from './store.ts';

export interface Posted {
  readonly entryId: string;
  /** False when the entry had been booked before. */
  readonly isNew: boolean;
}

const sameLine = (left: EntryLine) => (right: EntryLine) =>
  keyOf(left) === keyOf(right) && left.amount === right.amount;

async function findPosted(db: Database, entry: Entry): Promise<Posted | undefined> {
  const found = await findEntry(db, entry);
  if (!found) return undefined;
  const { entryId, lines } = found;
  const isSame = lines.length === entry.lines.length && entry.lines.every((line) => lines.some(sameLine(line)));
  if (!isSame) throw new Error(`The entry ${entry.kind} ${entry.reference} was posted with other lines`);
  return { entryId, isNew: false };
}

async function loadPosted(db: Database, entry: Entry): Promise<Posted> {
  const posted = await findPosted(db, entry);
  if (!posted) throw new Error(`The entry ${entry.kind} ${entry.reference} was neither inserted nor found`);
  return posted;
}

export function accountsOf(
  accounts: readonly LockedAccount[],
  lines: readonly EntryLine[],
): Map<string, LockedAccount> {
  const byKey = new Map(accounts.map((account) => [keyOf(account), account]));
  const missing = lines.find((line) => !byKey.has(keyOf(line)));
  if (missing) throw new Error(`The ledger has no account ${keyOf(missing)}`);
  return byKey;
}

/** Returns the entry if it had been booked before, whatever the balance is now; throws the Refusal otherwise. */
async function refuseUnlessPosted(db: Database, entry: Entry): Promise<Posted> {
  const posted = await findPosted(db, entry);
  if (!posted) throw new Refusal(entry.insufficientCode ?? 'HOST_OVB_51');
  return posted;
}

/**
 * Books an entry once for its kind and reference; opens a transaction if there is none. Throws a Refusal, and writes
 * nothing, when an account has insufficient funds.
 */
export async function postEntry(db: Database, entry: Entry): Promise<Posted> {
  if (!db.isTransaction) return transact(db, (inside) => postEntry(inside, entry));
  const entryId = entry.entryId ?? randomUUID();
  const accounts = accountsOf(await lockAccounts(db, entry.lines), entry.lines);
  assertBalanced(entry, accounts);
  const after = balancesAfter(entry.lines, accounts);
  if (findOverdrawn(after, accounts)) return refuseUnlessPosted(db, entry);
  if (!(await insertEntries(db, [{ ...entry, entryId }], accounts))) return loadPosted(db, entry);
  await storeBalances(db, after, entry.bookedAt);
  return { entryId, isNew: true };
}
