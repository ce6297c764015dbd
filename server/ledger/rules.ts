// The rules of the ledger, as pure functions of an entry and its accounts.
import { keyOf, type Entry, type EntryLine, type LockedAccount } from './entry.ts';

type Accounts = ReadonlyMap<string, LockedAccount>;

const currencyOf = (accounts: Accounts, line: EntryLine) => accounts.get(keyOf(line))?.currency ?? '';

/** Throws unless the lines sum to zero in each currency. */
export function assertBalanced({ kind, reference, lines }: Entry, accounts: Accounts): void {
  const byCurrency = Map.groupBy(lines, (line) => currencyOf(accounts, line));
  for (const [currency, group] of byCurrency) {
    const sum = group.reduce((total, { amount }) => total + amount, 0n);
    if (sum !== 0n) throw new Error(`The entry ${kind} ${reference} does not balance in ${currency}`);
  }
  if (lines.length < 2 || lines.some(({ amount }) => amount === 0n))
    throw new Error(`The entry ${kind} ${reference} moves nothing`);
}

export interface NewBalance {
  readonly companyId: string;
  readonly accountId: string;
  readonly balance: bigint;
}

export function balancesAfter(lines: readonly EntryLine[], accounts: Accounts): NewBalance[] {
  const changes = Map.groupBy(lines, keyOf);
  return [...changes].flatMap(([key, group]) => {
    const account = accounts.get(key);
    if (!account) return [];
    const balance = group.reduce((total, { amount }) => total + amount, account.balance);
    return [{ companyId: account.companyId, accountId: account.accountId, balance }];
  });
}

/** Returns what can be paid out: the balance minus the hold plus the overdraft. */
export const availableOf = ({ balance, hold, overdraft }: Pick<LockedAccount, 'balance' | 'hold' | 'overdraft'>) =>
  balance - hold + overdraft;

/** Returns a customer's account that would be overdrawn; the bank's own accounts may be negative. */
export function findOverdrawn(after: readonly NewBalance[], accounts: Accounts): NewBalance | undefined {
  return after.find((next) => {
    const account = accounts.get(keyOf(next));
    const pays = account && !account.isBank && next.balance < account.balance;
    return pays && availableOf({ ...account, balance: next.balance }) < 0n;
  });
}
