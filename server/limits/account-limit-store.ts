// Reads the accounts of a company with their limits on debits.
import { sql } from 'kysely';
import type { AccountLimitChange, AccountLimitValues, CurrencyCode } from '../../generated/types.ts';
import { isAbove, toWire, WHOLE_CURRENCIES, type Money } from '../../domain/money.ts';
import { isOneOf, lockAccounts } from '../accounts/lock-accounts.ts';
import { readTouched, type Touched } from '../approval/touched-requests.ts';
import type { Database } from '../db/database.ts';
import { instant } from '../instant.ts';
import { rupiahRate } from '../ledger/account-limits.ts';
import { readBankLimits } from '../reference/rails.ts';
import { businessDay } from '../reference/business-day.ts';

/** Selects the accounts that can be debited as a, with their limits as l. */
export const accountsOf = (db: Database, companyId: string) =>
  db
    .selectFrom('accounts as a')
    .leftJoin('account_limits as l', (join) =>
      join.onRef('l.company_id', '=', 'a.company_id').onRef('l.account_id', '=', 'a.account_id'),
    )
    .select(['a.account_id as id', 'a.number', 'a.alias', 'a.alias as name', 'a.currency', 'a.kind'])
    .select([sql<boolean>`(a.status = 'closed')`.as('is_closed'), sql<'Active'>`'Active'`.as('status')])
    .select([sql<string | null>`l.minimum::text`.as('minimum'), sql<string | null>`l.maximum::text`.as('maximum')])
    .select([sql<string | null>`l.daily_maximum::text`.as('daily_maximum'), 'l.changed_at'])
    .select(sql<number>`coalesce(l.revision, 1)`.as('revision'))
    .where('a.company_id', '=', companyId)
    .where('a.kind', 'in', ['CA', 'SA']);

export type AccountRow = Awaited<ReturnType<ReturnType<typeof accountsOf>['execute']>>[number];

export async function findAccounts(
  db: Database,
  companyId: string,
  ids: readonly string[],
  lock: boolean,
): Promise<AccountRow[]> {
  if (lock) await lockAccounts(db, companyId, ids);
  return accountsOf(db, companyId).where('a.account_id', '=', isOneOf(ids)).orderBy('a.account_id').execute();
}

export const valuesOf = ({ minimum, maximum, daily_maximum: dailyMaximum }: AccountRow): AccountLimitValues => ({
  minimum,
  maximum,
  dailyMaximum,
});

const decimals = sql`case when a.currency = any(${[...WHOLE_CURRENCIES]}::text[]) then 0 else 2 end`;

/** Returns the total of the requests of a day for each account, in the currency of the account. */
async function usedOn(db: Database, companyId: string, ids: readonly string[], day: string) {
  return db
    .selectFrom('requests as q')
    .innerJoin('accounts as a', (join) =>
      join.onRef('a.company_id', '=', 'q.company_id').onRef('a.account_id', '=', 'q.account_id'),
    )
    .select('a.account_id as id')
    .select(
      sql<string>`round(sum(q.idr_equivalent) / ${rupiahRate(sql.ref('a.currency'))}, ${decimals})::numeric(20, 2)::text`.as(
        'used',
      ),
    )
    .where('q.company_id', '=', companyId)
    .where('a.account_id', '=', isOneOf(ids))
    .where('q.execution_date', '=', day)
    .where('q.idr_equivalent', 'is not', null)
    .where(sql<boolean>`q.tab <> 'unsuccessful'`)
    .groupBy(['a.account_id', 'a.currency'])
    .execute();
}

/** Returns the highest maximum of the bank for each currency, or null for a currency with a range without maximum. */
async function bankMaximums(db: Database, day: string): Promise<ReadonlyMap<CurrencyCode, Money | null>> {
  const found = new Map<CurrencyCode, Money | null>();
  for (const { currency, maxLimit } of await readBankLimits(db, day)) {
    const known = found.get(currency);
    if (known === null) continue;
    const isWider = maxLimit !== null && known !== undefined && isAbove(known, maxLimit);
    found.set(currency, isWider && isWider.ok && isWider.value ? (known ?? null) : maxLimit);
  }
  return found;
}

export async function limitFacts(db: Database, companyId: string, ids: readonly string[], now: Date) {
  const day = businessDay(now);
  const used = await usedOn(db, companyId, ids, day);
  return { used: new Map(used.map((row) => [row.id, row.used])), bankMaximums: await bankMaximums(db, day) };
}

export type LimitFacts = Awaited<ReturnType<typeof limitFacts>>;

export const bankMaximumOf = ({ currency }: AccountRow, { bankMaximums: known }: LimitFacts): string | null => {
  const maximum = known.get(currency) ?? null;
  return maximum && toWire(maximum).value;
};

export const openRequestsOf = (db: Database, companyId: string, accountId: string): Promise<Touched> =>
  readTouched(
    db,
    sql`requests q where q.company_id = ${companyId} and q.account_id = ${accountId}
      and q.tab in ('repair', 'pending', 'forward_dated')`,
  );

/** Returns the approved changes of the account from their tasks, the newest first. */
export async function changesOf(db: Database, companyId: string, accountId: string): Promise<AccountLimitChange[]> {
  const wanted = sql`(select r.record from jsonb_array_elements(t.payload -> 'records') as r(record)
    where r.record ->> 'id' = ${accountId})`;
  const rows = await db
    .selectFrom('admin_tasks as t')
    .select(['t.ref_no', 't.submitted_by', 't.submitted_by_name', 't.last_acted_by', 't.last_acted_at'])
    .select(sql<AccountLimitValues>`${wanted} -> 'before' -> 'setting' -> 'values'`.as('before'))
    .select(sql<AccountLimitValues>`${wanted} -> 'draft'`.as('after'))
    .where('t.company_id', '=', companyId)
    .where('t.record_kind', '=', 'account-limit')
    .where('t.status', '=', 'Successful')
    .where(sql<boolean>`t.payload -> 'records' @> jsonb_build_array(jsonb_build_object('id', ${accountId}::text))`)
    .orderBy('t.last_acted_at', 'desc')
    .orderBy('t.task_id', 'desc')
    .limit(100)
    .execute();
  return rows.flatMap((row) =>
    row.last_acted_by === null || row.last_acted_at === null
      ? []
      : {
          refNo: row.ref_no,
          before: row.before,
          after: row.after,
          changedBy: { userId: row.submitted_by, name: row.submitted_by_name },
          approvedBy: row.last_acted_by,
          changedAt: instant(row.last_acted_at),
        },
  );
}
