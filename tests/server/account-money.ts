// Takes money from an account and puts money into it.
import type { Database } from '../../server/db/database.ts';
import { minorOf } from '../../server/db/numeric.ts';
import { postEntry } from '../../server/ledger/post.ts';
import { bankAccount } from '../../server/ledger/accounts.ts';

const account = { companyId: 'NUSANTARA', accountId: 'acc-0001' };
const bookedAt = new Date('2026-11-23T08:00:00+07:00');
let entries = 0;

/** Books between the account and the bank. A negative amount debits the account; zero books nothing. */
export async function moveMoney(db: Database, amount: bigint): Promise<void> {
  if (amount === 0n) return;
  entries += 1;
  const lines = [
    { ...account, amount, description: 'SETORAN' },
    { ...bankAccount('opening', 'IDR'), amount: -amount, description: 'SETORAN' },
  ];
  const reference = `money/${entries}`;
  await postEntry(db, { kind: 'test', reference, valueDate: '2026-11-23', bookedAt, lines });
}

export async function availableMoney(db: Database): Promise<bigint> {
  const { balance, hold } = await db
    .selectFrom('account_balances')
    .select(['balance', 'hold'])
    .where('company_id', '=', account.companyId)
    .where('account_id', '=', account.accountId)
    .executeTakeFirstOrThrow();
  return minorOf(balance) - minorOf(hold);
}

/** Books so that exactly this amount can be paid from the account. */
export async function emptyAccount(db: Database, left: bigint) {
  const taken = (await availableMoney(db)) - left;
  await moveMoney(db, -taken);
  return {
    comesIn: () => moveMoney(db, taken),
    async paidFor({ refNo }: { readonly refNo: string }): Promise<string[]> {
      const rows = await db
        .selectFrom('postings as p')
        .innerJoin('journal_entries as e', 'e.entry_id', 'p.entry_id')
        .select('p.amount')
        .where('e.reference', '=', refNo)
        .orderBy('p.posting_id')
        .execute();
      return rows.map(({ amount }) => amount);
    },
  };
}
