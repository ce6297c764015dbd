import { sql } from 'kysely';
import { money, type Money } from '../../domain/money.ts';
import type { Database } from '../db/database.ts';
import { minorOf } from '../db/numeric.ts';
import { availableOf } from './rules.ts';

/** Returns what accounts can pay out now, by account id. Takes no lock, so the values may change at any time. */
export async function readAvailable(
  db: Database,
  companyId: string,
  accountIds: readonly string[],
): Promise<Map<string, Money>> {
  if (accountIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('account_balances as b')
    .innerJoin('accounts as a', (join) =>
      join.onRef('a.company_id', '=', 'b.company_id').onRef('a.account_id', '=', 'b.account_id'),
    )
    .select(['b.account_id', 'b.balance', 'b.hold', 'a.currency'])
    .select(sql<string>`coalesce(a.details ->> 'overdraftLimit', '0')`.as('overdraft'))
    .where('b.company_id', '=', companyId)
    .where('b.account_id', 'in', accountIds)
    .execute();
  return new Map(
    rows.map(({ account_id: accountId, balance, hold, overdraft, currency }) => {
      const available = { balance: minorOf(balance), hold: minorOf(hold), overdraft: minorOf(overdraft) };
      return [accountId, money(availableOf(available), currency)];
    }),
  );
}
