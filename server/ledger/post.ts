// Double entry: what an entry takes from some accounts it gives to others, or it is not booked at all.
import { randomUUID } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { transact } from '../db/transact.ts';
import { Refusal } from '../refusal.ts';
import { keyOf, type Entry, type EntryLine, type LockedAccount } from './entry.ts';
import { assertBalanced, balancesAfter, findOverdrawn } from './rules.ts';
import { insertPostings, postingsOf } from './postings.ts';
import { findEntry, insertEntry, lockAccounts, storeBalances } from './store.ts';

export interface Posted {
  readonly entryId: string;
  /** False when the entry was there already. */
  readonly isNew: boolean;
}

const sameLine = (left: EntryLine) => (right: EntryLine) =>
  keyOf(left) === keyOf(right) && left.amount === right.amount;

async function alreadyPosted(db: Database, entry: Entry): Promise<Posted> {
  const { entryId, lines } = await findEntry(db, entry);
  const isSame = lines.length === entry.lines.length && entry.lines.every((line) => lines.some(sameLine(line)));
  if (!isSame) throw new Error(`The entry ${entry.kind} ${entry.reference} was posted with other lines`);
  return { entryId, isNew: false };
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

/** Books an entry once for its kind and reference. Inside a transaction, or the balances are not safe. */
export async function postEntry(db: Database, entry: Entry): Promise<Posted> {
  if (!db.isTransaction) return transact(db, (inside) => postEntry(inside, entry));
  const entryId = entry.entryId ?? randomUUID();
  const accounts = accountsOf(await lockAccounts(db, entry.lines), entry.lines);
  assertBalanced(entry, accounts);
  if (!(await insertEntry(db, entryId, entry))) return alreadyPosted(db, entry);
  const after = balancesAfter(entry.lines, accounts);
  if (findOverdrawn(after, accounts)) throw new Refusal(entry.insufficientCode ?? 'HOST_OVB_51');
  await insertPostings(db, postingsOf([{ ...entry, entryId }], accounts));
  await storeBalances(db, after, entry.bookedAt);
  return { entryId, isNew: true };
}
