// The accounts that a user may see, with their present balances.
import type { CurrencyCode, FromAccount } from '../../generated/types.ts';
import { sql } from 'kysely';
import type { Who } from '../context.ts';
import type { Database } from '../db/database.ts';
import { compiledQuery } from '../db/compiled-query.ts';
import { minorOf } from '../db/numeric.ts';
import { availableOf } from '../ledger/rules.ts';
import { Refusal } from '../refusal.ts';

export type CustomerKind = 'CA' | 'SA' | 'TD' | 'LOAN';

export interface VisibleAccount {
  readonly accountId: string;
  readonly number: string;
  readonly alias: string;
  readonly holder: string;
  readonly kind: CustomerKind;
  readonly currency: CurrencyCode;
  readonly status: 'active' | 'blocked' | 'dormant' | 'closed';
  /** Percent per year as text; null when the account earns nothing. */
  readonly rate: string | null;
  readonly details: Readonly<Record<string, unknown>>;
  readonly isFavorite: boolean;
  /** The account group and the groups above it. */
  readonly groupIds: readonly string[];
  readonly mayDebit: boolean;
  readonly ledger: bigint;
  readonly hold: bigint;
  readonly overdraft: bigint;
  readonly available: bigint;
}

function query(db: Database, { companyId, userId }: Pick<Who, 'companyId' | 'userId'>) {
  return db
    .selectFrom('seen_accounts as x')
    .innerJoin('accounts as a', (join) =>
      join.onRef('a.company_id', '=', 'x.company_id').onRef('a.account_id', '=', 'x.account_id'),
    )
    .innerJoin('account_balances as b', (join) =>
      join.onRef('b.company_id', '=', 'x.company_id').onRef('b.account_id', '=', 'x.account_id'),
    )
    .select(['a.account_id', 'a.number', 'a.alias', 'a.name', 'a.kind', 'a.currency', 'a.status', 'a.details'])
    .select(['x.is_favorite', 'x.may_debit', 'b.balance', 'b.hold'])
    .select(
      sql<string[]>`coalesce((select p.group_ids from account_group_paths p
      where p.company_id = a.company_id and p.account_id = a.account_id), '{}')`.as('group_ids'),
    )
    .select(sql<string>`trim_scale(a.interest_rate)::text`.as('rate'))
    .where('x.company_id', '=', companyId)
    .where('x.user_id', '=', userId)
    .where('x.may_inquire', '=', true);
}

type Row = Awaited<ReturnType<ReturnType<typeof query>['execute']>>[number];

/** Writes a rate with at least two decimals. */
const percentText = (rate: string) => {
  const [whole, decimals = ''] = rate.split('.');
  return `${whole}.${decimals.padEnd(2, '0')}`;
};

function accountOf(row: Row): VisibleAccount {
  const ledger = minorOf(row.balance);
  const hold = minorOf(row.hold);
  const { overdraftLimit = '0' } = row.details as { readonly overdraftLimit?: string };
  const overdraft = minorOf(overdraftLimit);
  return {
    accountId: row.account_id,
    number: row.number,
    alias: row.alias,
    holder: row.name,
    kind: row.kind as CustomerKind,
    currency: row.currency,
    status: row.status,
    rate: row.rate === '0' ? null : percentText(row.rate),
    details: row.details,
    isFavorite: row.is_favorite,
    groupIds: row.group_ids,
    mayDebit: row.may_debit,
    ledger,
    hold,
    overdraft,
    available: availableOf({ balance: ledger, hold, overdraft }),
  };
}

export async function readVisibleAccounts(
  db: Database,
  who: Who,
  kinds: readonly CustomerKind[],
): Promise<VisibleAccount[]> {
  const rows = await query(db, who)
    .where('a.kind', 'in', [...kinds])
    .execute();
  return rows.map(accountOf);
}

function found(row: Row | undefined): VisibleAccount {
  if (!row) throw new Refusal('193');
  return accountOf(row);
}

/** Returns one account. Throws a Refusal if it does not exist or the user has no access to it. */
export async function loadVisibleAccount(
  db: Database,
  who: Who,
  accountId: string,
  kinds: readonly CustomerKind[] = ['CA', 'SA', 'TD', 'LOAN'],
): Promise<VisibleAccount> {
  const one = query(db, who).where('a.account_id', '=', accountId);
  return found(await one.where('a.kind', 'in', [...kinds]).executeTakeFirst());
}

interface ByNumber extends Pick<Who, 'companyId' | 'userId'> {
  readonly number: string;
  readonly kinds: readonly CustomerKind[];
}

const numbered = compiledQuery((db, asked: ByNumber) =>
  query(db, asked)
    .where('a.number', '=', asked.number)
    .where(sql<boolean>`a.kind = any(${asked.kinds}::text[])`),
);

/** Does the same by account number. */
export async function loadVisibleAccountByNumber(
  db: Database,
  who: Who,
  number: string,
  kinds: readonly CustomerKind[],
): Promise<VisibleAccount> {
  const [row] = await numbered(db, { companyId: who.companyId, userId: who.userId, number, kinds });
  return found(row);
}

/** Returns an account that another record names. Needs no access: its name is no secret within the company. */
export async function loadNamedAccount(db: Database, { companyId }: Who, accountId: string): Promise<FromAccount> {
  const row = await db
    .selectFrom('accounts')
    .select(['account_id as id', 'number', 'alias', 'currency'])
    .where('company_id', '=', companyId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!row) throw new Refusal('193');
  return row;
}
